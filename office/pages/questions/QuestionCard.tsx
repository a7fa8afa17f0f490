import { Link } from "react-router";
import { isQuestionRule, questionRules } from "../../../contract/office/questionRules.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { When } from "../../parts/When.tsx";
import { type Row, states } from "./words.ts";

type Props = { row: Row; onAnswer: () => void; onRefuse: () => void };

/** A question with its product, its age, what became of it, and what can be done. */
export function QuestionCard({ row, onAnswer, onRefuse }: Props) {
  const { id, state, words, name, product_id, product_name, asked_at, answer, history } = row;
  const last = history.at(-1);
  return (
    <li className="card grid gap-2" data-question={id}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/products/${product_id}`} className="text-link touch font-[600]">
          {product_name}
        </Link>
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
      </p>
      <h2 className="max-w-prose text-base font-[600] break-words whitespace-pre-line">{words}</h2>
      <p className="text-muted">
        {name}, <When time={asked_at} span wraps />
      </p>
      {answer && (
        <p className="max-w-prose break-words whitespace-pre-line">
          <span className="font-[600]">Your answer:</span> {answer}
        </p>
      )}
      {last?.rule && (
        <p className="max-w-prose text-muted">
          {[isQuestionRule(last.rule) ? questionRules[last.rule] : last.rule, last.reason].filter(Boolean).join(": ")}
        </p>
      )}
      {last?.staff_name && (
        <p className="text-muted">
          {states[state].name} by {last.staff_name}, <When time={last.at} />
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button look={state === "waiting" ? "primary" : "secondary"} onClick={onAnswer}>
          {state === "answered" ? "Change the answer" : state === "waiting" ? "Answer" : "Answer it all the same"}
        </Button>
        {(state === "waiting" || state === "answered") && (
          <Button onClick={onRefuse}>{state === "waiting" ? "Refuse" : "Take away"}</Button>
        )}
      </p>
    </li>
  );
}
