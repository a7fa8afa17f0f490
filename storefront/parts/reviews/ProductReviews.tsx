import { Link } from "react-router";
import type { Reviews } from "../../../contract/reviews.ts";
import { SectionHead } from "../SectionHead.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { Stars } from "./Stars.tsx";

type Props = { shown: Pick<Reviews, "count" | "average" | "reviews">; product_url: string; shopName: string };

/** The newest of what buyers say, on the product's page. */
export const ProductReviews = ({ shown: { count, average, reviews }, product_url, shopName }: Props) => (
  <section className="section" aria-label="From those who bought it">
    <SectionHead title="From those who bought it" />
    <p className="mb-5">
      <Stars rating={average ?? 0} /> {average} of 5, {count === 1 ? "one review" : `${count} reviews`}
    </p>
    <ReviewList reviews={reviews} shopName={shopName} />
    {count > reviews.length && (
      <Link to={`/product/${product_url}/reviews`} className="text-link inline-flex min-h-11 items-center">
        All {count} reviews
      </Link>
    )}
  </section>
);
