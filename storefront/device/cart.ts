import { useMemo } from "react";
import { afterPaint } from "../parts/afterPaint.ts";
import { mostLines, mostPieces } from "../parts/pieces.ts";
import { writeCartState } from "./cartState.ts";
import { confirm } from "./confirm.ts";
import { addLines, type CartItem, type CartLine, countOf } from "./line.ts";
import { attemptCart, cart, cartCoupon } from "./memory.ts";
import { tellNotices } from "./notices.ts";
import { useReady, useRemembered } from "./remembered.ts";
import { newCheckout } from "./root.ts";
import { toast } from "./toast.ts";

/** The cart as the shopper sees it, confirmed or not; empty and not `ready` on the server and while hydrating. */
export function useCart(): { lines: CartLine[]; count: number; ready: boolean } {
  const confirmed = useRemembered(cart);
  const waiting = useRemembered(attemptCart);
  const ready = useReady();
  const lines = useMemo(() => addLines(confirmed, waiting), [confirmed, waiting]);
  return { lines, count: countOf(lines), ready };
}

const tooMuch = `The cart takes ${mostLines} products, and ${mostPieces} pieces of each.`;

/** Whether all of them fitted in; what does not is told. */
function put(more: CartLine[]): boolean {
  const lines = addLines(cart.get(), attemptCart.get());
  const room = mostLines - lines.length;
  const added = more.filter(({ id }) => lines.some((line) => line.id === id));
  const fitting = [...added, ...more.filter((line) => !added.includes(line)).slice(0, room)].filter(
    ({ id, quantity }) => quantity + (lines.find((line) => line.id === id)?.quantity ?? 0) <= mostPieces,
  );
  const refused = more.filter((line) => !fitting.includes(line));
  tellNotices(
    refused.map(({ id, product_name }) => ({
      id,
      kind: "refused",
      message: `${tooMuch} ${product_name} was not added.`,
    })),
  );
  writeCartState({ confirmed: cart.get(), waiting: addLines(attemptCart.get(), fitting) });
  afterPaint(confirm);
  return refused.length === 0;
}

/** How many pieces are in the cart, for those who don't see its badge. */
const countSaid = () => ` Items in the cart: ${countOf(addLines(cart.get(), attemptCart.get()))}.`;

/**
 * Puts a variant into the cart, at once on screen; the shop then confirms price and stock or says why not. Whether it fitted in.
 */
export function addToCart(item: CartItem, quantity = 1): boolean {
  const isIn = put([{ ...item, quantity }]);
  if (isIn) toast("success", "In the cart", `${item.product_name || "It"} is in the cart.${countSaid()}`, item.image);
  else toast("error", tooMuch);
  return isIn;
}

/** Puts several things into the cart at once, as when an order is to be had again; `done` says so. */
export function addAllToCart(lines: CartLine[], done: string): void {
  if (put(lines)) toast("success", done, done + countSaid());
  else toast("error", tooMuch);
}

/** Makes it `quantity` pieces of a variant that is in the cart. */
export function setQuantity(id: number, quantity: number): void {
  const pieces = Math.min(Math.max(1, quantity), mostPieces);
  const change = (lines: CartLine[]) => lines.map((line) => (line.id === id ? { ...line, quantity: pieces } : line));
  const isConfirmed = cart.get().some((line) => line.id === id);
  const waiting = attemptCart.get();
  writeCartState({
    confirmed: change(cart.get()),
    waiting: isConfirmed ? waiting.filter((line) => line.id !== id) : change(waiting),
  });
}

/** Takes a variant out of the cart. What it gives back puts it there again, at its place. */
export function removeLine(id: number): () => void {
  const place = cart.get().findIndex((line) => line.id === id);
  const line = addLines(cart.get(), attemptCart.get()).find((one) => one.id === id);
  const without = (lines: CartLine[]) => lines.filter((one) => one.id !== id);
  writeCartState({ confirmed: without(cart.get()), waiting: without(attemptCart.get()) });
  return () => {
    if (!line) return;
    const confirmed = without(cart.get());
    writeCartState({
      confirmed: confirmed.toSpliced(place < 0 ? confirmed.length : place, 0, line),
      waiting: without(attemptCart.get()),
    });
  };
}

/** Empties the cart, and begins a new checkout: what is put in next is another order. */
export function clearCart(): void {
  writeCartState({ confirmed: [], waiting: [] });
  cartCoupon.forget();
  newCheckout();
}
