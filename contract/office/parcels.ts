import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { onceEach, orderNoParameter } from "./order.ts";
import { Packing } from "./orders.ts";

/** What is to lie in a parcel: pieces of the order's lines, by variant. */
const Pieces = z
  .array(z.object({ id: z.int().positive(), quantity: z.int().min(1).max(999) }))
  .min(1, "Please put something into each parcel.")
  .max(100)
  .refine(onceEach, "Each product can stand there once.");

export const parcelCalls = {
  "PUT /orders/{no}/parcels": {
    summary:
      "Divide an order that has not left into parcels, all of its pieces; one parcel: it leaves as orders do. 409 when it is another by now",
    parameters: orderNoParameter,
    body: z.object({
      version: z.int().positive().describe("The order's that was seen"),
      parcels: z
        .array(
          z.object({
            lines: Pieces,
            weight_g: z
              .int("Please enter a weight.")
              .min(1, "Please enter a weight.")
              .max(1_000_000, "A tonne at most.")
              .nullable()
              .describe("On the scale; null: what its goods weigh"),
          }),
        )
        .min(1)
        .max(9, "Nine parcels at most."),
    }),
    answer: answer(Packing),
  },
} satisfies Record<string, Call>;
