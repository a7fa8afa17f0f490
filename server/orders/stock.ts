import type { Transaction } from "../database/connect.ts";

/** Effects on the counters of `stock`: hold takes pieces aside, release gives them back, commit sends them off, restock returns them. */
type Release = "release" | "commit";

/** A variant of which there is too little, and how many pieces there are. */
export type Short = { variant_id: number; available: number };
/** A line's variant, how many pieces of it there were, and whether the line's are taken aside now. */
export type Hold = Short & { held: boolean };

/** The number of the hold that comes next for the variant of `t` in the order of that id. */
const nextRound = (tx: Transaction, order: Part) => tx`
  (select coalesce(max(m.round), 0) + 1 from stock_move m where m.order_id = ${order} and m.variant_id = t.variant_id and m.kind = 'hold')`;

/** An order's id, of itself or by its number. */
const idOf = (tx: Transaction, order: number | { orderNo: string }) =>
  typeof order === "number" ? tx`${order}::bigint` : tx`(select id from orders where order_no = ${order.orderNo})`;
type Part = ReturnType<typeof idOf>;

/**
 * Takes the order's pieces aside, all or none. Rows are locked in the order of their ids: two orders of the same
 * products wait for one another instead of deadlocking. Answers each line; if one of them is not held the caller undoes
 * the transaction. `order`: its id, or the number of one that is just being written. `again`: a further hold, of
 * an order that was paid after it had expired.
 */
export async function holdStock(tx: Transaction, order: number | { orderNo: string }, again = false): Promise<Hold[]> {
  const id = idOf(tx, order);
  const round = again ? nextRound(tx, id) : tx`1`;
  return tx<Hold[]>`
    with locked as (
      select s.variant_id, s.on_hand, s.held, l.quantity from stock s join order_line l using (variant_id)
      where l.order_id = ${id} order by s.variant_id for update of s),
    taken as (
      update stock s set held = s.held + k.quantity from locked k
      where s.variant_id = k.variant_id and s.on_hand - s.held >= k.quantity
      returning s.variant_id, k.quantity),
    moved as (
      insert into stock_move (order_id, variant_id, kind, round, quantity)
      select ${id}, variant_id, 'hold', ${round}, quantity from taken t)
    select k.variant_id, greatest(k.on_hand - k.held, 0) as available, t.variant_id is not null as held
    from locked k left join taken t on t.variant_id = k.variant_id`;
}

/** A line of an order that was just written. */
export type LineHold = Hold & { order_no: string; quantity: number };

/**
 * Takes the pieces of several orders aside that were just written, named by their numbers: of each variant for all of them or for none.
 * Rows are locked in the order of their ids. Answers each line; if one of them is not held the caller undoes the transaction.
 */
export const holdTogether = (tx: Transaction, orderNos: string[]) => tx<LineHold[]>`
    with lines as (
      select l.order_id, o.order_no, l.variant_id, l.quantity from orders o join order_line l on l.order_id = o.id
      where o.order_no in (select unnest(${orderNos}::text[]))),
    wanted as (select variant_id, sum(quantity)::int as quantity from lines group by variant_id),
    locked as (
      select s.variant_id, s.on_hand, s.held, w.quantity from stock s join wanted w using (variant_id) order by s.variant_id for update of s),
    taken as (
      update stock s set held = s.held + k.quantity from locked k
      where s.variant_id = k.variant_id and s.on_hand - s.held >= k.quantity
      returning s.variant_id),
    moved as (
      insert into stock_move (order_id, variant_id, kind, round, quantity)
      select l.order_id, l.variant_id, 'hold', 1, l.quantity from lines l join taken t using (variant_id))
    select l.order_no, l.variant_id, l.quantity, greatest(k.on_hand - k.held, 0) as available, t.variant_id is not null as held
    from lines l join locked k using (variant_id) left join taken t using (variant_id)`;

/** Applies the other effects to everything that the order's lines hold. Each can happen once: the moves' primary key says so. */
export async function moveStock(tx: Transaction, orderId: number, kind: Release): Promise<void> {
  const onHand = kind === "commit" ? -1 : 0;
  await tx`
    with holds as (
      select distinct on (variant_id) variant_id, quantity, round from stock_move
      where order_id = ${orderId} and kind = 'hold' and variant_id in (select variant_id from order_line where order_id = ${orderId})
      order by variant_id, round desc),
    locked as (select s.variant_id, h.quantity, h.round from stock s join holds h using (variant_id) order by s.variant_id for update of s),
    moved as (
      update stock s set on_hand = s.on_hand + ${onHand} * k.quantity, held = s.held - k.quantity
      from locked k where s.variant_id = k.variant_id returning s.variant_id, k.quantity, k.round)
    insert into stock_move (order_id, variant_id, kind, round, quantity) select ${orderId}, variant_id, ${kind}, round, quantity from moved`;
}

/**
 * Has a live order hold what its lines are to be from now on: each that changes gives back what it held and holds anew, all
 * or none. Rows are locked in the order of their ids, as everywhere. Answers what is short; if anything is, the caller
 * undoes the transaction.
 */
export async function moveHolds(
  tx: Transaction,
  orderId: number,
  changes: { variant_id: number; was: number; now: number }[],
): Promise<Short[]> {
  const ids = changes.map(({ variant_id }) => variant_id);
  await tx`select from stock where variant_id = any(${ids}) order by variant_id for update`;
  const held = changes.filter(({ was }) => was > 0).map(({ variant_id }) => variant_id);
  await tx`
    with released as (
      insert into stock_move (order_id, variant_id, kind, round, quantity)
      select distinct on (variant_id) order_id, variant_id, 'release', round, quantity from stock_move
      where order_id = ${orderId} and kind = 'hold' and variant_id = any(${held}) order by variant_id, round desc
      returning variant_id, quantity)
    update stock s set held = s.held - r.quantity from released r where s.variant_id = r.variant_id`;
  const wanted = changes.filter(({ now }) => now > 0);
  const wantedIds = wanted.map(({ variant_id }) => variant_id);
  return tx<Short[]>`
    with wanted as (
      select s.variant_id, s.on_hand, s.held, w.quantity from stock s
      join unnest(${wantedIds}::int[], ${wanted.map(({ now }) => now)}::int[]) as w(variant_id, quantity) using (variant_id)),
    taken as (
      update stock s set held = s.held + w.quantity from wanted w
      where s.variant_id = w.variant_id and s.on_hand - s.held >= w.quantity returning s.variant_id, w.quantity),
    moved as (
      insert into stock_move (order_id, variant_id, kind, round, quantity)
      select ${orderId}, variant_id, 'hold', ${nextRound(tx, tx`${orderId}`)}, quantity from taken t)
    select w.variant_id, greatest(w.on_hand - w.held, 0) as available from wanted w
    where not exists (select from taken t where t.variant_id = w.variant_id)`;
}

/** Puts pieces that came back on the shelf again, once for each `round`: the number of the return that brought them. */
export async function restock(
  tx: Transaction,
  orderId: number,
  round: number,
  lines: { variant_id: number; quantity: number }[],
): Promise<void> {
  // In the order of their ids, as everywhere, so that nobody deadlocks.
  for (const { variant_id, quantity } of lines.toSorted((a, b) => a.variant_id - b.variant_id)) {
    await tx`
      with moved as (
        insert into stock_move (order_id, variant_id, kind, round, quantity)
        values (${orderId}, ${variant_id}, 'restock', ${round}, ${quantity}) returning variant_id, quantity)
      update stock s set on_hand = on_hand + m.quantity from moved m where s.variant_id = m.variant_id`;
  }
}
