import { z } from "zod";

/** What is known of a pincode. */
export const Place = z.object({
  city: z.string().nullable(),
  state: z.string().nullable().describe("Null: one of `states`, the shopper says which"),
  states: z.array(z.string()),
});
