import { createHash } from "node:crypto";
import type { Change } from "../../contract/cart.ts";
import type { OrderRequest } from "../../contract/orders.ts";
import { type Priced, price, stockMessage } from "../cart/price.ts";
import { withRates } from "../cart/quotedRates.ts";
import { type Frozen, thaw } from "../cart/quoteToken.ts";
import { readUnchanged } from "../cart/readSelling.ts";
import { addressErrors } from "../customers/wrongAddress.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { orderChanges, stockRefusals } from "../metrics/metrics.ts";
import { publishNews } from "../news/publishNews.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { agreedTexts } from "./agreedTexts.ts";
import { inTurn } from "./checkoutTurns.ts";
import { claimKey, isClaimed, keyScope } from "./claimKey.ts";
import { countCoupon } from "./coupon.ts";
import { type Buyer, countOrder, placedFrom } from "./orderAttempt.ts";
import { confirmationOf, type Ordering, objection, type Placing } from "./ordering.ts";
import { newOrderNo } from "./orderNo.ts";
import { isPlain, placeTogether } from "./placeTogether.ts";
import { holdStock, type Short } from "./stock.ts";
import { checkUnpaidHolds } from "./unpaidHolds.ts";
import { firstState, writeOrders } from "./writeOrder.ts";

/** Undoes the transaction and carries the reason out. */
class Refused extends Error {
  readonly placing: Placing;
  constructor(placing: Placing) {
    super(placing.outcome);
    this.placing = placing;
  }
}

/** Has the buyer written to, where his order stands or he has called. What the staff did is kept. */
async function toldByMail(tx: Transaction, { orderNo, request, by }: Ordering): Promise<void> {
  if (by || firstState(request) === "confirmed") await enqueue(tx, confirmationOf({ orderNo, request }));
  if (by) await recordAct(tx, by, { act: "orders.create", thing: "order", id: orderNo, after: { channel: "phone" } });
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
  { frozen, wish: { shopper } }: Ordering,
  writing: ReturnType<typeof writeOrders>,
): Promise<void> {
  const [order] = await writing;
  if (!order) throw await refusedAs(tx, frozen);
  await step("placeOrder: order written");
  if (!(await countCoupon(tx, code, order.id, shopper))) throw new Refused({ outcome: "moved" });
  await step("placeOrder: before stock");
}

/** Places one order by itself, whatever is in it. */
async function placeAlone(tx: Transaction, order: Ordering): Promise<Placing> {
  const { shop, claim, orderNo, request, frozen, wish, by, holder } = order;
  // Sent together: who has to wait for a twin's claim waits with both, and prices then are those of after.
  const [earlier, now, ofAddress] = await Promise.all([
    claimKey(tx, claim),
    price(tx, order.rates, wish, true, (tx, ids) => readUnchanged(tx, ids, shop.sql)),
    by ? {} : addressErrors(tx, wish.shopper, request.address),
  ]);
  if (earlier) return earlier;
  await step("placeOrder: priced");
  const against = objection(order, now, ofAddress);
  if (against) throw against.outcome === "moved" ? await refusedAs(tx, frozen) : new Refused(against);
  if (holder) await checkUnpaidHolds(tx, shop, holder, now);
  const writing = writeOrders(tx, [{ ordered: order, now }]);
  if (now.coupon?.valid) await takeCoupon(tx, now.coupon.code, order, writing);
  // The rest goes to the database together, in this order: it answers once, and nothing waits while stock is locked.
  const [[written], , holds] = await Promise.all([writing, toldByMail(tx, order), holdStock(tx, { orderNo })]);
  if (!written) throw await refusedAs(tx, frozen);
  const short = holds.filter(({ held }) => !held);
  if (short.length > 0) throw new Refused({ outcome: "short", changes: shortChanges(short, now) });
  if (holds.length !== now.lines.length) throw new Refused({ outcome: "moved" }); // a price has just changed
  await step("placeOrder: before commit");
  const unopened = { state: firstState(request), total: now.total, intent: written.intent } as const;
  return { outcome: "placed", orderNo, unopened };
}

/** Places an order with those that come at the same time where it has nothing that is rare, else, or where it can't be decided among them, by itself. */
async function place(order: Ordering): Promise<Placing> {
  const { shop, orderNo, frozen, wish } = order;
  const unopened = isPlain(order) ? await placeTogether(order) : undefined;
  if (unopened) return { outcome: "placed", orderNo, unopened };
  const needed = { variants: wish.lines.map(({ id }) => id), coupon: frozen.coupon };
  return inTurn(shop, needed, () => transaction(shop.sql, (tx) => placeAlone(tx, order)));
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
  const rates =
    frozen.rates && frozen.pincode === wish.pincode
      ? withRates(shop.settings, wish.pincode, frozen.rates)
      : shop.settings;
  const scope = by ? `office orders ${by.staffId}` : keyScope(shop, shopper);
  const from = placedFrom(shop, network);
  const isLimited = !by && shop.settings.ORDER_LIMITS && !(await isClaimed(shop, scope, key));
  const attempt = isLimited ? await countOrder(shop, buyer) : undefined;
  const toCheck = attempt?.isFast ? "Placed at a machine's speed" : undefined;
  const agreed = await agreedTexts(shop, request.agreed ?? []);
  const orderNo = newOrderNo();
  const claim = { scope, key, bodyHash, orderNo };
  const holder = attempt && { ...buyer, placedFrom: from };
  try {
    const placing = await place({
      shop,
      claim,
      orderNo,
      from,
      by,
      toCheck,
      request,
      customerId,
      frozen,
      agreed,
      wish,
      rates,
      holder,
    });
    if (placing.outcome === "placed") {
      const { state } = placing.unopened;
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
