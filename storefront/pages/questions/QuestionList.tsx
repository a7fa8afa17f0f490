import type { Question } from "../../../contract/questions.ts";
import { formatDay } from "../../parts/day.ts";

/** What was asked and what the shop answered, as plain text. */
export const QuestionList = ({ questions, shopName }: { questions: Question[]; shopName: string }) =>
  questions.map(({ id, words, name, asked_at, answer, answered_at }) => (
    <article key={id} className="max-w-prose border-t border-hairline py-5 break-words">
      <h3 className="font-semibold whitespace-pre-line">{words}</h3>
      <p className="mt-1 text-sm text-muted">
        {name}, {formatDay(asked_at)}
      </p>
      <div className="mt-3 border-l-4 border-brand bg-tint px-4 py-3">
        <p className="whitespace-pre-line">{answer}</p>
        <p className="mt-1 text-sm text-muted">
          {shopName}, {formatDay(answered_at)}
        </p>
      </div>
    </article>
  ));
