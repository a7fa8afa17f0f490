import { Link } from "react-router";
import { SectionHead } from "../SectionHead.tsx";
import type { FirstReviews } from "./firstReviews.ts";
import { ReviewList } from "./ReviewList.tsx";
import { Stars } from "./Stars.tsx";

type Props = { shown: FirstReviews; product_url: string; shopName: string };

/** The newest of what buyers say, on the product's page. */
export const ProductReviews = ({ shown: { count, average, pictures, reviews }, product_url, shopName }: Props) => (
  <section className="section" aria-label="From those who bought it">
    <SectionHead title="From those who bought it" />
    <p className="mb-5">
      <Stars rating={average ?? 0} /> {average} of 5, {count === 1 ? "one review" : `${count} reviews`}
    </p>
    <ReviewList reviews={reviews} shopName={shopName} />
    {(count > reviews.length || pictures > 0) && (
      <Link to={`/product/${product_url}/reviews`} className="text-link inline-flex min-h-11 items-center">
        {[
          count > reviews.length && `All ${count} reviews`,
          pictures > 0 && (pictures > 1 ? `${pictures} pictures` : "1 picture"),
        ]
          .filter(Boolean)
          .join(", ")}
      </Link>
    )}
  </section>
);
