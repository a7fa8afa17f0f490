import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { availabilityText } from "../../../contract/availabilityNames.ts";
import { addToCart, useCart } from "../../device/cart.ts";
import { button, inTheCart } from "../../parts/button.ts";
import { withMaker } from "../../parts/card.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { PriceRow } from "../../parts/PriceRow.tsx";
import type { WishedCard } from "./wishedCard.ts";

type Props = { card: WishedCard; onRemove: ((card: WishedCard) => void) | undefined };

/** What may be done to have it: into the cart, to its page where there is something to choose, or wait for it. */
function Get({ card, withScript }: { card: WishedCard; withScript: boolean }) {
  const { variant_id, variants, product_name, product_url, image, price, mrp, availability } = card;
  const isIn = useCart().lines.some(({ id }) => id === variant_id);
  const navigate = useNavigate();
  if (availability === "out_of_stock")
    return (
      <Link to={`/product/${product_url}/wait?variant=${variant_id}`} className={button.quiet}>
        {card.on_sale === false ? "Tell me when it can be bought" : "Tell me when it is back"}
        <span className="sr-only">: {product_name}</span>
      </Link>
    );
  if (variants > 1)
    return (
      <Link to={`/product/${product_url}`} className={button.quiet}>
        Choose<span className="sr-only"> what you want of {product_name}</span>
      </Link>
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isIn) void navigate("/cart");
    else addToCart({ id: variant_id, product_name, product_url, image, option_text: "", price, mrp: mrp ?? price });
  };
  return (
    <form action="/cart" method="post" onSubmit={withScript ? add : undefined}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="add" value={variant_id} />
      <button
        className={button.quiet}
        onClick={(event) => event.detail > 1 && event.preventDefault() /* the second of a double click */}
      >
        {isIn && withScript ? inTheCart : availability === "preorder" ? availabilityText(card) : "Add to cart"}
        <span className="sr-only">: {product_name}</span>
      </button>
    </form>
  );
}

/** A product that is wished for, as it is now. Without `onRemove` its forms are the server's. */
export function WishedItem({ card, onRemove }: Props) {
  const { id, product_name, product_url, image, price, mrp, availability } = card;
  const page = `/product/${product_url}`;
  const remove = (event: FormEvent) => {
    event.preventDefault();
    onRemove?.(card);
  };
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 border border-hairline bg-card p-4">
      <Link to={page} tabIndex={-1} aria-hidden="true">
        <Picture src={image} alt="" sizes="96px" className={availability === "out_of_stock" ? "opacity-60" : ""} />
      </Link>
      <div>
        <h2 className="leading-snug font-semibold">
          <Link id={`wish-${id}`} to={page} className="hover:underline">
            {withMaker(card)}
          </Link>
        </h2>
        <PriceRow price={price} mrp={mrp} />
        {availability && <p className="mt-1 text-sm text-muted">{availabilityText(card)}</p>}
      </div>
      <div className="col-span-2 mt-2 flex flex-wrap gap-x-2 self-end">
        <Get card={card} withScript={onRemove !== undefined} />
        <form action="/wishlist" method="post" onSubmit={onRemove && remove}>
          <input type="hidden" name="product" value={id} />
          <button name="intent" value="remove" className={button.quiet}>
            Remove<span className="sr-only"> {product_name} from your wishlist</span>
          </button>
        </form>
      </div>
    </li>
  );
}
