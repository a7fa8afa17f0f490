import type { Cart, CartRequest } from "../../contract/customers.ts";
import { readLines } from "../cart/readLines.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";

type Line = { id: number; quantity: number };
type Kept = { version: number; lines: Line[] };

/** The most of one variant and the most variants that a cart takes. */
const mostPieces = 999;
const mostLines = 100;

/** Two carts as one: the first one's order, and per variant the larger quantity. Merging twice changes nothing more. */
export function mergeLines(kept: Line[], brought: Line[]): Line[] {
  const quantities = new Map(kept.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of brought) quantities.set(id, Math.max(quantities.get(id) ?? 0, quantity));
  return [...quantities].slice(0, mostLines).map(([id, quantity]) => ({ id, quantity }));
}

/** One line for each variant: the same one twice is asked for twice. */
function addUp(lines: Line[]): Line[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of lines) quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, mostPieces));
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** With what is shown of each variant now. What is no longer sold is left out. */
async function show(sql: Sql | Transaction, { version, lines }: Kept): Promise<Cart> {
  const selling = await readLines(
    sql,
    lines.map(({ id }) => id),
  );
  const shown = lines.flatMap(({ id, quantity }) => {
    const variant = selling.get(id);
    if (!variant) return [];
    const { product_name, product_url, option_text, image, price, mrp } = variant;
    return [{ id, quantity, product_name, product_url, option_text, image, price, mrp }];
  });
  return { version, lines: shown };
}

/** The account's cart; version 0 and no lines when nothing was ever put into it. */
export async function getCart(sql: Sql | Transaction, customerId: number): Promise<Cart> {
  const [kept] = await sql<Kept[]>`select version, lines from customer_cart where customer_id = ${customerId}`;
  return show(sql, kept ?? { version: 0, lines: [] });
}

/**
 * Puts a device's cart in the account. With the `version` that the device has changed it replaces the account's, unless
 * another device was there in between: then an ApiError of 409 brings that cart. Without a version both are merged,
 * as at login.
 */
export async function putCart(sql: Sql, customerId: number, { lines, version }: CartRequest): Promise<Cart> {
  return transaction(sql, async (tx) => {
    await tx`insert into customer_cart (customer_id) values (${customerId}) on conflict do nothing`;
    const [kept] = await tx<
      Kept[]
    >`select version, lines from customer_cart where customer_id = ${customerId} for update`;
    if (!kept) throw new Error("The cart was not kept.");
    const brought = addUp(lines);
    if (version !== undefined && version !== kept.version) {
      throw new ApiError(409, "The cart was changed on another device.", { cart: await show(tx, kept) });
    }
    const selling = await readLines(
      tx,
      brought.map(({ id }) => id),
    );
    const known = brought.filter(({ id }) => selling.has(id));
    const next = version === undefined ? mergeLines(kept.lines, known) : known;
    if (JSON.stringify(next) === JSON.stringify(kept.lines.map(({ id, quantity }) => ({ id, quantity }))))
      return show(tx, kept);
    await tx`update customer_cart set version = version + 1, lines = ${tx.json(next)}, changed_at = now() where customer_id = ${customerId}`;
    return show(tx, { version: kept.version + 1, lines: next });
  });
}
