import { createHash } from "node:crypto";
import type { Change } from "../../contract/cart.ts";
import type { OrderRequest } from "../../contract/orders.ts";
import { stateCode } from "../../contract/states.ts";
import { type Priced, price, stockMessage } from "../cart/price.ts";
import { type Frozen, thaw } from "../cart/quoteToken.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { orderChanges, stockRefusals } from "../metrics/metrics.ts";
import { paymentMethods, upiLimit } from "../payments/methods.ts";
import type { Shop } from "../rooms.ts";
import { countCoupon } from "./coupon.ts";
import { newOrderNo } from "./orderNo.ts";
import { step } from "./steps.ts";
import { holdStock } from "./stock.ts";

/** What came of an attempt to order; everything but `placed` and `repeated` has left no trace in the database. */
export type Placing =
  | { outcome: "placed" | "repeated"; orderNo: string }
  | { outcome: "other_body" }
  | { outcome: "ordered_already"; orderNo: string }
  | { outcome: "bad_quote" }
  | { outcome: "method" }
  | { outcome: "moved" }
  | { outcome: "short"; changes: Change[] };

/** Undoes the transaction and carries the reason out. */
class Refused extends Error {
  readonly placing: Placing;
  constructor(placing: Placing) {
    super(placing.outcome);
    this.placing = placing;
  }
}

/** For how long the same idempotency key gives the same order. */
const keyLife = "24 hours";

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

async function claimKey(tx: Transaction, key: string, bodyHash: string): Promise<Placing | undefined> {
  const claimed = await tx`
    insert into idempotency (scope, key, body_hash) values ('orders', ${key}, ${bodyHash})
    on conflict (scope, key) do update set body_hash = excluded.body_hash, answer = null, at = now()
      where idempotency.at < now() - ${keyLife}::interval
    returning key`;
  if (claimed.length === 1) return undefined;
  const [earlier] = await tx<{ body_hash: string; answer: { order_no: string } }[]>`
    select body_hash, answer from idempotency where scope = 'orders' and key = ${key}`;
  if (!earlier || earlier.body_hash !== bodyHash) return { outcome: "other_body" };
  return { outcome: "repeated", orderNo: earlier.answer.order_no };
}

async function insertOrder(
  tx: Transaction,
  shop: Shop,
  request: OrderRequest,
  customerId: number | undefined,
  frozen: Frozen,
  now: Priced,
): Promise<{ id: number; order_no: string }> {
  const paidLater = request.payment_method !== "cod";
  const { contact, address } = request;
  const [order] = await tx<{ id: number; order_no: string }[]>`
    insert into orders (order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, note, payment_method, state, items, discount,
      shipping, fees, tax_included, total, coupon_code, delivery_from, delivery_to, expires_at)
    values (${newOrderNo()}, ${frozen.checkout}, ${customerId ?? null}, ${contact.name}, ${contact.email}, ${contact.mobile}, ${tx.json(address)},
      ${stateCode(address.state) ?? ""}, ${request.gst ? tx.json(request.gst) : null}, ${request.note || null}, ${request.payment_method},
      ${paidLater ? "awaiting_payment" : "confirmed"}, ${now.items}, ${now.discount}, ${now.shipping}, ${now.fees}, ${now.tax}, ${now.total},
      ${now.coupon?.valid ? now.coupon.code : null}, ${now.delivery?.date_from ?? null}, ${now.delivery?.date_to ?? null},
      ${paidLater ? tx`now() + ${shop.settings.HOLD_MINUTES} * interval '1 minute'` : null})
    on conflict (checkout_id) where live do nothing
    returning id, order_no`;
  if (order) return order;
  const [earlier] = await tx<
    { order_no: string }[]
  >`select order_no from orders where checkout_id = ${frozen.checkout} and live`;
  throw new Refused(earlier ? { outcome: "ordered_already", orderNo: earlier.order_no } : { outcome: "moved" });
}

