import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { advanceOrder, type Parcel } from "./advanceOrder.ts";

/** A packed order leaves with this courier, or with one that nobody names; its history tells to whom it was handed. False: it was not packed. `numbers`: only these of its parcels. */
export const handOver = (
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  parcel: Parcel | undefined,
  by: Actor,
  numbers?: readonly number[],
): Promise<boolean> => {
  const to = parcel
    ? [parcel.courier, parcel.tracking_no, ...(parcel.each?.values() ?? [])].filter(Boolean).join(", ")
    : "the courier";
  return advanceOrder(shop, orderNo, "shipped", { cause: `Handed to ${to}`, actor: by }, parcel, numbers);
};
