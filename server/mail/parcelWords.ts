import type { Order } from "../../contract/orders.ts";
import type { OrderParcel } from "../../contract/parcels.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { formatMoney } from "../money.ts";
import { parcelNames } from "../parcels/names.ts";
import type { Words } from "./orderWords.ts";

/** Who brings a parcel, where that is known. */
export const parcel = ({ tracking }: Pick<Order, "tracking">): string[] =>
  tracking
    ? [`${tracking.courier} brings it${tracking.number ? `; the tracking number is ${tracking.number}` : ""}.`]
    : [];

/** A button to where a parcel can be followed. */
export const follow = (tracking: Order["tracking"]): Pick<Words, "action" | "follow"> =>
  tracking?.url ? { action: "Track the parcel", follow: tracking.url } : {};

/** "Parcel 1 of 2". */
export const nameOf = (order: Order, { number }: OrderParcel): string => parcelNames([number], order.parcels.length);

/** What is in a parcel: "1 × Veena, 2 × Strings". */
export const heldIn = (order: Order, { lines }: OrderParcel): string =>
  lines
    .map(({ id, quantity }) => `${quantity} × ${order.lines.find((line) => line.id === id)?.product_name ?? ""}`)
    .join(", ");

const numbersOf = (parcels: readonly OrderParcel[]) => parcels.map(({ number }) => number);

/** Some of an order's parcels have left: what is in each, who brings it, and what follows. */
export function parcelsShipped(order: Order, parcels: readonly OrderParcel[]): Words {
  const all = order.parcels.length;
  const here = order.parcels.filter(({ state }) => state === "packed");
  const [one, ...others] = parcels;
  return {
    subject: `${parcelNames(numbersOf(parcels), all)} of order ${order.order_no} ${others.length > 0 ? "are" : "is"} on ${others.length > 0 ? "their" : "its"} way`,
    paragraphs: [
      ...parcels.map((sent) =>
        [`${nameOf(order, sent)} has left our shop: ${heldIn(order, sent)}.`, ...parcel(sent), ...readyFor(sent)].join(
          " ",
        ),
      ),
      ...(here.length > 0
        ? [
            `${parcelNames(numbersOf(here), all)} ${here.length > 1 ? "follow" : "follows"}; we write when ${here.length > 1 ? "they leave" : "it leaves"}.`,
          ]
        : []),
      "The invoice for the whole order is attached.",
    ],
    lines: true,
    ...(one && others.length === 0 ? follow(one.tracking) : {}),
  };
}

const readyFor = ({ cash }: OrderParcel): string[] =>
  cash === null || cash === 0 ? [] : [`Please have ${formatMoney(cash)} ready for the courier.`];

/** Some of an order's parcels have arrived, and where the others are. */
export function parcelsArrived(order: Order, parcels: readonly OrderParcel[]): Words {
  const all = order.parcels.length;
  const names = parcelNames(numbersOf(parcels), all);
  const [onTheirWay, here] = (["shipped", "packed"] as const).map((state) =>
    order.parcels.filter((one) => one.state === state),
  );
  const say = (some: readonly OrderParcel[] = [], one: string, several: string): string[] =>
    some.length === 0 ? [] : [`${parcelNames(numbersOf(some), all)} ${some.length > 1 ? several : one}.`];
  return {
    subject: `${names} of order ${order.order_no} ${parcels.length > 1 ? "have" : "has"} arrived`,
    paragraphs: [
      ...parcels.map((one) => `${nameOf(order, one)} has arrived: ${heldIn(order, one)}.`),
      ...say(onTheirWay, "is on its way", "are on their way"),
      ...say(here, "follows; we write when it leaves", "follow; we write when they leave"),
    ],
  };
}

/** What a shop wishes with what has arrived: one that sells instruments in its own words. */
const wishes = ({ business_type }: Pick<ShopDetails, "business_type">): string =>
  business_type === "MusicStore" ? "May it be played a lot." : "We hope that it serves you well.";

/** That an order has arrived, and which of its parcels have not. */
export function arrived(order: Order, shop: Pick<ShopDetails, "business_type">): string[] {
  const back = order.parcels.length > 1 ? order.parcels.filter(({ state }) => state === "undelivered") : [];
  if (back.length === 0) return [`Your order has arrived. ${wishes(shop)}`];
  const came = order.parcels.filter(({ state }) => state !== "undelivered");
  const names = (some: readonly OrderParcel[]) => parcelNames(numbersOf(some), order.parcels.length);
  return [
    `${names(came)} of your order ${came.length > 1 ? "have" : "has"} arrived. ${wishes(shop)}`,
    `${names(back)} could not be delivered; what you paid for that is given back.`,
  ];
}
