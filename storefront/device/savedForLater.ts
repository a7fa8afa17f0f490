import { mostLines } from "../parts/pieces.ts";
import { addToCart, removeLine } from "./cart.ts";
import { addLines, type CartLine, understandLines } from "./line.ts";
import { attemptCart, cart } from "./memory.ts";
import { remembered } from "./remembered.ts";

/** What the shopper has put aside, on this device alone, the latest first. */
export const savedForLater = remembered("savedForLater", understandLines);

const without = (id: number) => (lines: CartLine[]) => lines.filter((line) => line.id !== id);

/** Moves a line from the cart to what is put aside. What it gives back moves it to its place again. */
export function saveForLater(id: number): () => void {
  const line = addLines(cart.get(), attemptCart.get()).find((one) => one.id === id);
  if (!line) return () => {};
  const putBack = removeLine(id);
  savedForLater.update((lines) => [line, ...without(id)(lines)].slice(0, mostLines));
  return () => {
    savedForLater.update(without(id));
    putBack();
  };
}

/** Puts what was put aside into the cart again; the shop then says what has changed since. False where the cart has no room: it stays put aside. */
export function moveToCart(line: CartLine): boolean {
  const isIn = addToCart(line, line.quantity);
  if (isIn) savedForLater.update(without(line.id));
  return isIn;
}

/** Forgets what was put aside. What it gives back puts it there again, at its place. */
export function forgetSaved(id: number): () => void {
  const before = savedForLater.get();
  const place = before.findIndex((line) => line.id === id);
  const line = before[place];
  savedForLater.update(without(id));
  return () => {
    if (line) savedForLater.update((lines) => without(id)(lines).toSpliced(place, 0, line));
  };
}
