import { createHash } from "node:crypto";
import type { Change } from "../../contract/cart.ts";
import type { OrderRequest } from "../../contract/orders.ts";
import { type Priced, price, stockMessage } from "../cart/price.ts";
import { withRates } from "../cart/quotedRates.ts";
import { type Frozen, thaw } from "../cart/quoteToken.ts";
import { readUnchanged } from "../cart/readSelling.ts";
import type { Shopper } from "../coupons/shopper.ts";
import { addressErrors } from "../customers/wrongAddress.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { orderChanges, stockRefusals } from "../metrics/metrics.ts";
import { publishNews } from "../news/publishNews.ts";
import { paymentMethods } from "../payments/methods.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { agreedTexts } from "./agreedTexts.ts";
import { inTurn } from "./checkoutTurns.ts";
import { type Claimed, claimKey, isClaimed, keyScope } from "./claimKey.ts";
import { countCoupon } from "./coupon.ts";
import { type Buyer, countOrder, placedFrom } from "./orderAttempt.ts";
import { fieldErrors, whyClosed } from "./orderFields.ts";
import { newOrderNo } from "./orderNo.ts";
import { step } from "./steps.ts";
import { holdStock, type Short } from "./stock.ts";
import { checkUnpaidHolds } from "./unpaidHolds.ts";
import { writeOrder } from "./writeOrder.ts";

/** What came of an attempt to order; everything but `placed` and `repeated` has left no trace in the database. */
export type Placing =
  | { outcome: "placed"; orderNo: string; unopened: Unopened }
  | Claimed
  | { outcome: "ordered_already"; orderNo: string }
  | { outcome: "bad_quote" }
  | { outcome: "field"; errors: Record<string, string> }
  | { outcome: "method"; message?: string }
  | { outcome: "moved" }
  | { outcome: "short"; changes: Change[] };

/** An order that was just placed: what it costs, in paise, and the payment that is to be opened; null where nothing is to be paid now. */
type Unopened = { state: "awaiting_payment" | "confirmed"; total: number; intent: number | null };

/** Undoes the transaction and carries the reason out. */
class Refused extends Error {
  readonly placing: Placing;
  constructor(placing: Placing) {
    super(placing.outcome);
    this.placing = placing;
  }
}

const isStill = (frozen: Frozen, now: Priced): boolean =>
  frozen.total === now.total &&
  frozen.discount === now.discount &&
  frozen.shipping === now.shipping &&
  frozen.fees === now.fees &&
  frozen.lines.length === now.lines.length &&
  now.lines.every(({ variant, quantity }, index) => {
    const [id, count, unit] = frozen.lines[index] ?? [];
    return id === variant.id && count === quantity && unit === variant.price;
  });

/** Has the buyer written to: that the order stands, or, when he has called, where he can pay for it. What the staff did is kept. */
async function toldByMail(tx: Transaction, orderNo: string, stands: boolean, by: Staff | undefined): Promise<void> {
  const template = stands ? "order_confirmed" : "payment_link";
  if (stands || by)
    await enqueue(tx, { topic: "mail", key: `mail:${template}:${orderNo}`, payload: { template, order_no: orderNo } });
  if (by) await recordAct(tx, by, { act: "orders.create", thing: "order", id: orderNo, after: { channel: "phone" } });
}

/** What speaks against an order as it is priced now; `moved`: it costs something else than was quoted, or the quote is too old. */
function objection(
  settings: Settings,
  request: OrderRequest,
  frozen: Frozen,
  now: Priced,
  ofAddress: Record<string, string>,
): Placing | undefined {
  const errors = { ...ofAddress, ...fieldErrors(settings, request) };
  if (Object.keys(errors).length > 0) return { outcome: "field", errors };
  const method = request.payment_method;
  if (!paymentMethods(settings).includes(method)) return { outcome: "method" };
  // Before the quote is compared: one that was made for nobody known has the fee for cash in it.
  if (method === "cod" && now.noCash !== undefined) return { outcome: "method", message: now.noCash };
  if (frozen.expires < Date.now() || !isStill(frozen, now) || !now.delivery?.serviceable) return { outcome: "moved" };
  const closed = whyClosed(method, now);
  return closed === undefined ? undefined : { outcome: "method", message: closed };
}

/** What to tell of a checkout that can't become an order as it was quoted: it has become one, or the quote has moved. */
async function refusedAs(tx: Transaction, { checkout }: Frozen): Promise<Refused> {
  const [live] = await tx<{ order_no: string }[]>`select order_no from orders where checkout_id = ${checkout} and live`;
  return new Refused(live ? { outcome: "ordered_already", orderNo: live.order_no } : { outcome: "moved" });
}

/** What there is too little of, in words for the shopper. */
function shortChanges(short: Short[], now: Priced): Change[] {
  return short.map(({ variant_id, available }) => {
    const line = now.lines.find(({ variant }) => variant.id === variant_id);
    return {
      id: variant_id,
      kind: "stock",
      message: stockMessage({ product_name: line?.variant.product_name ?? "" }, available),
      was: line?.quantity ?? null,
      now: available,
    };
  });
}

