import type { officeOrderCalls } from "../../../contract/office/order.ts";
import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { addNote } from "../../orders/addNote.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { correctParcel } from "../../orders/correctParcel.ts";
import { type Editing, editOrder } from "../../orders/editOrder.ts";
import { markChecked } from "../../orders/markChecked.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { resendMail } from "../../orders/resendMail.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { answerWith, conflict, truthFor } from "./answerWith.ts";
import { documentAnswer } from "./documentAnswer.ts";
import { requireWithin } from "./limits.ts";
import { readTruth } from "./readTruth.ts";

const isOther = "Somebody has changed this order meanwhile. Please look at it as it is now.";

/** What an edit came to, or an ApiError that says why it did not. */
async function editedOrRefused(shop: Shop, orderNo: string, staff: SignedIn, editing: Editing) {
  switch (editing.outcome) {
    case "edited":
      return { difference: editing.difference, refund: editing.refund };
    case "same":
      return { difference: 0, refund: 0 };
    case "changed":
      throw await conflict(shop, orderNo, staff, isOther);
    case "field": {
      const [message = "Please check what was entered."] = Object.values(editing.errors);
      throw new ApiError(422, message, { errors: editing.errors });
    }
    case "refused":
      throw new ApiError(422, editing.message);
    default:
      throw notFound("This order");
  }
}

/** One order: the whole of it, and what takes it nowhere by itself. */
export const orderRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof officeOrderCalls> => ({
  "GET /orders/{no}": ({ parameters, staff }) => answerWith(shop, typedOrderNo(parameters.no), staff),
  "GET /orders/{no}/documents/{file}": ({ parameters }) =>
    documentAnswer(shop, typedOrderNo(parameters.no), parameters.file),
  async "PATCH /orders/{no}"({ parameters, body: { trial, ...edit }, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    let order: OfficeOrder | undefined;
    const look = async (tx: Parameters<typeof readTruth>[1]) => {
      order = await readTruth(shop, tx, orderNo, staff);
    };
    const editing = await editOrder(shop, orderNo, edit, staff.actor, trial ? look : undefined);
    const money = await editedOrRefused(shop, orderNo, staff, editing);
    order ??= await truthFor(shop, orderNo, staff);
    return data({ order, ...(staff.rights.has("orders.money") && money) });
  },
  async "POST /orders/{no}/note"({ parameters, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    if (!(await addNote(shop, orderNo, body.text, staff.actor))) throw notFound("This order");
    return answerWith(shop, orderNo, staff);
  },
  async "POST /orders/{no}/parcel"({ parameters, body: { mail, ...parcel }, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const outcome = await correctParcel(shop, orderNo, parcel, mail, staff.actor);
    if (outcome === "unknown") throw notFound("This order");
    if (outcome === "not_sent")
      throw await conflict(shop, orderNo, staff, "It has not left yet: say it as it is handed over.");
    if (outcome === "no_courier") {
      const message = "Nobody has said who brings it: please enter the courier too.";
      throw new ApiError(422, message, { errors: { courier: message } });
    }
    return answerWith(shop, orderNo, staff);
  },
  async "POST /orders/{no}/cancel"({ parameters, body: { state, version, reason }, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const [order] = await shop.sql<{ total: number }[]>`select total from orders where order_no = ${orderNo}`;
    if (!order) throw notFound("This order");
    if (!["awaiting_payment", "confirmed", "packed"].includes(state))
      throw await conflict(shop, orderNo, staff, "What has left, or is over, can't be cancelled.");
    requireWithin(staff, "orders.cancel", order.total);
    const cause = { cause: `Cancelled by the shop: ${reason}`, actor: staff.actor };
    if (!(await cancelOrder(shop, orderNo, [state], cause, { version })))
      throw await conflict(shop, orderNo, staff, isOther);
    return answerWith(shop, orderNo, staff);
  },
  async "POST /orders/{no}/mail"({ parameters, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const outcome = await resendMail(shop, orderNo, body.template, staff.actor);
    if (outcome === "unknown") throw notFound("This order");
    if (outcome === "never_sent") throw await conflict(shop, orderNo, staff, "This mail has not been sent yet.");
    return answerWith(shop, orderNo, staff);
  },
  async "POST /orders/{no}/checked"({ parameters, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const outcome = await markChecked(shop, orderNo, staff.actor);
    if (outcome === "unknown") throw notFound("This order");
    if (outcome === "nothing") throw await conflict(shop, orderNo, staff, "There is nothing to be checked about it.");
    return answerWith(shop, orderNo, staff);
  },
});
