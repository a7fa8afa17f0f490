import type { Reviews } from "../../contract/reviews.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { NewerOlder } from "../parts/NewerOlder.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { ReviewList } from "../parts/reviews/ReviewList.tsx";
import { Stars } from "../parts/reviews/Stars.tsx";
import { useShell } from "../parts/shellData.ts";
import { JsonLd } from "../parts/structured/JsonLd.tsx";
import { reviewFacts } from "../parts/structured/reviewFacts.ts";
import type { Route } from "./+types/reviews";
import { ReviewPictures } from "./reviews/ReviewPictures.tsx";

export async function loader({ context, params: { product_url }, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const parameters = { product_url };
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const [product, reviews] = await Promise.all([
    needed(api("GET /get/product/{product_url}", { parameters }), (slug) => `/product/${slug}/reviews`),
    needed(api("GET /get/reviews/{product_url}", { parameters, query: { page } })),
  ]);
  return { name: product.data.product_name, reviews: reviews.data };
}

/** The facts of the page: the product, with what is said of it here. */
function saidOf(
  { name, product_url, reviews }: { name: string; product_url: string; reviews: Reviews },
  origin: string,
): object {
  const at = (path: string) => new URL(path, origin).href;
  return { "@type": "Product", name, url: at(`/product/${product_url}`), ...reviewFacts(reviews, at) };
}

/** All that buyers say of a product, ten at a time. */
export default function ReviewsPage({ loaderData: { name, reviews }, params: { product_url } }: Route.ComponentProps) {
  const shop = useShell()?.shop;
  const shopName = shop?.name ?? "The shop";
  const { count, average, histogram, page, last_page } = reviews;
  return (
    <div className="page">
      <PageHead title={`Reviews: ${name}`} hidden />
      {count > 0 && (
        <JsonLd facts={import.meta.env.SSR && shop ? saidOf({ name, product_url, reviews }, shop.url) : null} />
      )}
      <Breadcrumbs crumbs={[{ name, to: `/product/${product_url}` }]} here="Reviews" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">From those who bought it</h1>
      {count === 0 ? (
        <p className="mt-8">Nobody has reviewed this yet. Only those who bought it here can.</p>
      ) : (
        <>
          <p className="mt-8">
            <Stars rating={average ?? 0} /> {average} of 5, {count === 1 ? "one review" : `${count} reviews`}
          </p>
          <ul className="mt-3 mb-5 max-w-80 text-muted">
            {[5, 4, 3, 2, 1].map((stars) => (
              <li
                key={stars}
                className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-center gap-x-4 whitespace-nowrap figures"
              >
                <span>
                  {stars} ★<span className="sr-only">:</span> {histogram[stars - 1]}
                </span>
                <progress aria-hidden="true" className="progress" max={count} value={histogram[stars - 1] ?? 0} />
              </li>
            ))}
          </ul>
          <h2 className="sr-only">What they say</h2>
          <ReviewList
            reviews={reviews.reviews}
            shopName={shopName}
            under={(review) => <ReviewPictures review={review} />}
          />
          <NewerOlder page={page} last={last_page} />
        </>
      )}
    </div>
  );
}
