import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import { apiOf, personalApiOf } from "../../api/context.ts";
import type { LeastPlan } from "../../parts/emi/ByTheMonth.tsx";
import { paidOnline } from "../../parts/emi/useLeastPlan.ts";
import { unlessAway } from "../../parts/needed.ts";
import { type Asked, readVisitorCart, type VisitorCart, writeVisitorCart } from "./visitorCart.ts";

/** A cart with what the shop says about it; `quote` is null for an empty one, and where `failed` says why there is none. */
export type PricedCart = {
  quote: Quote | null;
  coupon: string | undefined;
  pincode: string | undefined;
  /** What the shop had to change in it, in words. */
  changes: string[];
  failed?: string;
  /** The smallest instalments in which it can be paid, where it can. */
  plan?: LeastPlan | null;
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

/** What a cart is by the month at the least; null where no bank offers it, or while the shop can't say. */
async function leastPlan({ context }: Asked, quote: Quote): Promise<LeastPlan | null> {
  const asked = apiOf(context)("GET /get/emi", { query: { amount: String(paidOnline(quote)) } });
  return (await unlessAway(asked))?.data.least ?? null;
}

/** The cart of whoever asks, with prices. A shop that can't say makes `failed`: the page stands without. */
export async function readPricedCart(asked: Asked): Promise<PricedCart> {
  try {
    const cart = await priceCart(asked, await readVisitorCart(asked));
    return cart.quote ? { ...cart, plan: await leastPlan(asked, cart.quote) } : cart;
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    return { quote: null, coupon: undefined, pincode: undefined, changes: [], failed: error.message };
  }
}
