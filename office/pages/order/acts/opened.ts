import type { Order } from "../words.ts";

/** Which of an order's dialogs is open; of a return, which one. */
export type Opened =
  | { act: "ship" | "deliver" | "undelivered" | "parcel" | "cancel" | "refund" | "return" | "mail" }
  | { act: "accepted" | "refused" | "receive"; number: number };

/** What every one of them is given. */
export type ActProps = { order: Order; onClose: () => void };
