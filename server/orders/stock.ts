import type { Transaction } from "../database/connect.ts";

/** Effects on the counters of `stock`: hold takes pieces aside, release gives them back, commit sends them off, restock returns them. */
type Release = "release" | "commit";

/**
 * Takes the order's pieces aside, all or none. Rows are locked in the order of their ids: two orders of the same
 * products wait for one another instead of deadlocking. Answers the variants that are short; if there are any the
 * caller undoes the transaction. Round 2 is the second hold of an order that was paid after it had expired.
 */
export async function holdStock(
  tx: Transaction,
  orderId: number,
  round: 1 | 2 = 1,
): Promise<{ variant_id: number; available: number }[]> {
  return tx<{ variant_id: number; available: number }[]>`
    with locked as (
      select s.variant_id, s.on_hand, s.held, l.quantity from stock s join order_line l using (variant_id)
      where l.order_id = ${orderId} order by s.variant_id for update of s),
    taken as (
      update stock s set held = s.held + k.quantity from locked k
      where s.variant_id = k.variant_id and s.on_hand - s.held >= k.quantity
      returning s.variant_id, k.quantity),
    moved as (
      insert into stock_move (order_id, variant_id, kind, round, quantity)
      select ${orderId}, variant_id, 'hold', ${round}, quantity from taken)
    select k.variant_id, greatest(k.on_hand - k.held, 0) as available from locked k
    where not exists (select from taken t where t.variant_id = k.variant_id)`;
}

/** Applies the other effects to everything the order holds. Each can happen once: the moves' primary key says so. */
export async function moveStock(tx: Transaction, orderId: number, kind: Release): Promise<void> {
  const onHand = kind === "commit" ? -1 : 0;
  await tx`
    with holds as (
      select distinct on (variant_id) variant_id, quantity, round from stock_move
      where order_id = ${orderId} and kind = 'hold' order by variant_id, round desc),
    locked as (select s.variant_id, h.quantity, h.round from stock s join holds h using (variant_id) order by s.variant_id for update of s),
    moved as (
      update stock s set on_hand = s.on_hand + ${onHand} * k.quantity, held = s.held - k.quantity
      from locked k where s.variant_id = k.variant_id returning s.variant_id, k.quantity, k.round)
    insert into stock_move (order_id, variant_id, kind, round, quantity) select ${orderId}, variant_id, ${kind}, round, quantity from moved`;
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
