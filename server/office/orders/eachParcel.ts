import type { OrderOutcome } from "../../../contract/office/orders.ts";
import { ApiError } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { parcelNames } from "../../parcels/names.ts";
import { readParcels } from "../../parcels/readParcels.ts";
import type { Shop } from "../../shop/shop.ts";
import { eachOrder } from "./eachOrder.ts";

/** Why a step could not be taken with an order that leaves in several parcels, where its state does not say it; false: it does. */
async function whyNotDone(
  { sql }: Pick<Shop, "sql">,
  orderNo: string,
  parcel: number | undefined,
): Promise<string | false> {
  const [order] = await sql<{ id: number; state: string }[]>`select id, state from orders where order_no = ${orderNo}`;
  const parcels = order && (await readParcels(sql, [order.id])).get(order.id);
  if (!parcels || (order.state !== "packed" && order.state !== "shipped")) return false;
  if (parcel !== undefined) {
    const words = {
      packed: "has not left yet",
      shipped: "is on its way",
      delivered: "has arrived",
      undelivered: "came back",
    };
    const own = parcels.find(({ number }) => number === parcel);
    return own ? `${parcelNames([parcel], parcels.length)} ${words[own.state]}.` : "It has no such parcel.";
  }
  const here = parcels.filter(({ state }) => state === "packed").map(({ number }) => number);
  if (order.state === "packed" || here.length === 0)
    return "It leaves in several parcels: please do it parcel by parcel.";
  return `${parcelNames(here, parcels.length)} ${here.length > 1 ? "have" : "has"} not left yet.`;
}

/**
 * Does the same with several orders, each by itself, or with one parcel of one order. Throws an ApiError of 422 for a parcel of several
 * orders.
 */
export async function eachParcel(
  shop: Pick<Shop, "sql" | "log">,
  orders: string[],
  parcel: number | undefined,
  one: (orderNo: string, only: number[] | undefined) => Promise<boolean>,
): Promise<OrderOutcome[]> {
  if (parcel !== undefined && orders.length > 1)
    throw new ApiError(422, "A parcel is one order’s: please name one order.");
  return eachOrder(shop, orders, async (orderNo) => {
    const done = await one(orderNo, parcel === undefined ? undefined : [parcel]);
    return done || whyNotDone(shop, orderNo, parcel);
  });
}

/** The courier's numbers as they were given by order, or by ORDER/PARCEL. Throws an ApiError of 422 for those of another order. */
export function numbersOf(tracking: Record<string, string>, orders: string[]) {
  const chosen = new Set(orders.map(typedOrderNo));
  const numbers = new Map<string, { whole?: string; each: Map<number, string> }>();
  for (const [key, number] of Object.entries(tracking)) {
    const [typed = "", parcel] = key.split("/");
    const orderNo = typedOrderNo(typed);
    if (!chosen.has(orderNo)) throw new ApiError(422, `${orderNo} has a tracking number, but is not among the orders.`);
    const known = numbers.get(orderNo) ?? { each: new Map<number, string>() };
    if (parcel === undefined) known.whole = number;
    else known.each.set(Number(parcel), number);
    numbers.set(orderNo, known);
  }
  return numbers;
}
