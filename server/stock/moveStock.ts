import type { StockMoveWanted } from "../../contract/office/stock.ts";
import { reasonFits, stockReasons } from "../../contract/office/stockReasons.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import { formatMoney } from "../money.ts";
import { type Asked, claimOnce } from "../orders/claimOnce.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** `errors`: by the row's field ("rows.0.delta"), in words. Then nothing is moved. */
export type Moving =
  | { outcome: "moved" | "repeated"; ids: number[] }
  | { outcome: "refused"; errors: Record<string, string> }
  | { outcome: "other_body" };

/** A row to be moved; `undoes`: the move that it takes back; `count`: the count of shelves that asks for it. */
export type Row = StockMoveWanted & { undoes?: number; count?: number };

/** `corrected`: by so many pieces who asks has corrected it today, in all. */
export type Standing = {
  variant: number;
  sku: string;
  list_price: number;
  on_hand: number;
  held: number;
  counted: boolean;
  corrected: number;
};

/** More than any shelf holds, and far below what the column can. */
const mostPieces = 100_000_000;

/** Undoes the transaction. */
export class Refused extends Error {
  readonly errors: Record<string, string>;
  constructor(errors: Record<string, string>) {
    super("stock was not moved");
    this.errors = errors;
  }
}

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** What stands of these variants, locked in the order of their ids, as orders do. What is added up is read once they are locked. */
export async function lockStock(tx: Transaction, variants: number[], by: Staff): Promise<Map<number, Standing>> {
  const rows = await tx<Omit<Standing, "corrected">[]>`
    select s.variant_id as variant, v.sku, v.list_price, s.on_hand, s.held, s.counted from stock s join variant v on v.id = s.variant_id
    where s.variant_id = any(${variants}) order by s.variant_id for update of s`;
  const sums = await tx<{ variant: number; pieces: number }[]>`
    select variant_id as variant, sum(delta)::int as pieces from stock_count
    where staff_id = ${by.staffId} and variant_id = any(${variants}) and cause not in ('first', 'received')
      and at >= date_trunc('day', now(), 'Asia/Kolkata')
    group by variant_id`;
  const corrected = new Map(sums.map(({ variant, pieces }) => [variant, pieces]));
  return new Map(rows.map((row) => [row.variant, { ...row, corrected: corrected.get(row.variant) ?? 0 }]));
}

/**
 * Whether a correction needs somebody's approval: it is worth more than `most` by itself, or makes what the same person has
 * corrected of the variant today worth more than that. What goes back towards nothing corrected is none of the latter.
 */
export function isAbove(
  { reason, delta }: Pick<Row, "reason" | "delta">,
  { list_price, corrected }: Pick<Standing, "list_price" | "corrected">,
  most: number | null,
): boolean {
  if (most === null || reason === "first" || reason === "received") return false;
  const [alone, inAll] = [Math.abs(delta), Math.abs(corrected + delta)];
  return alone * list_price > most || (inAll > Math.abs(corrected) && inAll * list_price > most);
}

/** Why a row can't be moved as things stand, and at which of its fields; undefined when it can. */
function whyNot(
  row: Row,
  now: Standing | undefined,
  most: number | null,
): [field: string, message: string] | undefined {
  if (!now) return ["variant", "This variant was not found."];
  const { words, way } = stockReasons[row.reason];
  const isFirst = row.reason === "first";
  if (!row.undoes && !reasonFits(row.reason, row.delta)) {
    if (row.delta === 0) return ["delta", "Please enter how many pieces."];
    return ["delta", `“${words}” ${way === "out" ? "takes pieces away" : "adds pieces"}.`];
  }
  if (isFirst && now.counted) return ["reason", "It has been counted already: enter how many more or fewer there are."];
  if (!isFirst && !now.counted) return ["reason", "Nobody has counted it yet. Please enter what lies on the shelf."];
  const after = isFirst ? row.delta : now.on_hand + row.delta;
  if (after < 0) return ["delta", `There are only ${pieces(now.on_hand)}.`];
  if (after < now.held) return ["delta", heldWords(now, isFirst)];
  if (after > mostPieces) return ["delta", "Please enter a smaller number."];
  if (most !== null && isAbove(row, now, most)) {
    const what = Math.abs(row.delta) * now.list_price > most ? "That" : "With what you moved of it today, that";
    return ["delta", `${what} is worth more than ${formatMoney(most)}. Please ask somebody who may approve it.`];
  }
  return undefined;
}

