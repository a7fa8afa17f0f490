import { useState } from "react";
import { useList } from "../../api/read.ts";
import { Cards } from "../../parts/Cards.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { LeaveOutDialog } from "./LeaveOutDialog.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { TakeAwayDialog } from "./TakeAwayDialog.tsx";
import { type Row, type RowPicture, states } from "./words.ts";

const tabs = {
  name: "view",
  options: [
    { value: "waiting", name: "To read" },
    { value: "shown", name: "Shown" },
    { value: "refused", name: "Refused" },
    { value: "removed", name: "Taken away" },
  ],
} as const;

type Chosen = { row: Row } & ({ to: "answer" | "away" } | { to: "picture"; picture: RowPicture });

/** What buyers say: read before it is shown, answered, and taken away by a rule alone. */
export default function Reviews() {
  const view = useTab(tabs);
  const [chosen, setChosen] = useState<Chosen>();
  const list = useList("GET /reviews", view === "waiting" ? {} : { view });
  const close = () => setChosen(undefined);
  return (
    <>
      <PageHead title="Reviews">
        <Tabs label="Which reviews" {...tabs} />
      </PageHead>
      <Cards
        list={list}
        name="Reviews"
        empty={
          <Empty
            icon="list"
            title={view === "waiting" ? "Nothing waits to be read" : `None is ${states[view].name.toLowerCase()}`}
          >
            Whoever bought something is asked by mail, ten days after it came. What he writes waits here until you show
            it. That somebody is not content is no reason to refuse it: answer it instead.
          </Empty>
        }
      >
        {(row) => (
          <ReviewCard
            key={row.id}
            row={row}
            onAnswer={() => setChosen({ row, to: "answer" })}
            onAway={() => setChosen({ row, to: "away" })}
            onLeaveOut={(picture) => setChosen({ row, to: "picture", picture })}
          />
        )}
      </Cards>
      {chosen?.to === "answer" && <AnswerDialog row={chosen.row} onClose={close} />}
      {chosen?.to === "picture" && <LeaveOutDialog row={chosen.row} picture={chosen.picture} onClose={close} />}
      {chosen?.to === "away" && <TakeAwayDialog row={chosen.row} onClose={close} />}
    </>
  );
}
