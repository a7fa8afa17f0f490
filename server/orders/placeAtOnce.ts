import { changesOf } from "../cart/askStock.ts";
import { type Priced, price, type Wish } from "../cart/price.ts";
import { remembered } from "../cart/readSelling.ts";
import { isBlocked } from "../customers/cashBlock.ts";
import { isWrong } from "../customers/wrongAddress.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { PostgresError } from "../database/driver.ts";
import { setsShortWait } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { queueing } from "../jobs/outbox.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import { type Claim, claiming } from "./claimKey.ts";
import { confirmation } from "./confirmation.ts";
import { type ToWrite, type Written, writing } from "./writeOrder.ts";

/** What a cart costs as this node remembers it, and in which state of the selling that is true. */
type Remembered = { now: Priced; changes: string };

/** Prices an order without asking the database; undefined where this node does not remember all that it takes. */
export async function priceRemembered(
  { sql }: Pick<Shop, "sql">,
  settings: Settings,
  wish: Wish,
): Promise<Remembered | undefined> {
  const known = remembered(
    sql,
    wish.lines.map(({ id }) => id),
  );
  if (!known) return undefined;
  // Whether the shopper may pay at the door is asked by the statement itself.
  const now = await price(sql, settings, { ...wish, shopper: undefined }, true, async () => known.variants);
  return { now, changes: known.changes };
}

/**
 * Whether what was thrown is for the steps to judge: PostgreSQL has refused what would not be right, or undone it for another
 * transaction's sake, or the buyer holds too much, which must not be told to who only asks again for what he has.
 */
export const isLeftToSteps = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof PostgresError && /^(23|40)/.test(error.code));

/**
 * Places a plain order in one statement: claims its key, writes it and, last, holds its stock, where the database sees that the
 * selling is as it was when the prices were remembered, that nothing is short and that the shopper may pay so and have it sent there. Undefined, or
 * thrown what `isLeftToSteps`: nothing was done, and the transaction that asks one thing after the other has to tell why (`placeOrder`). For orders without a coupon.
 */
export async function placeAtOnce(
  sql: Sql | Transaction,
  shop: Shop,
  claim: Claim,
  order: ToWrite,
  { now, changes }: Remembered,
): Promise<Written | undefined> {
  const { request, customerId, orderNo } = order;
  const { email, mobile } = request.contact;
  const atDoor = request.payment_method === "cod";
  const blocked = atDoor ? isBlocked(sql, { customerId, email, mobile }) : sql`false`;
  const mail = confirmation(orderNo);
  const state = sql`
    (select from ${setsShortWait(sql)}
    where (${changesOf(sql)}) = ${changes} and not ${blocked} and not ${isWrong(sql, { customerId, email }, request.address)} and ${now.lines.length} = (
      select count(*) from unnest(${now.lines.map(({ variant }) => variant.id)}::int[], ${now.lines.map(({ variant }) => variant.price)}::bigint[],
        ${now.lines.map(({ quantity }) => quantity)}::int[]) as l (variant_id, price, quantity)
      where (select price from variant where id = l.variant_id) = l.price
        and (select on_hand - held from stock where variant_id = l.variant_id) >= l.quantity)) as still`;
  // That lines are of the order that was placed is plain, but lets PostgreSQL think of few: it looks their stock up instead of reading all of it.
  const [row] = await sql<Written[]>`
      with claimed as (${claiming(sql, claim, state)}),
      ${writing(sql, shop, order, sql`claimed`, sql``)},
      ${atDoor ? sql`mail as (${queueing(sql, mail, sql`placed`)}),` : sql``}
      locked as (
      select s.variant_id, l.order_id, l.quantity from stock s join lines l using (variant_id)
      where l.order_id = (select id from placed) order by s.variant_id for update of s),
    taken as (
      update stock s set held = s.held + k.quantity from locked k
      where s.variant_id = k.variant_id and k.order_id = (select id from placed)
      returning s.variant_id, k.order_id, k.quantity),
    moved as (
        insert into stock_move (order_id, variant_id, kind, round, quantity) select order_id, variant_id, 'hold', 1, quantity from taken)
      select id, (select id from intent) as intent from placed`;
  return row;
}
