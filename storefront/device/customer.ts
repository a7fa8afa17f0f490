import { isRecord } from "./line.ts";
import { attemptCart, cart, cartCount, cartCoupon, shippingAddress, shiprocketCharges } from "./memory.ts";
import { remembered, useRemembered } from "./remembered.ts";

/** Who is logged in, as far as the device knows: only for show, the server decides by the session. */
export type Customer = { id: number; name: string };

const customer = remembered("customer", (found): Customer | null => {
  if (!isRecord(found) || typeof found.id !== "number" || !Number.isSafeInteger(found.id) || found.id < 1) return null;
  return { id: found.id, name: typeof found.name === "string" ? found.name.slice(0, 80) : "" };
});

/** The customer's addresses. */
const address = remembered("address", (found): Record<string, unknown>[] =>
  Array.isArray(found) ? found.filter(isRecord).slice(0, 50) : [],
);

export const useCustomer = (): Customer | null => useRemembered(customer);

/** Forgets the customer and everything of his that the device holds. */
export function forgetCustomer(): void {
  for (const memory of [
    customer,
    address,
    cart,
    attemptCart,
    cartCount,
    cartCoupon,
    shippingAddress,
    shiprocketCharges,
  ])
    memory.forget();
}
