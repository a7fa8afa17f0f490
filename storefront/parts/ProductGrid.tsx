import type { ShownCard } from "./card.ts";
import { ProductCard } from "./ProductCard.tsx";

const sizes = "(min-width: 80rem) 300px, (min-width: 48rem) 30vw, 46vw";

/** Products on a wall: two columns on phones, three or four on wider screens. `first`: how many stand in the first screen. */
export const ProductGrid = ({
  cards,
  first = 0,
  className = "",
}: {
  cards: ShownCard[];
  first?: number;
  className?: string;
}) => (
  <ul
    className={`grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 ${className}`}
  >
    {cards.map((card, index) => (
      <li key={card.product_url}>
        <ProductCard card={card} sizes={sizes} priority={index < first} />
      </li>
    ))}
  </ul>
);
