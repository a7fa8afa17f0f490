import { PostgresError } from "../database/driver.ts";
import { busy, Turns } from "../limits/turns.ts";
import type { Shop } from "../shop/shop.ts";

/** How many orders may wait for the same product in this process, and for how long, in milliseconds. */
const mostWaiting = 2_000;
const patience = 8_000;

const everyOrder = "orders";

/** One for each pool, as its connections are what is shared out. */
const turnsOf = new WeakMap<Shop["sql"], Turns>();

function turns({ sql, settings: { DATABASE_POOL: pool } }: Shop): Turns {
  const known = turnsOf.get(sql);
  if (known) return known;
  const quarter = Math.max(1, Math.floor(pool / 4));
  const made = new Turns("orders", (key) => (key === everyOrder ? pool - quarter : quarter), mostWaiting, patience);
  turnsOf.set(sql, made);
  return made;
}

/** Which of them stays locked, where that can be told: PostgreSQL names the table, and an order of one product the row. */
function lockedKey({ where = "" }: PostgresError, variants: number[], coupon: string | undefined): string | undefined {
  if (where.includes('relation "coupon"')) return coupon === undefined ? undefined : `coupon:${coupon}`;
  const [id, another] = new Set(variants);
  return where.includes('relation "stock"') && another === undefined ? `variant:${id}` : undefined;
}

/**
 * Runs an order's transaction when it is its turn. Orders of the same product, or with the same coupon, take up at most
 * a quarter of the pool, all orders together three quarters: one row that stays locked keeps nobody from buying what
 * is not locked, nor from looking around. Once somebody has waited for a row in vain, those who wait behind him are told so
 * at once. Throws an ApiError of 503 when it took too long.
 */
export async function inTurn<T>(
  shop: Shop,
  { variants, coupon }: { variants: number[]; coupon: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const keys = [everyOrder, ...variants.map((id) => `variant:${id}`), ...(coupon ? [`coupon:${coupon}`] : [])];
  try {
    return await turns(shop).run(keys, work);
  } catch (error) {
    if (!(error instanceof PostgresError && error.code === "55P03")) throw error;
    shop.log.warn({ err: error, variants, coupon }, "order refused: a row that it needs stays locked");
    const key = lockedKey(error, variants, coupon);
    if (key !== undefined) turns(shop).refuse(key);
    throw busy();
  }
}

/** Runs a transaction of several orders when it is the turn of one order more, whatever they are of. Throws an ApiError of 503 when it took too long. */
export const inOrdersTurn = <T>(shop: Shop, work: () => Promise<T>): Promise<T> => turns(shop).run([everyOrder], work);
