import { Link } from "react-router";
import { isReviewRule, reviewRules } from "../../../contract/office/reviewRules.ts";
import { useWrite } from "../../api/write.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { When } from "../../parts/When.tsx";
import { RowPictures } from "./RowPictures.tsx";
import { type Row, type RowPicture, states } from "./words.ts";

type Props = { row: Row; onAnswer: () => void; onAway: () => void; onLeaveOut: (picture: RowPicture) => void };

/** A review with its product, its order, what became of it, and what can be done. */
export function ReviewCard({ row, onAnswer, onAway, onLeaveOut }: Props) {
  const { id, version, state, rating, title, words, name, town, option_text, order_no, written_at, answer, history } =
    row;
  const show = useWrite("POST /reviews/{id}", { reads: ["GET /reviews", "GET /today"], done: "It is shown." });
  const last = history.at(-1);
  return (
    <li className="card grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span role="img" aria-label={`${rating} of 5 stars`} className="text-base">
          {"★".repeat(rating)}
          {"☆".repeat(5 - rating)}
        </span>
        <span className="font-[600]">
          {row.product_name}
          {option_text && `, ${option_text}`}
        </span>
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
      </p>
      {title && <h2 className="text-base font-[600] break-words">{title}</h2>}
      <p className="max-w-prose text-base break-words whitespace-pre-line">{words}</p>
      <RowPictures row={row} onLeaveOut={onLeaveOut} />
      <p className="text-muted">
        {name}
        {town && `, ${town}`}, <When time={written_at} />,{" "}
        <Link to={`/orders/${order_no}`} className="text-link touch figures">
          Order {order_no}
        </Link>
      </p>
      {last?.rule && (
        <p className="max-w-prose text-muted">
          {isReviewRule(last.rule) ? reviewRules[last.rule] : last.rule}: {last.reason}
          {last.staff_name && ` (${last.staff_name})`}
        </p>
      )}
      {answer && (
        <p className="max-w-prose break-words whitespace-pre-line">
          <span className="font-[600]">Your answer:</span> {answer}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {state !== "shown" && (
          <Button
            look={state === "waiting" ? "primary" : "secondary"}
            busy={show.busy}
            onClick={() => show.start({ parameters: { id: String(id) }, body: { state: "shown", version } })}
          >
            Show it
          </Button>
        )}
        <Button onClick={onAnswer}>{answer ? "Change the answer" : "Answer"}</Button>
        {(state === "waiting" || state === "shown") && (
          <Button onClick={onAway}>{state === "waiting" ? "Refuse" : "Take away"}</Button>
        )}
      </p>
    </li>
  );
}
