import type { Quote } from "../../contract/cart.ts";
import { formatPaise } from "../parts/money.ts";
import type { CartState } from "./cartState.ts";
import type { CartLine } from "./line.ts";
import type { Notice } from "./notices.ts";

const quantityIn = (lines: CartLine[], id: number): number => lines.find((line) => line.id === id)?.quantity ?? 0;

function noticesFor(line: CartLine, wanted: number, kept: number, quote: Quote): Notice[] {
  const quoted = quote.lines.find(({ id }) => id === line.id);
  const change = quote.changes.find(({ id, kind }) => id === line.id && kind !== "price");
  const name = line.product_name || "This product";
  if (kept === 0) {
    // The shop has no name for what it no longer sells; the device remembers one.
    const message = change?.kind === "stock" ? change.message : `${name} can’t be bought any more.`;
    return [{ id: line.id, kind: "gone", message }];
  }
  const notices: Notice[] = [];
  if (kept < wanted)
    notices.push({
      id: line.id,
      kind: "stock",
      message: change?.message ?? `${name}: only ${kept} can be bought now.`,
    });
  if (quoted && line.price > 0 && quoted.unit_price !== line.price) {
    const moved = `${formatPaise(line.price)} to ${formatPaise(quoted.unit_price)}`;
    notices.push({
      id: line.id,
      kind: "price",
      message: `${name}: the price has changed from ${moved} since you added it.`,
    });
  }
  return notices;
}

/**
 * What becomes of the cart (`now`) once the shop has answered for the cart as it stood when it was asked (`asked`):
 * what waited then is confirmed, what can't be had is taken out, prices are the shop's. What the shopper has changed in
 * between, in this tab or another, stays as he wants it.
 */
export function settle(now: CartState, asked: CartState, quote: Quote): CartState & { notices: Notice[] } {
  const notices: Notice[] = [];
  const askedIds = new Set([...asked.confirmed, ...asked.waiting].map(({ id }) => id));
  const lines = new Map([...now.confirmed, ...now.waiting].map((line) => [line.id, line]));
  const confirmed: CartLine[] = [];
  const waiting: CartLine[] = [];
  for (const [id, line] of lines) {
    const before = quantityIn(now.confirmed, id);
    const waits = quantityIn(now.waiting, id);
    if (!askedIds.has(id)) {
      if (before > 0) confirmed.push({ ...line, quantity: before });
      if (waits > 0) waiting.push({ ...line, quantity: waits });
      continue;
    }
    const taken = Math.min(waits, quantityIn(asked.waiting, id));
    const quoted = quote.lines.find((other) => other.id === id);
    const kept = Math.min(before + taken, quoted?.max_quantity ?? 0);
    notices.push(...noticesFor(line, before + taken, kept, quote));
    if (quoted && kept > 0) {
      const { product_name, product_url, image, option_text, mrp, unit_price } = quoted;
      confirmed.push({ id, product_name, product_url, image, option_text, mrp, price: unit_price, quantity: kept });
    }
    if (waits > taken) waiting.push({ ...line, quantity: waits - taken });
  }
  return { confirmed, waiting, notices };
}
