import { personalApiOf } from "../../api/context.ts";
import { listedCard } from "../../parts/card.ts";
import { Link } from "../../parts/Link.tsx";
import { needed } from "../../parts/needed.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { ProductGrid } from "../../parts/ProductGrid.tsx";
import type { Route } from "./+types/shared";

/** The address is a secret, and its owner can end it: nothing of it is kept. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const { data } = await needed(personalApiOf(context)("GET /get/wishlist/{key}", { parameters: { key } }));
  return { cards: data.map(listedCard) };
}

/** What somebody wishes for, for whoever was given the link. Whose it is the shop does not say. */
export default function SharedWishlist({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="A shared wishlist" hidden />
      <h1 tabIndex={-1} className="font-display text-4xl md:text-5xl">
        A shared wishlist
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-muted">
        {cards.length > 0
          ? "Somebody has shared what they wish for, with price and stock as they are now."
          : "Nothing is on it just now. Whoever shared it may put something on it again."}
      </p>
      {cards.length > 0 ? (
        <ProductGrid cards={cards} first={1} />
      ) : (
        <Link to="/products/search" className="text-link inline-flex min-h-11 items-center">
          See all products
        </Link>
      )}
    </div>
  );
}
