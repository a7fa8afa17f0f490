import { type MouseEvent, type ReactNode, useState } from "react";
import { availabilityText } from "../../contract/availabilityNames.ts";
import type { ShownCard } from "./card.ts";
import { noteGrowing } from "./grow.ts";
import { hasMouse } from "./hasMouse.ts";
import { Link } from "./Link.tsx";
import { Picture } from "./Picture.tsx";
import { PriceRow } from "./PriceRow.tsx";
import { otherSide, srcSetNow } from "./picture.ts";

type Props = { card: ShownCard; sizes: string; priority?: boolean; children?: ReactNode };

/** The one line that a card says about a product's state, when there is something to say. */
const status = (card: ShownCard): string | undefined =>
  card.availability ? availabilityText(card) : card.booking === "demo" ? "Try it in the showroom" : undefined;

const open = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => noteGrowing(currentTarget);

/**
 * A product in a list. The whole card leads to it, and its name says what the picture shows. Its other side is fetched and shown
 * when a mouse points at it. `children` stand below, or over the card.
 */
export function ProductCard({ card, sizes, priority = false, children }: Props) {
  const [turned, setTurned] = useState(false);
  const line = status(card);
  const { stars } = card;
  const side = otherSide(card.image);
  const point = () => {
    if (!side || turned || !hasMouse()) return;
    const picture = Object.assign(new Image(), { sizes, srcset: srcSetNow(side, sizes) });
    picture.decode().then(
      () => setTurned(true),
      () => {}, // the front goes on being shown
    );
  };
  const maker = `${card.brand_name} `;
  const name = card.product_name.startsWith(maker) ? card.product_name.slice(maker.length) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it shows the other side of what is pointed at
    <article className="product-card" onMouseEnter={point}>
      <div className="relative overflow-hidden rounded-card bg-backdrop">
        <Picture
          src={card.image}
          alt=""
          sizes={sizes}
          priority={priority}
          className={card.availability === "out_of_stock" ? "opacity-60" : ""}
        />
        {turned && (
          <div className="other-side absolute inset-0">
            <Picture src={side} alt="" sizes={sizes} />
          </div>
        )}
      </div>
      <p className="caps mt-2 truncate text-muted" aria-hidden={name !== undefined || undefined}>
        {card.brand_name}
      </p>
      <h3 className="mt-1 line-clamp-3 leading-snug">
        <Link to={`/product/${card.product_url}`} prefetch onClick={open}>
          {name ? (
            <>
              <span className="sr-only">{maker}</span>
              {name}
            </>
          ) : (
            card.product_name
          )}
        </Link>
      </h3>
      <PriceRow price={card.price} mrp={card.mrp} />
      {stars && (
        <p className="mt-1 text-sm" role="img" aria-label={stars.said}>
          {stars.text}
        </p>
      )}
      {line && <p className="mt-1 text-sm text-muted max-sm:text-xs">{line}</p>}
      {children}
    </article>
  );
}
