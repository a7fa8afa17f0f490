import { z } from "zod";
import { answer, type Call, Outcome } from "./answer.ts";
import { checked } from "./checked.ts";
import { email } from "./fields.ts";

/** What somebody waits for, as the page says it on which he leaves. */
export const Watched = z.object({ product_name: z.string(), product_url: z.string() });
export type Watched = z.infer<typeof Watched>;

const leaving = { parameters: z.object({ key: z.string().min(1).max(100).describe("From the mail's link") }) };

export const watchCalls = {
  "POST /subscribe/stock": {
    summary:
      "One mail when a variant can be bought again; the answer is the same whether it was asked for before. 404 where there is no such variant, 409 when it can be bought now",
    body: z.object({ variant_id: z.int().positive().max(2_147_483_647), email: checked(email) }),
    answer: Outcome,
  },
  "GET /subscribe/{key}": {
    summary: "What an address waits for, by the link in its mail; nothing where it waits for nothing",
    ...leaving,
    answer: answer(z.array(Watched)),
  },
  "POST /subscribe/{key}/leave": {
    summary: "No mail any more of what this address waits for; the answer is the same however often",
    ...leaving,
    answer: Outcome,
  },
} satisfies Record<string, Call>;
