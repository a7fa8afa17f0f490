import { memo } from "react";
import type { ShownCard } from "./card.ts";
import { ProductCard } from "./ProductCard.tsx";

const usual = "(min-width: 80rem) 290px, (min-width: 48rem) 30vw, 44vw";
const leader = "(min-width: 80rem) 490px, (min-width: 48rem) 30vw, 44vw";

type Props = { cards: ShownCard[]; label: string; leads?: boolean };

/** Products in one row that is moved by the thumb, the wheel or the arrow keys. `leads`: the first is larger than the others (theme/list.css). */
export const ProductRow = memo(({ cards, label, leads = false }: Props) => (
  <ul className="product-row" aria-label={label}>
    {cards.map((card, at) => (
      <li key={card.product_url}>
        <ProductCard card={card} sizes={leads && at === 0 ? leader : usual} />
      </li>
    ))}
  </ul>
));
