import { type Priced, price } from "../cart/price.ts";
import type { SellingVariant } from "../cart/readLines.ts";
import { readUnchanged } from "../cart/readSelling.ts";
import { addressErrorsOf } from "../customers/wrongAddress.ts";
import { inBatches } from "../database/batches.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { PostgresError } from "../database/driver.ts";
import { ApiError } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import { step } from "../steps.ts";
import { inOrdersTurn } from "./checkoutTurns.ts";
import { claimKeys } from "./claimKey.ts";
import { confirmationOf, type Ordering, objection, type Unopened } from "./ordering.ts";
import { holdTogether, type LineHold } from "./stock.ts";
import { judgeHolds, readHolds, turnsOf } from "./unpaidHolds.ts";
import { firstState, writeOrders } from "./writeOrder.ts";

/** How long a batch waits for a locked row, as PostgreSQL takes it: nobody waits long for what another one's order needs. */
const wait = "500ms";

/** How many times a batch is begun anew without those that can't be decided in it. */
const mostTimes = 3;

/** Variants that a batch has waited for in vain are ordered one by one for so long, in milliseconds. */
const apart = 5_000;
const lockedUntil = new WeakMap<Sql, Map<number, number>>();

/** Orders that can't be decided in a batch: it is undone. */
class Undecided extends Error {
  readonly orders: Ordering[];
  constructor(orders: Ordering[]) {
    super("Some orders of a batch are to be placed by themselves.");
    this.orders = orders;
  }
}

const variantsOf = ({ wish }: Ordering) => wish.lines.map(({ id }) => id);

const takesSeveral = ({ wish }: Ordering) => wish.lines.some(({ quantity }) => quantity > 1);

const turns = (order: Ordering) => (order.holder ? turnsOf(order.holder, takesSeveral(order)) : []);

/** What only one order of a batch may have: its key, its checkout, and whom the limits count it for. */
const namesOf = (order: Ordering): string[] => [
  `key ${order.claim.scope} ${order.claim.key}`,
  `checkout ${order.frozen.checkout}`,
  ...turns(order),
];

/** Whether an order has nothing that is rare: all else is placed by itself. */
export const isPlain = ({ frozen, by }: Pick<Ordering, "frozen" | "by">): boolean =>
  frozen.coupon === undefined && by === undefined;

/** The order's price now, where nothing speaks against it. */
async function decide(
  tx: Transaction,
  order: Ordering,
  selling: Map<number, SellingVariant>,
  ofAddress: Record<string, string>,
  holds: Awaited<ReturnType<typeof readHolds>>,
): Promise<Priced | undefined> {
  try {
    const now = await price(tx, order.rates, order.wish, true, (_, ids) => {
      const known = ids.flatMap((id) => selling.get(id) ?? []);
      return Promise.resolve(new Map(known.map((variant) => [variant.id, variant])));
    });
    if (objection(order, now, ofAddress)) return undefined;
    if (order.holder) judgeHolds(order.shop, order.holder, now, holds);
    return now;
  } catch (error) {
    if (error instanceof ApiError) return undefined; // too much is held; said in words where the order is placed by itself
    throw error;
  }
}

/** Those whose lines are not all held as they should be: of a variant that is too little for all the first get theirs. */
function notHeld(priced: { order: Ordering; now: Priced }[], holds: LineHold[]): Ordering[] {
  const left = new Map(holds.map(({ variant_id, available }) => [variant_id, available]));
  return priced.flatMap(({ order, now }) => {
    const lines = holds.filter(({ order_no }) => order_no === order.orderNo);
    const fits = lines.every(({ variant_id, quantity }) => (left.get(variant_id) ?? 0) >= quantity);
    if (!fits || lines.length !== now.lines.length) return [order];
    for (const { variant_id, quantity } of lines) left.set(variant_id, (left.get(variant_id) ?? 0) - quantity);
    return [];
  });
}

