import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import { personalApiOf } from "../../api/context.ts";
import { type Asked, readVisitorCart, type VisitorCart, writeVisitorCart } from "./visitorCart.ts";

/** A cart with what the shop says about it; `quote` is null for an empty one, and where `failed` says why there is none. */
export type PricedCart = {
  quote: Quote | null;
  coupon: string | undefined;
  pincode: string | undefined;
  /** What the shop had to change in it, in words. */
  changes: string[];
  failed?: string;
};

/** Asks the shop about a cart, and keeps the cart as the shop says that it can be had. */
export async function priceCart(asked: Asked, cart: VisitorCart, method?: PaymentMethod): Promise<PricedCart> {
  const { lines, coupon, pincode, checkout } = cart;
  if (lines.length === 0) return { quote: null, coupon, pincode, changes: [] };
  const body = {
    lines,
    checkout,
    ...(coupon && { coupon }),
    ...(pincode && { pincode }),
    ...(method && { payment_method: method }),
  };
  const quote = (await personalApiOf(asked.context)("POST /cart/quote", { body })).data;
  if (quote.changes.length > 0)
    await writeVisitorCart(asked, { ...cart, lines: quote.lines.map(({ id, quantity }) => ({ id, quantity })) });
  return {
    quote: quote.lines.length > 0 ? quote : null,
    coupon,
    pincode,
    changes: quote.changes.map(({ message }) => message),
  };
}

/** The cart of whoever asks, with prices. A shop that can't say makes `failed`: the page stands without. */
export async function readPricedCart(asked: Asked): Promise<PricedCart> {
  try {
    return await priceCart(asked, await readVisitorCart(asked));
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    return { quote: null, coupon: undefined, pincode: undefined, changes: [], failed: error.message };
  }
}
