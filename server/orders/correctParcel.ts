import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import { type Actor, written as writtenBy } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { latestParcel } from "./readAfterwards.ts";

/** What is put right; what is left out stays as it was. `url` starts https://. */
export type Correction = { courier?: string | undefined; number?: string | undefined; url?: string | undefined };

const written = ({ courier, number }: { courier: string; number: string | null }): string =>
  number ? `${courier}, ${number}` : courier;

/**
 * Says anew who has an order's parcel and under which number, once it has left: a fact of its own in the order's history
 * that names what was said before. A new courier or number has no link unless it is given. With `mail` the shopper is
 * written to. `same`: that is what is known already; `no_courier`: nobody has named one yet.
 */
export async function correctParcel(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  { courier, number, url }: Correction,
  mail: boolean,
  by: Actor,
): Promise<"corrected" | "same" | "unknown" | "not_sent" | "no_courier"> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    const [event] = await tx<{ seq: number }[]>`
      select max(seq) as seq from order_event where order_id = ${order.id} having bool_or(to_state = 'shipped')`;
    if (!event) return "not_sent";
    const before = await latestParcel(tx, order.id);
    const name = courier ?? before?.courier;
    if (!name) return "no_courier";
    const next = { courier: name, number: number ?? before?.number ?? null };
    const moved = !before || written(next) !== written(before);
    const link = url ?? (moved ? null : (before?.url ?? null));
    if (!moved && link === before?.url) return "same";
    const was = before && moved ? `; it was ${written(before)}` : "";
    const cause = moved ? `Parcel put right: ${written(next)}${was}` : "Parcel put right: where it can be followed";
    const [fact] = await tx<{ seq: number }[]>`
      insert into parcel (order_id, seq, courier, tracking_no, tracking_url, cause, event_seq, staff_name)
      select ${order.id}, coalesce(max(seq), 0) + 1, ${next.courier}, ${next.number}, ${link}, ${cause}, ${event.seq}, ${writtenBy(by).staffName}
      from parcel where order_id = ${order.id} returning seq`;
    await recordAct(tx, by, {
      act: "parcel.correct",
      thing: "order",
      id: orderNo,
      before: before ?? null,
      after: { ...next, url: link },
    });
    if (mail && fact)
      await enqueue(tx, {
        topic: "mail",
        key: `mail:parcel_corrected:${orderNo}:${fact.seq}`,
        payload: { template: "parcel_corrected", order_no: orderNo },
      });
    return "corrected";
  });
}
