import type { ShownCard } from "./card.ts";
import { ProductCard } from "./ProductCard.tsx";

/** Products in one row that is moved by the thumb, the wheel or the arrow keys. */
export const ProductRow = ({ cards, label }: { cards: ShownCard[]; label: string }) => (
  <ul className="product-row" aria-label={label}>
    {cards.map((card) => (
      <li key={card.product_url}>
        <ProductCard card={card} sizes="(min-width: 80rem) 290px, (min-width: 48rem) 30vw, 44vw" />
      </li>
    ))}
  </ul>
);
