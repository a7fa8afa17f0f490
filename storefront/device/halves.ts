import { type CartLine, countOf } from "./line.ts";
import { attemptCart, cart, cartCount } from "./memory.ts";

/** Both halves of the cart: what the shop has confirmed, and what waits for it. */
export type Halves = { confirmed: CartLine[]; waiting: CartLine[] };

export const halves = (): Halves => ({ confirmed: cart.get(), waiting: attemptCart.get() });

let onWrite = (): void => {};

/** Has `listener` hear of every change that this tab makes to the cart. */
export function onCartWritten(listener: () => void): void {
  onWrite = listener;
}

/** Writes both halves of the cart, and the badge's number with them. */
export function writeHalves({ confirmed, waiting }: Halves): void {
  cart.update(() => confirmed);
  attemptCart.update(() => waiting);
  cartCount.update(() => countOf(confirmed) + countOf(waiting));
  onWrite();
}
