import type { FirstReviews } from "../reviews/firstReviews.ts";

/** What buyers say, in schema.org's words. Only where somebody has said something. */
export const reviewFacts = ({ count, average, reviews }: FirstReviews): object => ({
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.map(({ rating, title, words, name, written_at }) => ({
    "@type": "Review",
    ...(title && { name: title }),
    reviewBody: words,
    datePublished: written_at.slice(0, 10),
    author: { "@type": "Person", name },
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  })),
});
