import { z } from "zod";
import { answer, type Call, Outcome, Paise } from "./answer.ts";
import { checked } from "./checked.ts";
import { email } from "./fields.ts";
import { largestInt } from "./largestInt.ts";

/** `stock`: until it can be bought. `price`: until it costs less than it did when he asked. */
const WatchKind = z.enum(["stock", "price"]);

/** What somebody waits for, as the page says it on which he leaves. */
export const Watched = z.object({ kind: WatchKind, product_name: z.string(), product_url: z.string() });
export type Watched = z.infer<typeof Watched>;

/** What somebody waits for, as his data say it. */
export const OwnWatch = Watched.extend({
  price: Paise.nullable().describe("Of a watched price: what it was when he asked"),
  asked_at: z.string(),
});
export type OwnWatch = z.infer<typeof OwnWatch>;

const WatchRequest = z.object({ variant_id: z.int().positive().max(largestInt), email: checked(email) });
const leaving = { parameters: z.object({ key: z.string().min(1).max(100).describe("From the mail's link") }) };

export const watchCalls = {
  "POST /subscribe/stock": {
    summary:
      "One mail when a variant can be bought again; the answer is the same whether it was asked for before. 404 where there is no such variant, 409 when it can be bought now",
    body: WatchRequest,
    answer: Outcome,
  },
  "POST /subscribe/price": {
    summary:
      "One mail when a variant can be bought for less than it costs now; asked for again, less than it costs then. 404 where there is no such variant",
    body: WatchRequest,
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
