import type { Card } from "../../contract/catalogue.ts";
import { ProductCard } from "./ProductCard.tsx";

/** Products in one row that is moved by the thumb, the wheel or the arrow keys. */
export const ProductRow = ({ cards, label }: { cards: Card[]; label: string }) => (
  <ul className="product-row" aria-label={label}>
    {cards.map((card) => (
      <li key={card.id}>
        <ProductCard card={card} sizes="(min-width: 80rem) 290px, (min-width: 48rem) 30vw, 44vw" />
      </li>
    ))}
  </ul>
);
