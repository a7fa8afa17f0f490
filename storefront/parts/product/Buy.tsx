import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { availabilityText } from "../../../contract/availabilityNames.ts";
import type { Variant } from "../../../contract/catalogue.ts";
import { addToCart, useCart } from "../../device/cart.ts";
import { button, inTheCart } from "../button.ts";
import { PluckedString } from "../PluckedString.tsx";
import { Price } from "../Price.tsx";
import { QuantityStepper } from "../QuantityStepper.tsx";
import type { ShownProduct } from "./shownProduct.ts";
import { optionText } from "./variants.ts";

/** The most pieces of one kind that can be asked for at once. */
const most = 999;

type Props = { product: ShownProduct; variant: Variant };

/**
 * How many, Add to cart, Buy now. What was added is in the cart and can be viewed there, until another quantity is asked for.
 * Without script, or before it has come, the server puts it into the cart.
 */
export function Buy({ product: { product_name, product_url, booking, on_sale }, variant }: Props) {
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(false);
  const line = useCart().lines.find(({ id }) => id === variant.id);
  const isIn = line !== undefined && added;
  const navigate = useNavigate();
  const limit = variant.availability === "in_stock" && variant.stock <= 3 ? variant.stock : most;
  // The cart has fewer where the shop had fewer.
  const wanted = Math.min(quantity, limit, isIn ? line.quantity : limit);

  if (variant.availability === "out_of_stock") {
    return (
      <>
        <div className="mt-6 flex">
          <div className="buy-bar">
            <button type="button" disabled className={button.primary}>
              {availabilityText({ availability: variant.availability, on_sale })}
            </button>
          </div>
        </div>
        <form method="post" action={`/product/${product_url}/wait?variant=${variant.id}`} className="mt-6">
          <input type="hidden" name="intent" value="wait" />
          <label htmlFor="wait" className="font-medium">
            Hear once by mail when it can be bought
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id="wait"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              className="field"
            />
            <button className={`${button.secondary} flex-none`}>Tell me</button>
          </div>
        </form>
      </>
    );
  }
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const now = submitter?.getAttribute("value") === "now";
    const { id, image, price, mrp } = variant;
    if (!isIn)
      setAdded(
        addToCart({ id, product_name, product_url, image, option_text: optionText(variant), price, mrp }, wanted),
      );
    if (now || isIn) void navigate(now ? "/checkout" : "/cart");
  };
  return (
    <form id="buy" action="/cart" method="post" onSubmit={buy} className="mt-6 flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="add" value={variant.id} />
      <QuantityStepper
        name="quantity"
        label={`Quantity of ${product_name}`}
        value={wanted}
        most={limit}
        onChange={(asked) => {
          setQuantity(asked);
          setAdded(false);
        }}
      />
      <div className="buy-bar">
        <Price paise={variant.price} className="font-semibold md:hidden" />
        <button
          className={button.secondary}
          onClick={(event) => event.detail > 1 && event.preventDefault() /* the second of a double click */}
        >
          {isIn && <PluckedString className="ring-once absolute bottom-0 h-3 w-full px-5" />}
          {isIn ? inTheCart : booking === "preorder" ? "Pre-order" : "Add to cart"}
        </button>
        <button name="buy" value="now" className={button.primary}>
          Buy now
        </button>
      </div>
    </form>
  );
}
