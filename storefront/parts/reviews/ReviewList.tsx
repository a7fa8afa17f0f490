import type { ReactNode } from "react";
import type { Review } from "../../../contract/reviews.ts";
import { formatDay } from "../day.ts";
import { Stars } from "./Stars.tsx";

/** A review without its pictures: a product's page does without them. */
export type Said = Omit<Review, "pictures">;

type Props<R> = { reviews: R[]; shopName: string; under?: (review: R) => ReactNode };

/** What buyers say, as plain text, with the shop's answers; `under`: what stands under the words. */
export const ReviewList = <R extends Said>({ reviews, shopName, under }: Props<R>) =>
  reviews.map((review) => {
    const { rating, title, words, name, town, option_text, written_at, answer } = review;
    return (
      <article key={`${written_at} ${name}`} className="max-w-prose border-t border-hairline py-4 break-words">
        <h3 className="font-semibold">
          <Stars rating={rating} /> {title}
        </h3>
        <p className="mt-2 whitespace-pre-line">{words}</p>
        {under?.(review)}
        <p className="mt-2 text-sm text-muted">
          {[name, town, option_text, `bought here, ${formatDay(written_at)}`].filter(Boolean).join(", ")}
        </p>
        {answer && (
          <p className="mt-3 border-l-4 border-brand bg-tint px-4 py-3 whitespace-pre-line">
            <b>{shopName}:</b> {answer}
          </p>
        )}
      </article>
    );
  });
