import { transaction } from "../../database/transaction.ts";
import { enqueue, type Task } from "../../jobs/outbox.ts";
import type { Shop } from "../../shop/shop.ts";
import { deliveredRank } from "./statuses.ts";

/** A parcel is asked about when its courier has said nothing for so many hours. */
const silence = 6;

/** Rates that nobody has asked for again are forgotten after so many days. */
const kept = 7;

const handover = (orderNo: string): Task => ({
  topic: "courier_order",
  key: `courier_order:${orderNo}`,
  payload: { order_no: orderNo },
});
const cancelling = (orderNo: string): Task => ({
  topic: "courier_cancel",
  key: `courier_cancel:${orderNo}`,
  payload: { order_no: orderNo },
});

/** Writes down what is to be done at the courier: hand over what is packed, take back what was cancelled, ask where parcels are. */
export async function courierTasks({ sql }: Pick<Shop, "sql">): Promise<number> {
  return transaction(sql, async (tx) => {
    const packed = await tx<{ order_no: string }[]>`
      select order_no from orders o where state = 'packed' and not exists (select from order_parcel where order_id = o.id)
        and not exists (select from outbox where key = 'courier_order:' || o.order_no) order by id limit 50`;
    const cancelled = await tx<{ order_no: string }[]>`
      select o.order_no from shipment s join orders o on o.id = s.order_id
      where s.rank < ${deliveredRank} and s.cancelled_at is null and o.state = 'cancelled'
        and not exists (select from outbox where key = 'courier_cancel:' || o.order_no) limit 50`;
    const silent = await tx<{ awb: string; checked_at: Date }[]>`
      update shipment set checked_at = now() where order_id in (
        select order_id from shipment where rank < ${deliveredRank} and cancelled_at is null and awb is not null
          and checked_at < now() - ${silence} * interval '1 hour' order by checked_at limit 50 for update skip locked)
      returning awb, checked_at`;
    const tracking = silent.map(({ awb, checked_at }): Task => {
      const key = `courier_track:${awb}:${checked_at.toISOString()}`;
      return { topic: "courier_track", key, payload: { awb } };
    });
    await tx`delete from courier_rate where ask_at < now() - ${kept} * interval '1 day'`;
    const tasks = [
      ...packed.map(({ order_no }) => handover(order_no)),
      ...cancelled.map(({ order_no }) => cancelling(order_no)),
      ...tracking,
    ];
    await enqueue(tx, ...tasks);
    return tasks.length;
  });
}
