import type { Review } from "../../../contract/reviews.ts";
import { formatDay } from "../day.ts";
import { Stars } from "./Stars.tsx";

/** What buyers say, as plain text, with the shop's answers. */
export const ReviewList = ({ reviews, shopName }: { reviews: Review[]; shopName: string }) =>
  reviews.map(({ rating, title, words, name, town, option_text, written_at, answer }) => (
    <article key={`${written_at} ${name}`} className="max-w-prose border-t border-hairline py-4 break-words">
      <h3 className="font-semibold">
        <Stars rating={rating} /> {title}
      </h3>
      <p className="mt-2 whitespace-pre-line">{words}</p>
      <p className="mt-2 text-sm text-muted">
        {[name, town, option_text, `bought here, ${formatDay(written_at)}`].filter(Boolean).join(", ")}
      </p>
      {answer && (
        <p className="mt-3 border-l-4 border-brand bg-tint px-4 py-3 whitespace-pre-line">
          <b>{shopName}:</b> {answer}
        </p>
      )}
    </article>
  ));
