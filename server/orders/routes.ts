import type { Conflict, Order, PlacedOrder } from "../../contract/orders.ts";
import type { PayRequest } from "../../contract/payOrCancel.ts";
import { whyNoCashFor } from "../customers/cashBlock.ts";
import { keepOrder } from "../customers/keepOrder.ts";
import { lookIntoMail } from "../customers/register.ts";
import { findSession } from "../customers/session.ts";
import { addressErrors } from "../customers/wrongAddress.ts";
import { ApiError, data, type Handlers, notFound } from "../http/reply.ts";
import { ordersFirst } from "../jobs/ordersFirst.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt, type RateLimit } from "../limits/rateLimit.ts";
import { type Fresh, openPayment } from "../payments/openPayment.ts";
import { readExchangeable } from "../returns/exchangeable.ts";
import { requestReturn } from "../returns/requestReturn.ts";
import { whyNotReturned } from "../returns/whyNotReturned.ts";
import type { Shop } from "../shop/shop.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { changePaymentMethod } from "./changePaymentMethod.ts";
import { checkAccess } from "./checkAccess.ts";
import { getOrder } from "./getOrder.ts";
import { lookUpOrder } from "./lookUpOrder.ts";
import { orderAgain } from "./orderAgain.ts";
import { orderLink, thankYouLink } from "./orderNo.ts";
import { placeOrder } from "./placeOrder.ts";
import { waysToPay } from "./waysToPay.ts";
import { whyNotPlaced } from "./whyNotPlaced.ts";

type Calls =
  | "POST /checkout/check"
  | "POST /orders"
  | "POST /orders/lookup"
  | "GET /orders/{order_no}"
  | "GET /orders/{order_no}/again"
  | "POST /orders/{order_no}/pay"
  | "POST /orders/{order_no}/cancel"
  | "POST /orders/{order_no}/return"
  | "POST /orders/{order_no}/account";

const conflict = (message: string, extra: Omit<Conflict, "error" | "message">) => new ApiError(409, message, extra);

async function readWhole(shop: Shop, orderNo: string) {
  const order = await getOrder(shop.sql, orderNo, shop.settings.shop.return_days);
  if (!order) throw notFound("This order");
  return order;
}

/** A return, with the link to what was sent in exchange: whoever may see the first order may see that. */
const withLink = (shop: Shop, one: Order["returns"][number]): Order["returns"][number] =>
  one.exchange?.order_no
    ? { ...one, exchange: { ...one.exchange, order_link: orderLink(shop.secret, one.exchange.order_no) } }
    : one;

async function read(shop: Shop, orderNo: string): Promise<Order> {
  const order = await readWhole(shop, orderNo);
  return {
    ...order,
    returns: order.returns.map((one) => withLink(shop, one)),
    ...(order.can.pay && { ways_to_pay: await waysToPay(shop, order) }),
    ...(order.can.return && { exchanges: await readExchangeable(shop.sql, orderNo) }),
  };
}

const nothingToPay = (shop: Shop, orderNo: string) =>
  conflict("There is nothing to pay for this order now.", {
    reason: "checkout",
    order_link: orderLink(shop.secret, orderNo),
  });

/** Takes the other way to pay that was asked for, or says why not. */
async function takeOtherWay(shop: Shop, order: Order, { payment_method, total }: PayRequest): Promise<void> {
  if (!payment_method) return;
  const change = await changePaymentMethod(shop, order, payment_method, total);
  if (change.outcome === "not_payable") throw nothingToPay(shop, order.order_no);
  if (change.outcome === "pending")
    throw new ApiError(409, "A payment for this order is still under way. Please wait until your bank has answered.");
  if (change.outcome === "moved")
    throw new ApiError(409, "The total for this way to pay has changed. Please look at it again.");
  if (change.outcome === "refused")
    throw new ApiError(422, change.message, { errors: { payment_method: change.message } });
}

