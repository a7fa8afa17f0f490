import type { officeReturnCalls } from "../../../contract/office/returns.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { decideReturn } from "../../returns/decideReturn.ts";
import { receiveReturn } from "../../returns/receiveReturn.ts";
import { requestReturn } from "../../returns/requestReturn.ts";
import { whyNotExchanged, whyNotReturned } from "../../returns/whyNotReturned.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { answerWith, conflict, truthFor } from "./answerWith.ts";
import { listReturns } from "./listReturns.ts";

/** Why a return is not where it was thought to be. Throws an ApiError of 404 when there is no such return. */
async function notThere(shop: Shop, orderNo: string, n: number, staff: SignedIn, message: string): Promise<ApiError> {
  const { returns } = await truthFor(shop, orderNo, staff);
  return returns.some(({ number }) => number === n) ? conflict(shop, orderNo, staff, message) : notFound("This return");
}

const notExchanged = (why: keyof typeof whyNotExchanged) =>
  new ApiError(422, whyNotExchanged[why], { errors: { exchange: whyNotExchanged[why] } });

/** Goods that come back, from the asking to the shelf. */
export const returnRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof officeReturnCalls> => ({
  "GET /returns": async ({ query }) => data(await listReturns(shop.sql, query)),
  async "POST /orders/{no}/return"({ parameters, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const outcome = await requestReturn(shop, orderNo, body, staff.actor);
    if (outcome !== "requested") throw await conflict(shop, orderNo, staff, whyNotReturned[outcome]);
    return answerWith(shop, orderNo, staff);
  },
  async "PATCH /returns/{no}/{n}"({ parameters, body: { decision, note }, staff }) {
    const [orderNo, n] = [typedOrderNo(parameters.no), parameters.n];
    if (!(await decideReturn(shop, orderNo, decision, note, staff.actor, n)))
      throw await notThere(shop, orderNo, n, staff, "This return does not wait for that any more.");
    return answerWith(shop, orderNo, staff);
  },
  async "POST /returns/{no}/{n}/receive"({ parameters, body: { lines, note = "", exchange }, staff }) {
    const [orderNo, n] = [typedOrderNo(parameters.no), parameters.n];
    const outcome = await receiveReturn(shop, orderNo, { pieces: lines, note, number: n, exchange }, staff.actor);
    if (outcome === "not_awaited") throw await notThere(shop, orderNo, n, staff, "This return is not waited for.");
    if (outcome === "other_pieces") {
      const message = "Please say of each piece that was accepted in which condition it came; no more, no fewer.";
      throw new ApiError(422, message, { errors: { lines: message } });
    }
    if (outcome === "say_exchange" || outcome === "no_exchange") throw notExchanged(outcome);
    return answerWith(shop, orderNo, staff);
  },
});
