import type { OrderRow, Packing } from "../../../contract/office/orders.ts";

/** How many parcels an order leaves in, and which of them are here; null: one. */
export type Divided = OrderRow["parcels"];

/** The same of an order on the packing table. */
export const dividedOf = ({ parcels }: Pick<Packing, "parcels">): Divided =>
  parcels.length > 1
    ? { of: parcels.length, here: parcels.filter(({ state }) => state === "packed").map(({ number }) => number) }
    : null;

/** Whether an order lies packed here, or a parcel of it does. */
export const isHere = ({ state, parcels }: Pick<OrderRow, "state" | "parcels">): boolean =>
  state === "packed" || (state === "shipped" && (parcels?.here.length ?? 0) > 0);

/** "2 parcels", or which of them is still here: "Parcel 2 of 2 is here". */
export function dividedText({ of, here }: NonNullable<Divided>, state: OrderRow["state"]): string {
  if (state !== "shipped" || here.length === 0 || here.length === of) return `${of} parcels`;
  return `${here.length === 1 ? "Parcel" : "Parcels"} ${here.join(", ")} of ${of} still here`;
}
