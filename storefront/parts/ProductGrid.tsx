import type { ListedCard } from "./card.ts";
import { ProductCard } from "./ProductCard.tsx";
import { useFetchedPart } from "./useFetchedPart.ts";

const sizes = "(min-width: 80rem) 300px, (min-width: 48rem) 30vw, 46vw";
const loadExtras = () => import("./cards/CardExtras.tsx");

type Props = { cards: ListedCard[]; first?: number; className?: string };

/** Products on a wall: two columns on phones, three or four on wider screens. `first`: how many are fetched before everything else. */
export function ProductGrid({ cards, first = 0, className = "" }: Props) {
  const { Part: Extras } = useFetchedPart(loadExtras, true);
  return (
    <ul className={`product-grid ${className}`}>
      {cards.map((card, index) => (
        <li key={card.product_url}>
          <ProductCard card={card} sizes={sizes} priority={index < first}>
            {card.fact && <p className="mt-1 line-clamp-2 text-sm text-muted">{card.fact}</p>}
            {Extras && <Extras card={card} />}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
