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
  <ul className={`product-grid ${className}`}>
    {cards.map((card, index) => (
      <li key={card.product_url}>
        <ProductCard card={card} sizes={sizes} priority={index < first} />
      </li>
    ))}
  </ul>
);
