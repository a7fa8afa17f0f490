import type { FormEvent } from "react";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import { WishedItem } from "./WishedItem.tsx";
import type { WishedCard } from "./wishedCard.ts";

/** With nothing on it, how something comes on it. */
const Empty = () => (
  <div className="border-t border-hairline py-16 text-center md:py-24">
    <p className="font-display text-3xl">Nothing on it yet.</p>
    <p className="mx-auto mt-3 max-w-prose text-muted">
      Press <Icon name="heart" className="inline size-5" /> over a picture in a list, or{" "}
      <strong>Save to wishlist</strong> on a product’s page. It is kept here with its price and stock of the day, until
      you take it off.
    </p>
    <Link to="/products/search" className={`${button.primary} mt-8`}>
      See all products
    </Link>
  </div>
);

type Props = {
  cards: WishedCard[];
  /** The ids of those that the shop shows no longer. */
  gone: number[];
  /** What removes on the device; without it the forms are the server's. */
  act?: { remove: (card: WishedCard) => void; removeGone: () => void };
};

/** What is wished for, each as it is now; and of what the shop has no longer, how many. */
export function WishedList({ cards, gone, act }: Props) {
  if (cards.length + gone.length === 0) return <Empty />;
  const removeGone = (event: FormEvent) => {
    event.preventDefault();
    act?.removeGone();
  };
  return (
    <>
      {cards.length > 0 && (
        <ul aria-label="Wishlist" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <WishedItem key={card.id} card={card} onRemove={act?.remove} />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <form
          action="/wishlist"
          method="post"
          onSubmit={act && removeGone}
          className="mt-6 flex flex-wrap items-center gap-x-4 border-l-4 border-hairline bg-tint px-4 py-2"
        >
          <input type="hidden" name="product" value={gone.join(",")} />
          <p>
            {gone.length === 1
              ? "One product that you saved is not in the shop any more."
              : `${gone.length} products that you saved are not in the shop any more.`}
          </p>
          <button name="intent" value="remove" className={button.quiet}>
            {gone.length === 1 ? "Take it off" : "Take them off"}
          </button>
        </form>
      )}
    </>
  );
}
