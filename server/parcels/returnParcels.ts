import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { creditWhole } from "../invoices/creditWhole.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import { restock } from "../orders/stock.ts";
import { refundUpTo } from "../payments/refundUpTo.ts";
import type { Settings } from "../settings.ts";
import type { Actor } from "../staff/actor.ts";
import { step } from "../steps.ts";
import { closeOrder } from "./closeOrder.ts";
import { creditParcel } from "./creditParcel.ts";
import { parcelNames } from "./names.ts";
import type { KeptParcel } from "./readParcels.ts";
import { recordParcels } from "./recordParcels.ts";

type Divided = {
  id: number;
  order_no: string;
  state: OrderState;
  payment_method: string;
  parcels: readonly KeptParcel[];
};
type Back = { sellable: boolean; by: Actor; number?: number | undefined };

/** Rounds of stock that parcels bring back: beyond those of returns, which are counted from 1. */
const parcelRound = 100;

const reason = "Not delivered";

/** Puts a parcel's pieces back on the shelf and counts them as returned. */
async function putBack(tx: Transaction, orderId: number, { number, parts }: KeptParcel, sellable: boolean) {
  const lines = parts.map(({ id, quantity }) => ({ variant_id: id, quantity }));
  for (const { variant_id, quantity } of lines)
    await tx`update order_line set returned = returned + ${quantity} where order_id = ${orderId} and variant_id = ${variant_id}`;
  if (sellable) await restock(tx, orderId, parcelRound + number, lines);
}

/**
 * Parcels that nobody took are back in the shop, or never left it: credited by what is in them, and what was paid for that goes
 * back. When none of the order's arrived it is returned, else delivered with the last of the others. The caller holds
 * the order's row. Answers what is given back, in paise; undefined when there is no such parcel on its way.
 */
export async function returnParcels(
  tx: Transaction,
  settings: Settings,
  order: Divided,
  { sellable, by, number }: Back,
): Promise<number | undefined> {
  const { id, order_no, state, parcels } = order;
  const isOpen = (parcel: KeptParcel) => parcel.state === "packed" || parcel.state === "shipped";
  const chosen = parcels.filter((parcel) => isOpen(parcel) && (number === undefined || parcel.number === number));
  if (state !== "shipped" || chosen.length === 0) return undefined;
  const others = parcels.filter((parcel) => !chosen.includes(parcel));
  const numbers = chosen.map((parcel) => parcel.number);
  const came = chosen.every((parcel) => parcel.state === "shipped") ? " and came back" : "";
  const cause = { cause: `${parcelNames(numbers, parcels.length)} could not be delivered${came}`, actor: by };
  // Two parcels may hold the same: all rows are locked first, in the order of their ids, as everywhere.
  const variants = chosen.flatMap(({ parts }) => parts.map((part) => part.id));
  await tx`select from stock where variant_id = any(${variants}) order by variant_id for update`;
  for (const parcel of chosen) await putBack(tx, id, parcel, sellable);
  const isOver = !others.some(isOpen);
  const isWhole = isOver && others.every((parcel) => parcel.state === "undelivered");
  let refund = 0;
  if (isWhole) {
    await changeState(tx, id, ["shipped"], "returned", cause);
    const total = await creditWhole(tx, settings, id, { cause: "undelivered", reason });
    refund = await refundUpTo(tx, id, total, `undelivered:${order_no}`, reason);
  } else
    for (const parcel of chosen) {
      const total = await creditParcel(tx, settings, order, parcel);
      refund += await refundUpTo(tx, id, total, `undelivered:${order_no}:${parcel.number}`, reason);
    }
  await recordParcels(tx, { id, order_no, numbers, to: "undelivered" }, cause, isWhole);
  if (isOver && !isWhole) {
    const back = [...others.filter((parcel) => parcel.state === "undelivered"), ...chosen].map(
      (parcel) => parcel.number,
    );
    const names = parcelNames(
      back.toSorted((a, b) => a - b),
      parcels.length,
    );
    await closeOrder(tx, order, { cause: "All that could be delivered has arrived", actor: by }, names);
  }
  const template = "order_undelivered";
  const key = `mail:${template}:${order_no}`;
  if (isWhole) await enqueue(tx, { topic: "mail", key, payload: { template, order_no } });
  else
    for (const one of numbers)
      await enqueue(tx, { topic: "mail", key: `${key}:${one}`, payload: { template, order_no, parcels: [one] } });
  await step("returnParcels: parcels back");
  return refund;
}
