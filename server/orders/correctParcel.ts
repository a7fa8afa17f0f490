import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { parcelNames } from "../parcels/names.ts";
import { readParcels } from "../parcels/readParcels.ts";
import type { Shop } from "../shop/shop.ts";
import { type Actor, written as writtenBy } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { latestParcel } from "./readAfterwards.ts";

/** What is put right; what is left out stays as it was. `url` starts https://. */
export type Correction = {
  courier?: string | undefined;
  number?: string | undefined;
  url?: string | undefined;
  /** Which of the order's parcels, where it left in several; the first. */
  parcel?: number | undefined;
};

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
  { courier, number, url, parcel = 1 }: Correction,
  mail: boolean,
  by: Actor,
): Promise<"corrected" | "same" | "unknown" | "not_sent" | "no_courier"> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    const [event] = await tx<{ seq: number }[]>`
      select max(seq) as seq from order_event where order_id = ${order.id} having bool_or(to_state = 'shipped')`;
    const divided = (await readParcels(tx, [order.id])).get(order.id);
    const own = divided?.find((one) => one.number === parcel);
    const hasLeft = divided ? own !== undefined && own.state !== "packed" : parcel === 1;
    if (!event || !hasLeft) return "not_sent";
    const before = own ? own.tracking : await latestParcel(tx, order.id);
    const carrier = courier ?? before?.courier;
    if (!carrier) return "no_courier";
    const next = { courier: carrier, number: number ?? before?.number ?? null };
    const moved = !before || written(next) !== written(before);
    const link = url ?? (moved ? null : (before?.url ?? null));
    if (!moved && link === before?.url) return "same";
    const was = before && moved ? `; it was ${written(before)}` : "";
    const name = divided ? parcelNames([parcel], divided.length) : "Parcel";
    const cause = `${name} put right: ${moved ? `${written(next)}${was}` : "where it can be followed"}`;
    const [fact] = await tx<{ seq: number }[]>`
      insert into parcel (order_id, seq, number, courier, tracking_no, tracking_url, cause, event_seq, staff_name)
      select ${order.id}, coalesce(max(seq), 0) + 1, ${parcel}, ${next.courier}, ${next.number}, ${link}, ${cause}, ${event.seq}, ${writtenBy(by).staffName}
      from parcel where order_id = ${order.id} returning seq`;
    await recordAct(tx, by, {
      act: "parcel.correct",
      thing: "order",
      id: orderNo,
      before: before ?? null,
      after: { ...next, url: link, ...(divided && { parcel }) },
    });
    if (mail && fact)
      await enqueue(tx, {
        topic: "mail",
        key: `mail:parcel_corrected:${orderNo}:${fact.seq}`,
        payload: { template: "parcel_corrected", order_no: orderNo, ...(divided && { parcels: [parcel] }) },
      });
    return "corrected";
  });
}