function heldWords({ on_hand, held }: Standing, isFirst: boolean): string {
  const free = on_hand - held;
  const orders = `${pieces(held)} ${held === 1 ? "is" : "are"} held for orders`;
  if (isFirst) return `${orders}: fewer can't lie here. Please look again, or change an order first.`;
  return `${orders}: ${free === 0 ? "none can go" : `only ${free} can go`}. Change or cancel an order first.`;
}

/** Writes one row down, and what stands then. Answers the move's number. */
async function writeMove(tx: Transaction, row: Row, now: Standing, by: Staff): Promise<number> {
  const before = { on_hand: now.counted ? now.on_hand : null };
  const after = row.reason === "first" ? row.delta : now.on_hand + row.delta;
  const [made] = await tx<{ id: number }[]>`
    with moved as (update stock set on_hand = ${after}, counted = true where variant_id = ${now.variant})
    insert into stock_count (variant_id, delta, cause, staff_name, staff_id, note, on_hand, undoes, count_id)
    values (${now.variant}, ${after - now.on_hand}, ${row.reason}, ${by.name}, ${by.staffId}, ${row.note || null}, ${after},
      ${row.undoes ?? null}, ${row.count ?? null})
    returning id::int`;
  await recordAct(tx, by, {
    act: row.undoes ? "stock.take_back" : stockReasons[row.reason].right,
    thing: "stock",
    id: now.sku,
    before,
    after: {
      on_hand: after,
      reason: row.reason,
      ...(row.note && { note: row.note }),
      ...(row.count && { count: row.count }),
    },
  });
  if (row.reason !== "first" && row.reason !== "received") now.corrected += row.delta;
  now.on_hand = after;
  now.counted = true;
  return made?.id ?? 0;
}

/**
 * Moves stock within a transaction: row by row, all or none. `most`: up to which value (paise, at selling prices) what one person
 * corrects of a variant within a day of India's needs nobody's approval; null: any. Answers the moves' numbers in the order of the rows. Throws what `refusedOr` tells.
 */
export async function moveRows(tx: Transaction, rows: Row[], most: number | null, by: Staff): Promise<number[]> {
  const standing = await lockStock(tx, [...new Set(rows.map(({ variant }) => variant))], by);
  const ids: number[] = [];
  const errors: Record<string, string> = {};
  for (const [i, row] of rows.entries()) {
    const now = standing.get(row.variant);
    const reason = whyNot(row, now, most);
    if (reason) errors[`rows.${i}.${reason[0]}`] = reason[1];
    else if (now) ids.push(await writeMove(tx, row, now, by));
  }
  if (Object.keys(errors).length > 0) throw new Refused(errors);
  return ids;
}

/** What came of work that moves stock; what was refused has been undone. */
export async function refusedOr(work: Promise<Moving>): Promise<Moving> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused) return { outcome: "refused", errors: error.errors };
    throw error;
  }
}

/**
 * Moves stock by so many pieces each, all rows or none, and never below what orders hold. `most`: as for `moveRows`. The same
 * request again (`asked`) moves nothing and answers what it did.
 */
export const moveStock = (
  sql: Sql,
  rows: StockMoveWanted[],
  { most, asked }: { most: number | null; asked: Asked },
  by: Staff,
): Promise<Moving> =>
  refusedOr(
    transaction(sql, async (tx) => {
      await waitShortly(tx);
      const claimed = await claimOnce(tx, asked);
      if (claimed === "other_body") return { outcome: "other_body" };
      if (claimed) {
        const [earlier] = await tx<{ ids: number[] }[]>`
          select answer->'ids' as ids from idempotency where scope = ${asked.scope} and key = ${asked.key}`;
        return { outcome: "repeated", ids: earlier?.ids ?? [] };
      }
      const ids = await moveRows(tx, rows, most, by);
      await tx`update idempotency set answer = ${tx.json({ ids })} where scope = ${asked.scope} and key = ${asked.key}`;
      return { outcome: "moved", ids };
    }),
  );
