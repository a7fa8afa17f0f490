import type { Review } from "../../../contract/reviews.ts";

/** What a picture of a review is called for who can't see it: as its buyer says, or whose it is and which of them. */
const wordsOf = ({ name, pictures }: Pick<Review, "name" | "pictures">, at: number): string =>
  pictures[at]?.alt || `Picture by ${name}, ${at + 1} of ${pictures.length}`;

/** A review's pictures as a row of squares; each leads to the large one. */
export const ReviewPictures = ({ review }: { review: Review }) =>
  review.pictures.length > 0 && (
    <ul className="mt-3 flex flex-wrap gap-2">
      {review.pictures.map(({ picture }, at) => (
        <li key={picture}>
          <a href={`${picture}-1200.avif`} className="block">
            <img
              src={`${picture}-400.avif`}
              alt={wordsOf(review, at)}
              width={400}
              height={400}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-card bg-tint object-cover md:size-32"
            />
          </a>
        </li>
      ))}
    </ul>
  );
