import { type CartLine, countOf } from "./line.ts";
import { attemptCart, cart, cartCount } from "./memory.ts";

/** The cart in two parts: what the shop has confirmed, and what waits for it. */
export type CartState = { confirmed: CartLine[]; waiting: CartLine[] };

export const cartState = (): CartState => ({ confirmed: cart.get(), waiting: attemptCart.get() });

let onWrite = (): void => {};

/** Has `listener` hear of every change that this tab makes to the cart. */
export function onCartWritten(listener: () => void): void {
  onWrite = listener;
}

/**
 * Writes both parts of the cart, and the badge's number with them. What waits goes first: a tab in another process may see one
 * write before the other, and adds to what waits; it would keep there what has been confirmed already, and count it twice.
 */
export function writeCartState({ confirmed, waiting }: CartState): void {
  attemptCart.update(() => waiting);
  cart.update(() => confirmed);
  cartCount.update(() => countOf(confirmed) + countOf(waiting));
  onWrite();
}
