import type { Order } from "../words.ts";

/** Which of an order's dialogs is open; of a return, which one. */
export type Opened =
  | { act: "ship" | "deliver" | "undelivered" | "parcel"; parcel?: number }
  | { act: "cancel" | "refund" | "return" | "mail" }
  | { act: "accepted" | "refused" | "receive"; number: number };

/** What every one of them is given. */
export type ActProps = { order: Order; onClose: () => void; parcel?: number | undefined };

type State = Order["parcels"][number]["state"];

/** Which of several parcels a step is about, where none was chosen: the first that is so far. Undefined: there is one. */
export const parcelOf = ({ parcels }: Order, chosen: number | undefined, ...states: State[]): number | undefined =>
  parcels.length > 1 ? (chosen ?? parcels.find(({ state }) => states.includes(state))?.number) : undefined;

/** "parcel 1 of 2". */
export const parcelName = ({ parcels }: Order, number: number): string => `parcel ${number} of ${parcels.length}`;
