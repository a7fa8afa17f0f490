import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";

/** Ids with commas between, a hundred at most. */
const ids = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/;

/** When a product comes that is ordered now: the first and the last day that is promised. */
export const Arrival = z.object({ id: z.int().describe("The product's"), date_from: z.string(), date_to: z.string() });
export type Arrival = z.infer<typeof Arrival>;

export const deliveryCalls = {
  "GET /get/delivery": {
    summary:
      "When one piece of each of these products comes to a pincode, in the variant that its card shows. What can't be bought or does not go there is left out, as is what the courier has not told of yet",
    query: z.object({
      pincode: checked(field.pincode),
      products: z
        .string()
        .regex(ids, "Name the products by their ids, with commas between, 100 at most.")
        .describe("Their ids, with commas between, 100 at most"),
    }),
    answer: answer(z.array(Arrival)),
  },
} satisfies Record<string, Call>;
