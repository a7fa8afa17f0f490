import type { Delivery } from "../../contract/cart.ts";
import type { Address, Contact } from "../../contract/orders.ts";
import { isRecord, understandLines } from "./line.ts";
import { remembered } from "./remembered.ts";

const text = (found: unknown, most: number): string | undefined =>
  typeof found === "string" && found.length <= most ? found : undefined;

/** What has been confirmed by the shop, with what it showed for it. */
export const cart = remembered("cart", understandLines);

/** What was added and is not confirmed yet. */
export const attemptCart = remembered("attemptCart", understandLines);

/** The number of pieces in both. */
export const cartCount = remembered("cartCount", (found) =>
  typeof found === "number" && Number.isSafeInteger(found) && found > 0 ? found : 0,
);

/** The coupon that the shopper has entered; whether it counts is the quote's to say. */
export const cartCoupon = remembered("cartCoupon", (found): { code: string } | null => {
  const code = isRecord(found) ? text(found.code, 40) : undefined;
  return code ? { code } : null;
});

/** Under which key this tab keeps what was typed into the checkout. */
export const checkoutDraft = "checkout";

/** Where to deliver: at first only a pincode, after an order the whole address with who ordered. */
export const shippingAddress = remembered("shippingAddress", (found): Partial<Address & Contact> => {
  if (!isRecord(found)) return {};
  const { email, name, mobile, pincode, line1, line2, landmark, city, state } = found;
  const kept = { email, name, mobile, pincode, line1, line2, landmark, city, state };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => text(value, 200)));
});

/** The last answer about delivery, and the pincode that it was for. Money in paise. */
export type KnownDelivery = { pincode: string } & Pick<Delivery, "serviceable" | "cod" | "charge">;
export const shiprocketCharges = remembered("shiprocketCharges", (found): KnownDelivery | null => {
  if (!isRecord(found)) return null;
  const { pincode, serviceable, cod, charge } = found;
  const sound = typeof charge === "number" && Number.isSafeInteger(charge) && charge >= 0;
  if (typeof pincode !== "string" || typeof serviceable !== "boolean" || typeof cod !== "boolean" || !sound)
    return null;
  return { pincode, serviceable, cod, charge };
});
