import { memo } from "react";
import { Link } from "../Link.tsx";
import { SectionHead } from "../SectionHead.tsx";
import type { FirstReviews } from "./firstReviews.ts";
import { ReviewList } from "./ReviewList.tsx";
import { Stars } from "./Stars.tsx";

type Props = { shown: FirstReviews; product_url: string; shopName: string };

/** The newest of what buyers say, on the product's page. */
export const ProductReviews = memo(({ shown: { average, number, more, reviews }, product_url, shopName }: Props) => (
  <section className="section" aria-label="From those who bought it">
    <SectionHead title="From those who bought it" />
    <p className="mb-5">
      <Stars rating={average ?? 0} /> {average} of 5, {number}
    </p>
    <ReviewList reviews={reviews} shopName={shopName} />
    {more && (
      <Link to={`/product/${product_url}/reviews`} className="text-link inline-flex min-h-11 items-center">
        {more}
      </Link>
    )}
  </section>
));
