import { z } from "zod";
import { type Call, Outcome } from "./answer.ts";
import { RegisterRequest } from "./customers.ts";
import { orderKey, orderNo } from "./orders.ts";

const { password, offers } = RegisterRequest.shape;

/** All that an account still needs which opens with an order's own details. */
export const KeepRequest = z.object({ password, offers });
export type KeepRequest = z.infer<typeof KeepRequest>;

export const keptOrderCalls = {
  "POST /orders/{order_no}/account": {
    summary:
      "Open an account with what an order says: it counts once its e-mail address is proved. The answer is the same when there is one already; 409 while logged in, and for an order that is in an account",
    parameters: orderNo,
    query: orderKey,
    body: KeepRequest,
    answer: Outcome,
  },
} satisfies Record<string, Call>;
