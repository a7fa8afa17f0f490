import { useSearchParams } from "react-router";
import type { Figures as Data } from "../../../contract/office/figures.ts";
import { useRead } from "../../api/read.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Asked, addressOf, queryOf, readAsked } from "./address.ts";
import { Breakdowns } from "./Breakdowns.tsx";
import { Filters } from "./Filters.tsx";
import { Headline } from "./Headline.tsx";
import { Plot } from "./Plot.tsx";
import { formatDays, wholeDay } from "./words.ts";

/** What was sold in some days, held against others, and what it is made of. */
export default function Figures() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const read = useRead("GET /figures", { query: queryOf(asked) });
  return (
    <>
      <PageHead title="Figures" aside={read.data && formatDays(read.data)} />
      <Filters asked={asked} shown={read.data} />
      <Loaded read={read} rows={12}>
        {(figures) => (
          <>
            <Mind figures={figures} asked={asked} again={() => void read.refetch()} />
            {figures.states.length === 0 && figures.missed.length === 0 && !figures.totals_before?.orders ? (
              <Empty
                icon="chart"
                title="Nothing was ordered in these days"
                act={
                  asked.period !== "year" && (
                    <ButtonLink to={addressOf({ ...asked, period: "year" })}>This year</ButtonLink>
                  )
                }
              >
                Each order stands here a few seconds after it was placed: by day, department, maker and product, with
                what came back of it since.
              </Empty>
            ) : (
              <div className="figures-page">
                <Headline figures={figures} />
                <Plot key={`${figures.from} ${figures.to}`} figures={figures} asked={asked} />
                <Breakdowns figures={figures} asked={asked} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** What is to be known of the numbers before they are read. */
function Mind({ figures, asked, again }: { figures: Data; asked: Asked; again: () => void }) {
  const { festival, before, running, uncounted } = figures;
  const said = [
    running && before && "Today is not over, and is held against a whole day.",
    festival && `Diwali, ${wholeDay(festival.day)}, lies upon Diwali of the year before, ${wholeDay(festival.before)}.`,
    asked.compare === "festival" && !festival && "The shop does not know the day of Diwali for these days.",
  ].filter((words) => typeof words === "string");
  if (said.length === 0 && uncounted === 0) return null;
  return (
    <div className="notice mb-4 grid gap-1">
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {uncounted > 0 && (
        <p>
          Something has changed in {uncounted === 1 ? "one of these days" : `${uncounted} of these days`}; it is counted
          within seconds.{" "}
          <button type="button" className="text-link" onClick={again}>
            Read again
          </button>
        </p>
      )}
    </div>
  );
}
