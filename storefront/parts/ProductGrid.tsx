import type { Card } from "../../contract/catalogue.ts";
import { ProductCard } from "./ProductCard.tsx";

const sizes = "(min-width: 80rem) 300px, (min-width: 48rem) 30vw, 46vw";

/** Products on a wall: two columns on phones, three or four on wider screens. `first`: how many stand in the first screen. */
export const ProductGrid = ({
  cards,
  first = 0,
  className = "",
}: {
  cards: Card[];
  first?: number;
  className?: string;
}) => (
  <ul className={`grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 ${className}`}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProductCard card={card} sizes={sizes} priority={index < first} />
      </li>
    ))}
  </ul>
);