/** Counts the use of an order's coupon, once the order is written and before its stock is touched: everybody locks in that order. */
async function takeCoupon(
  tx: Transaction,
  code: string,
  { writing, frozen, shopper }: { writing: ReturnType<typeof writeOrder>; frozen: Frozen; shopper: Shopper },
): Promise<void> {
  const order = await writing;
  if (!order) throw await refusedAs(tx, frozen);
  await step("placeOrder: order written");
  if (!(await countCoupon(tx, code, order.id, shopper))) throw new Refused({ outcome: "moved" });
  await step("placeOrder: before stock");
}

/**
 * Places the order that a quote froze, in one transaction: key, prices, order, lines, coupon, outbox and, last, stock.
 * Stock comes last so that the rows everybody wants are locked for the shortest time. No network inside: the
 * gateway is asked after the commit. Throws an ApiError of 503 when what it needs stays locked, of 429 when the buyer or his network
 * place too many orders or hold too much. `by`: who of the staff places it for a caller, whom no such limit keeps; a
 * caller who is to pay gets the link by mail.
 */
export async function placeOrder(
  shop: Shop,
  key: string,
  request: OrderRequest,
  { customer, network, by }: Pick<Buyer, "customer" | "network"> & { by?: Staff },
): Promise<Placing> {
  const bodyHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  const frozen = thaw(shop.secret, request.quote);
  if (!frozen) return { outcome: "bad_quote" };
  const { email, mobile } = request.contact;
  const customerId = customer?.id;
  const buyer = { customer, network, contact: request.contact };
  const shopper = { customerId, email, mobile };
  const wish = {
    lines: frozen.lines.map(([id, quantity]) => ({ id, quantity })),
    coupon: frozen.coupon,
    pincode: request.address.pincode,
    payment_method: request.payment_method,
    shopper,
  };
  // What the office has changed of them since then holds for the next quote.
  const settings =
    frozen.rates && frozen.pincode === wish.pincode
      ? withRates(shop.settings, wish.pincode, frozen.rates)
      : shop.settings;
  const scope = by ? `office orders ${by.staffId}` : keyScope(shop, shopper);
  const from = placedFrom(shop, network);
  const isLimited = !by && shop.settings.ORDER_LIMITS && !(await isClaimed(shop, scope, key));
  const attempt = isLimited ? await countOrder(shop, buyer) : undefined;
  const toCheck = attempt?.isFast ? "Placed at a machine's speed" : undefined;
  const agreed = await agreedTexts(shop, request.agreed ?? []);
  const state = request.payment_method === "cod" ? "confirmed" : "awaiting_payment";
  const orderNo = newOrderNo();
  const place = async (tx: Transaction): Promise<Placing> => {
    // Sent together: who has to wait for a twin's claim waits with both, and prices then are those of after.
    const [earlier, now, ofAddress] = await Promise.all([
      claimKey(tx, { scope, key, bodyHash, orderNo }),
      price(tx, settings, wish, true, (tx, ids) => readUnchanged(tx, ids, shop.sql)),
      by ? {} : addressErrors(tx, shopper, request.address),
    ]);
    if (earlier) return earlier;
    await step("placeOrder: priced");
    const against = objection(shop.settings, request, frozen, now, ofAddress);
    if (against) throw against.outcome === "moved" ? await refusedAs(tx, frozen) : new Refused(against);
    if (attempt) await checkUnpaidHolds(tx, shop, { ...buyer, placedFrom: from }, now);
    const writing = writeOrder(tx, shop, {
      orderNo,
      from,
      by,
      toCheck,
      request,
      customerId,
      frozen,
      now,
      agreed,
    });
    if (now.coupon?.valid) await takeCoupon(tx, now.coupon.code, { writing, frozen, shopper });
    // The rest goes to the database together, in this order: it answers once, and nothing waits while stock is locked.
    const [order, , holds] = await Promise.all([
      writing,
      toldByMail(tx, orderNo, state === "confirmed", by),
      holdStock(tx, { orderNo }),
    ]);
    if (!order) throw await refusedAs(tx, frozen);
    const short = holds.filter(({ held }) => !held);
    if (short.length > 0) throw new Refused({ outcome: "short", changes: shortChanges(short, now) });
    if (holds.length !== now.lines.length) throw new Refused({ outcome: "moved" }); // a price has just changed
    await step("placeOrder: before commit");
    return { outcome: "placed", orderNo, unopened: { state, total: now.total, intent: order.intent } };
  };

  try {
    const needed = { variants: wish.lines.map(({ id }) => id), coupon: frozen.coupon };
    const placing = await inTurn(shop, needed, () => transaction(shop.sql, place));
    if (placing.outcome === "placed") {
      orderChanges.inc({ from: "", to: state });
      publishNews(shop.sql, { kind: "order", id: orderNo, state, fresh: state === "confirmed" });
    } else await attempt?.withdraw();
    return placing;
  } catch (error) {
    await attempt?.withdraw().catch(() => {}); // what went wrong is thrown below
    if (error instanceof Refused && error.placing.outcome === "short") stockRefusals.inc();
    if (error instanceof Refused) return error.placing;
    throw error;
  }
}
