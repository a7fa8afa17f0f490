import type { Review } from "../../../contract/reviews.ts";
import type { FirstReviews } from "../reviews/firstReviews.ts";

type Told = Pick<FirstReviews, "count" | "average"> & {
  reviews: (Omit<Review, "pictures"> & Partial<Pick<Review, "pictures">>)[];
};

/**
 * What buyers say, in schema.org's words. Only where somebody has said something. Pictures are told where they are shown; `at` gives
 * their whole addresses.
 */
export const reviewFacts = ({ count, average, reviews }: Told, at = (path: string) => path): object => ({
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.map(({ rating, title, words, name, written_at, pictures = [] }) => ({
    "@type": "Review",
    ...(title && { name: title }),
    reviewBody: words,
    ...(pictures.length > 0 && { image: pictures.map(({ picture }) => at(`${picture}-800.webp`)) }),
    datePublished: written_at.slice(0, 10),
    author: { "@type": "Person", name },
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  })),
});
