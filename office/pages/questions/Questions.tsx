import { useState } from "react";
import { useList } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Cards } from "../../parts/Cards.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { QuestionCard } from "./QuestionCard.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { type Row, states } from "./words.ts";

const tabs = {
  name: "view",
  options: [
    { value: "waiting", name: "To answer" },
    { value: "answered", name: "Answered" },
    { value: "refused", name: "Refused" },
    { value: "removed", name: "Taken away" },
  ],
} as const;

/** The question in which the focus is, else the first one. */
function nearest(rows: readonly Row[]): Row | undefined {
  const id = document.activeElement?.closest("[data-question]")?.getAttribute("data-question");
  return rows.find((row) => String(row.id) === id) ?? rows[0];
}

/** What people ask about products: answered, or refused and taken away by a rule alone. */
export default function Questions() {
  const view = useTab(tabs);
  const [chosen, setChosen] = useState<{ row: Row; to: "answer" | "refuse" }>();
  const list = useList("GET /questions", view === "waiting" ? {} : { view });
  const close = () => setChosen(undefined);
  const byKey = (to: "answer" | "refuse") => () => {
    const row = nearest(list.rows);
    if (row && (to === "answer" || row.state === "waiting" || row.state === "answered")) setChosen({ row, to });
  };
  useKeys("Questions", [
    { keys: "a", what: "Answer the question", act: byKey("answer") },
    { keys: "f", what: "Refuse the question, or take it away", act: byKey("refuse") },
  ]);
  return (
    <>
      <PageHead title="Questions">
        <Tabs label="Which questions" {...tabs} />
      </PageHead>
      <Cards
        list={list}
        name="Questions"
        empty={
          <Empty
            icon="ask"
            title={view === "waiting" ? "Nothing waits for an answer" : `None is ${states[view].name.toLowerCase()}`}
          >
            What somebody asks on a product’s page waits here. With your answer it stands on that page for everybody,
            and who asked gets it by mail. What is no question about the product is refused by a rule, which he is told.
          </Empty>
        }
      >
        {(row) => (
          <QuestionCard
            key={row.id}
            row={row}
            onAnswer={() => setChosen({ row, to: "answer" })}
            onRefuse={() => setChosen({ row, to: "refuse" })}
          />
        )}
      </Cards>
      {chosen?.to === "answer" && <AnswerDialog row={chosen.row} onClose={close} />}
      {chosen?.to === "refuse" && <RefuseDialog row={chosen.row} onClose={close} />}
    </>
  );
}
