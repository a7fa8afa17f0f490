import { useState } from "react";
import { useList } from "../../api/read.ts";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { TakeAwayDialog } from "./TakeAwayDialog.tsx";
import { type Row, states } from "./words.ts";

const tabs = {
  name: "view",
  options: [
    { value: "waiting", name: "To read" },
    { value: "shown", name: "Shown" },
    { value: "refused", name: "Refused" },
    { value: "removed", name: "Taken away" },
  ],
} as const;

/** What buyers say: read before it is shown, answered, and taken away by a rule alone. */
export default function Reviews() {
  const view = useTab(tabs);
  const [chosen, setChosen] = useState<{ row: Row; to: "answer" | "away" }>();
  const { rows, more, busy, query } = useList("GET /reviews", view === "waiting" ? {} : { view });
  const close = () => setChosen(undefined);
  return (
    <>
      <PageHead title="Reviews">
        <Tabs label="Which reviews" {...tabs} />
      </PageHead>
      {query.error && rows.length === 0 ? (
        <p role="alert" className="notice notice-bad">
          {query.error.message}
        </p>
      ) : query.isPending ? (
        <p role="status" aria-label="Loading" className="text-muted">
          Reviews are on their way.
        </p>
      ) : rows.length === 0 ? (
        <Empty
          icon="list"
          title={view === "waiting" ? "Nothing waits to be read" : `None is ${states[view].name.toLowerCase()}`}
        >
          Whoever bought something is asked by mail, ten days after it came. What he writes waits here until you show
          it. That somebody is not content is no reason to refuse it: answer it instead.
        </Empty>
      ) : (
        <ul className="grid gap-3">
          {rows.map((row) => (
            <ReviewCard
              key={row.id}
              row={row}
              onAnswer={() => setChosen({ row, to: "answer" })}
              onAway={() => setChosen({ row, to: "away" })}
            />
          ))}
        </ul>
      )}
      {more && (
        <p className="mt-4 text-center">
          <Button onClick={more} busy={busy}>
            Show more
          </Button>
        </p>
      )}
      {chosen?.to === "answer" && <AnswerDialog row={chosen.row} onClose={close} />}
      {chosen?.to === "away" && <TakeAwayDialog row={chosen.row} onClose={close} />}
    </>
  );
}