async function placed(shop: Shop, orderNo: string, fresh?: Fresh): Promise<PlacedOrder> {
  // The shopper can pay from the order's page as soon as the gateway answers again.
  const unopened = { kind: "redirect" as const, url: thankYouLink(shop.secret, orderNo, "failure") };
  const opened = await openPayment(shop, orderNo, unopened, fresh);
  if (!opened) throw notFound("This order");
  return { order_no: orderNo, order_link: orderLink(shop.secret, orderNo), ...opened };
}

const tooLate = "This order can't be cancelled any more.";
const isOther =
  "The order was not cancelled: what would go back has changed. Please look at it again, and cancel it if you still want to.";

/** Whether the shop knows something of a buyer is told so often to one network: it is no list of people to be asked through. */
const checksFromNetwork: RateLimit = { name: "checkout checks", burst: 60, every: 20 };

export const orderRoutes = (shop: Shop): Pick<Handlers, Calls> => ({
  async "POST /checkout/check"({ body: { email, mobile, address }, request }) {
    await countAttempt(shop, checksFromNetwork, clientOf(request));
    const shopper = { customerId: (await findSession(shop, request))?.customerId, email, mobile };
    const [closed, errors] = await Promise.all([
      whyNoCashFor(shop.sql, shopper),
      addressErrors(shop.sql, shopper, address),
    ]);
    return data({ cod_reason: closed ?? null, errors });
  },
  "POST /orders": ({ headers, body, request }) =>
    ordersFirst(async () => {
      const who = await findSession(shop, request);
      const network = clientOf(request);
      const placing = await placeOrder(shop, headers["Idempotency-Key"], body, {
        customer: who && { id: who.customerId, email: who.email },
        network,
      });
      if (placing.outcome !== "placed" && placing.outcome !== "repeated")
        throw await whyNotPlaced(shop, body, placing, { customerId: who?.customerId, network });
      if (placing.outcome === "repeated") return data(await placed(shop, placing.orderNo), { status: 200 });
      const fresh = { ...placing.unopened, method: body.payment_method };
      return data(await placed(shop, placing.orderNo, fresh));
    }),
  async "POST /orders/lookup"({ body, request }) {
    return { body: { error: 0, message: await lookUpOrder(shop, request, body) } };
  },
  async "GET /orders/{order_no}"({ parameters, query, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    const order = await read(shop, parameters.order_no);
    const keep = order.can.keep && !(await findSession(shop, request));
    return data({ ...order, can: { ...order.can, keep } });
  },
  async "GET /orders/{order_no}/again"({ parameters, query, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    return data(await orderAgain(shop.sql, await readWhole(shop, parameters.order_no)));
  },
  async "POST /orders/{order_no}/pay"({ parameters, query, body, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    const order = await read(shop, parameters.order_no);
    if (!order.can.pay) throw nothingToPay(shop, order.order_no);
    await takeOtherWay(shop, order, body ?? {});
    return data(await placed(shop, parameters.order_no));
  },
  async "POST /orders/{order_no}/cancel"({ parameters, query, body, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    const cause = { cause: "Cancelled by the shopper", actor: "shopper" } as const;
    const seen = { refund: body?.refund };
    const cancelled = await cancelOrder(shop, parameters.order_no, ["awaiting_payment", "confirmed"], cause, seen);
    const order = await read(shop, parameters.order_no);
    if (!cancelled && order.state !== "cancelled") throw new ApiError(409, order.can.cancel ? isOther : tooLate);
    return data(order);
  },
  async "POST /orders/{order_no}/return"({ parameters, query, body, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    const outcome = await requestReturn(shop, parameters.order_no, body);
    if (outcome !== "requested") throw new ApiError(409, whyNotReturned[outcome]);
    return data(await read(shop, parameters.order_no));
  },
  async "POST /orders/{order_no}/account"({ parameters, query, body, request }) {
    await checkAccess(shop, request, parameters.order_no, query.key);
    await keepOrder(shop, request, parameters.order_no, body);
    return { body: { error: 0, message: lookIntoMail } };
  },
});
