import type { Figures, FigureTotals } from "../../../contract/office/figures.ts";
import { formatNumber, formatPaise } from "../../parts/money.ts";
import { Tile } from "../../parts/Tile.tsx";
import { changeOf, shareOf } from "./words.ts";

/** What an order came to on average, in whole rupees. */
const average = ({ sales, orders }: FigureTotals): number =>
  orders === 0 ? 0 : Math.round(sales / orders / 100) * 100;
const marginOf = ({ margin: { known, cost } }: FigureTotals): number => known - cost;
const rupees = (paise: number): string => formatPaise(Math.round(paise / 100) * 100);

type Number = { name: string; of: (totals: FigureTotals) => number; say: (value: number) => string };
const numbers: readonly Number[] = [
  { name: "Sales", of: ({ sales }) => sales, say: rupees },
  { name: "Orders", of: ({ orders }) => orders, say: formatNumber },
  { name: "An order on average", of: average, say: rupees },
  { name: "Pieces", of: ({ pieces }) => pieces, say: formatNumber },
  { name: "Given back since", of: ({ back }) => back, say: rupees },
];

/** How a number differs from the one before: an arrow for the eye, words for everybody. */
function Difference({ now, before, say }: { now: number; before: number; say: (value: number) => string }) {
  const change = changeOf(now, before);
  if (change === null) return <>{now === 0 ? "as before: none" : "none before"}</>;
  return (
    <>
      <span aria-hidden="true">{change === 0 ? "=" : change > 0 ? "▲" : "▼"}</span>{" "}
      {change === 0 ? "as" : `${formatNumber(Math.abs(change))} % ${change > 0 ? "more" : "less"} than`} {say(before)}
    </>
  );
}

/** The period in a few numbers, each with its difference from what it is held against. */
export function Headline({ figures: { totals, totals_before } }: { figures: Figures }) {
  const { kept, known, cost } = totals.margin;
  const before = totals_before && totals_before.margin.known > 0 ? totals_before : null;
  return (
    <dl className="figures-tiles">
      {numbers.map(({ name, of, say }) => (
        <Tile key={name} name={name} value={say(of(totals))}>
          {totals_before && <Difference now={of(totals)} before={of(totals_before)} say={say} />}
        </Tile>
      ))}
      <Tile name="Margin without GST" value={known === 0 ? "–" : rupees(known - cost)}>
        {known === 0 ? (
          "no cost is known"
        ) : (
          <>
            {shareOf(known - cost, known)} of {rupees(known)}
            {known < kept && `; ${shareOf(kept - known, kept)} of the goods have no known cost`}
            {before && (
              <span className="block">
                <Difference now={marginOf(totals)} before={marginOf(before)} say={rupees} />
              </span>
            )}
          </>
        )}
      </Tile>
    </dl>
  );
}
