import type { refundCalls } from "../../../contract/office/refunds.ts";
import type { Transaction } from "../../database/connect.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { refundOrder } from "../../payments/refundOrder.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { answerWith, conflict } from "./answerWith.ts";
import { enterTransfers } from "./enterTransfers.ts";
import { beyond, requireProofAbove } from "./limits.ts";
import { listRefunds } from "./listRefunds.ts";

const whyNot = {
  not_paid: "Nothing was paid for it, so nothing can be given back.",
  not_sent: "It has not been sent yet. Cancel it instead: then everything is refunded.",
  too_much: "That is more than is left of what was paid.",
};

/** Money that goes back. */
export const refundRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof refundCalls> => ({
  async "POST /orders/{no}/refund"({ parameters, headers, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const asked = { scope: `office refund ${orderNo}`, key: headers["Idempotency-Key"], body };
    const most = staff.rights.get("refunds.make") ?? undefined;
    const ask = (sql: Transaction, inAll: number) => requireProofAbove({ sql }, staff, "refunds.make", inAll);
    const outcome = await refundOrder(shop, orderNo, { ...body, most, ask }, staff.actor, asked);
    if (outcome === "unknown") throw notFound("This order");
    if (outcome === "other_body")
      throw new ApiError(409, "This key has been used for another refund.", { reason: "key" });
    if (outcome === "limit") throw beyond("refunds.make", most ?? 0, "of one order in all");
    if (outcome !== "refunded" && outcome !== "repeated") throw await conflict(shop, orderNo, staff, whyNot[outcome]);
    return answerWith(shop, orderNo, staff);
  },
  "GET /refunds": async ({ query }) => data(await listRefunds(shop.sql, query)),
  "POST /refunds/paid": async ({ body, staff }) => data({ rows: await enterTransfers(shop, body.rows, staff.actor) }),
});
