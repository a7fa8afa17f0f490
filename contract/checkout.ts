import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { Address, Contact } from "./orders.ts";

/** Who orders and where it goes, as far as the shop may know something of it. */
export const CheckRequest = Contact.pick({ email: true, mobile: true }).extend({
  address: Address.pick({ pincode: true, line1: true, line2: true, landmark: true }),
});
export type CheckRequest = z.infer<typeof CheckRequest>;

export const checkoutCalls = {
  "POST /checkout/check": {
    summary: "What the shop alone knows of who orders and of his address, before the order is asked for",
    body: CheckRequest,
    answer: answer(
      z.object({
        cod_reason: z
          .string()
          .nullable()
          .describe("Why he is not offered cash on delivery, in words; null where he is"),
        errors: z.record(z.string(), z.string()).describe("What to look at again before ordering, by field"),
      }),
    ),
  },
} satisfies Record<string, Call>;