async function insertParts(tx: Transaction, orderId: number, request: OrderRequest, now: Priced): Promise<void> {
  const lines = now.lines.map(({ variant, quantity, total, discount, tax, charges, chargesTax }) => ({
    order_id: orderId,
    variant_id: variant.id,
    product_name: variant.product_name,
    product_slug: variant.product_url,
    option_text: variant.option_text,
    sku: variant.sku,
    image: variant.image,
    hsn: variant.hsn,
    quantity,
    unit_price: variant.price,
    mrp: variant.mrp,
    discount,
    gst_bp: variant.gst_bp,
    taxable: total - discount - tax,
    tax,
    charges,
    charges_tax: chargesTax,
  }));
  const [state, cause] =
    request.payment_method === "cod"
      ? ["confirmed", "Ordered, to be paid on delivery"]
      : ["awaiting_payment", "Ordered"];
  await Promise.all([
    tx`insert into order_line ${tx(lines)}`,
    tx`insert into order_event (order_id, seq, to_state, cause, actor) values (${orderId}, 1, ${state}, ${cause}, 'shopper')`,
    request.payment_method === "cod"
      ? undefined
      : tx`insert into payment_intent (order_id, gateway, amount) values (${orderId}, ${request.payment_method}, ${now.total})`,
  ]);
}

async function shortChanges(tx: Transaction, orderId: number, now: Priced): Promise<Change[] | undefined> {
  const short = await holdStock(tx, orderId);
  if (short.length === 0) return undefined;
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

/**
 * Places the order that a quote froze, in one transaction: key, prices, order, lines, coupon, outbox and, last, stock.
 * Stock comes last so that the rows everybody wants are locked for the shortest time. No network inside: the gateway
 * is asked after the commit. `customerId`: who is logged in.
 */
export async function placeOrder(
  shop: Shop,
  key: string,
  request: OrderRequest,
  customerId?: number,
): Promise<Placing> {
  const bodyHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  const frozen = thaw(shop.secret, request.quote);
  if (!frozen) return { outcome: "bad_quote" };
  const { email, mobile } = request.contact;
  const shopper = { customerId, email, mobile };
  try {
    const placing = await transaction(shop.sql, async (tx): Promise<Placing> => {
      const earlier = await claimKey(tx, key, bodyHash);
      if (earlier) return earlier;
      await step("placeOrder: key claimed");
      if (!paymentMethods(shop.settings).includes(request.payment_method)) throw new Refused({ outcome: "method" });
      const wish = {
        lines: frozen.lines.map(([id, quantity]) => ({ id, quantity })),
        coupon: frozen.coupon,
        pincode: request.address.pincode,
        payment_method: request.payment_method,
        shopper,
      };
      const now = await price(tx, shop.settings, wish, true);
      await step("placeOrder: priced");
      const [live] =
        frozen.expires < Date.now() || !isStill(frozen, now)
          ? await tx<
              { order_no: string }[]
            >`select order_no from orders where checkout_id = ${frozen.checkout} and live`
          : [];
      if (live) throw new Refused({ outcome: "ordered_already", orderNo: live.order_no });
      if (frozen.expires < Date.now() || !isStill(frozen, now) || !now.delivery?.serviceable)
        throw new Refused({ outcome: "moved" });
      if (request.payment_method === "cod" && !now.delivery.cod) throw new Refused({ outcome: "method" });
      if (request.payment_method === "upi_qr" && now.total > upiLimit) throw new Refused({ outcome: "method" });
      const order = await insertOrder(tx, shop, request, customerId, frozen, now);
      await insertParts(tx, order.id, request, now);
      await step("placeOrder: order written");
      if (now.coupon?.valid && !(await countCoupon(tx, now.coupon.code, order.id, shopper)))
        throw new Refused({ outcome: "moved" });
      if (request.payment_method === "cod") {
        await enqueue(tx, {
          topic: "mail",
          key: `mail:order_confirmed:${order.order_no}`,
          payload: { template: "order_confirmed", order_no: order.order_no },
        });
      }
      await tx`update idempotency set status = 201, answer = ${tx.json({ order_no: order.order_no })} where scope = 'orders' and key = ${key}`;
      await step("placeOrder: before stock");
      const changes = await shortChanges(tx, order.id, now);
      if (changes) throw new Refused({ outcome: "short", changes });
      await step("placeOrder: before commit");
      return { outcome: "placed", orderNo: order.order_no };
    });
    const to = request.payment_method === "cod" ? "confirmed" : "awaiting_payment";
    if (placing.outcome === "placed") orderChanges.inc({ from: "", to });
    return placing;
  } catch (error) {
    if (error instanceof Refused && error.placing.outcome === "short") stockRefusals.inc();
    if (error instanceof Refused) return error.placing;
    throw error;
  }
}