/** Places orders in one transaction, locking as placeOrder does: keys, buyers, checkouts and, last, stock. Throws Undecided. */
async function placeIn(tx: Transaction, sql: Sql, orders: Ordering[]): Promise<Map<string, Unopened>> {
  const holders = orders.flatMap(({ holder }) => holder ?? []);
  // Sent together, in this order.
  const [claimed, selling, ofAddress, holds] = await Promise.all([
    claimKeys(
      tx,
      orders.map(({ claim }) => claim),
      wait,
    ),
    readUnchanged(tx, [...new Set(orders.flatMap(variantsOf))], sql),
    addressErrorsOf(
      tx,
      orders.map(({ wish: { shopper }, request: { address } }) => ({ shopper, address })),
    ),
    holders.length > 0 ? readHolds(tx, holders, orders.flatMap(turns)) : [],
  ]);
  const prices = await Promise.all(
    orders.map(async (order, at) =>
      claimed.has(order.orderNo) ? decide(tx, order, selling, ofAddress[at] ?? {}, holds) : undefined,
    ),
  );
  await step("placeOrder: priced");
  const priced = orders.flatMap((order, at) => {
    const now = prices[at];
    return now ? [{ order, now }] : [];
  });
  if (priced.length < orders.length) throw new Undecided(orders.filter((_, at) => !prices[at]));
  const mails = orders.filter(({ request }) => firstState(request) === "confirmed").map(confirmationOf);
  // The rest goes to the database together, in this order: nothing waits while stock is locked.
  const [written, , held] = await Promise.all([
    writeOrders(
      tx,
      priced.map(({ order, now }) => ({ ordered: order, now })),
    ),
    enqueue(tx, ...mails),
    holdTogether(
      tx,
      orders.map(({ orderNo }) => orderNo),
    ),
  ]);
  const undecided = notHeld(priced, held);
  if (undecided.length > 0 || held.some((line) => !line.held)) throw new Undecided(undecided);
  await step("placeOrder: before commit");
  const intents = new Map(written.map(({ order_no, intent }) => [order_no, intent]));
  return new Map(
    priced.map(({ order: { orderNo, request }, now: { total } }) => [
      orderNo,
      { state: firstState(request), total, intent: intents.get(orderNo) ?? null },
    ]),
  );
}

/** Whether the database or the way there undid a transaction: then each order is placed by itself. */
const isOfDatabase = (error: unknown): error is Error =>
  error instanceof PostgresError || (error instanceof Error && "code" in error);

/** Has those of these variants ordered one by one for a while whose stock somebody keeps locked. Whether nothing but such stock was in the way. */
async function keepApart(sql: Sql, variants: number[], { where = "" }: PostgresError): Promise<boolean> {
  if (!where.includes('relation "stock"')) return false;
  const rows = await sql<{ variant_id: number }[]>`
    select variant_id from stock where variant_id = any(${variants}) for share skip locked`;
  const free = new Set(rows.map(({ variant_id }) => variant_id));
  const until = Date.now() + apart;
  const known = [...(lockedUntil.get(sql) ?? [])].filter(([, until]) => until > Date.now());
  const locked = variants.filter((id) => !free.has(id)).map((id): [number, number] => [id, until]);
  lockedUntil.set(sql, new Map([...known, ...locked]));
  return true;
}

const isApart = (sql: Sql, order: Ordering): boolean =>
  variantsOf(order).some((id) => (lockedUntil.get(sql)?.get(id) ?? 0) > Date.now());

/** Who is left to a batch that was undone: those that could be decided in it, or that need nothing that is locked. Throws what is no affair of the database's. */
async function leftAfter(error: unknown, sql: Sql, orders: Ordering[]): Promise<Ordering[]> {
  if (error instanceof Undecided) return orders.filter((order) => !error.orders.includes(order));
  if (!isOfDatabase(error)) throw error;
  orders[0]?.shop.log.warn({ err: error, orders: orders.length }, "a batch of orders was undone");
  const isLocked = error instanceof PostgresError && error.code === "55P03";
  const onlyStock = isLocked && (await keepApart(sql, orders.flatMap(variantsOf), error));
  return onlyStock ? orders.filter((order) => !isApart(sql, order)) : [];
}

async function placeAll(sql: Sql, orders: Ordering[]): Promise<(Unopened | undefined)[]> {
  let left = orders.filter((order) => !isApart(sql, order));
  for (let time = 0; time < mostTimes; time++) {
    const [these, shop] = [left, left[0]?.shop];
    if (!shop) break;
    try {
      const placed = await inOrdersTurn(shop, () => sql.begin((tx) => placeIn(tx, sql, these)));
      return orders.map(({ orderNo }) => placed.get(orderNo));
    } catch (error) {
      left = await leftAfter(error, sql, these);
    }
  }
  return orders.map(() => undefined);
}

/**
 * Places an order together with those that come at the same time, in one transaction. Undefined: it could not be decided among
 * them (its key was used, its price has moved, too little is left, something is locked), nothing of it stands, and it is
 * to be placed by itself.
 */
const batches = inBatches(placeAll, namesOf, { most: 64, patience: 2_000 });
export const placeTogether = (order: Ordering): Promise<Unopened | undefined> => batches(order.shop.sql, order);
