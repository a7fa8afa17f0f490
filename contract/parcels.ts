import { z } from "zod";
import { Paise } from "./answer.ts";

/** Who has a parcel, under which number, and where it can be followed. */
export const Tracking = z.object({ courier: z.string(), number: z.string().nullable(), url: z.string().nullable() });

/** A parcel of an order, and how far it has come: it lies in the shop, is on its way, has arrived, or came back. */
export const OrderParcel = z.object({
  number: z.int().describe("From 1 on; the list says how many there are"),
  state: z.enum(["packed", "shipped", "delivered", "undelivered"]),
  lines: z.array(z.object({ id: z.int(), quantity: z.int() })).describe("Pieces of the order's lines, by variant"),
  weight_g: z.int().nullable().describe("On the scale, else what its goods weigh; null where that is not known"),
  tracking: Tracking.nullable().describe("Once it has left, where somebody has said"),
  cash: Paise.nullable().describe("What is collected for it at the door; null: nothing"),
});
export type OrderParcel = z.infer<typeof OrderParcel>;
