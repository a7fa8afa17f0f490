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
import { agreedTexts } from "./agreedTexts.ts";
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
  if (claimed.length === 1) {
    await step("placeOrder: key claimed");
    return undefined;
  }
  const [earlier] = await tx<{ body_hash: string; answer: { order_no: string } }[]>`
    select body_hash, answer from idempotency where scope = 'orders' and key = ${key}`;
  if (!earlier || earlier.body_hash !== bodyHash) return { outcome: "other_body" };
  return { outcome: "repeated", orderNo: earlier.answer.order_no };
}

/** The order's lines as rows of order_line. */
const rowsOf = (now: Priced) =>
  now.lines.map(({ variant, quantity, total, discount, tax, charges, chargesTax }) => ({
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

type Placed = { id: number; order_no: string };

/** Writes the order, its lines, the beginning of its history, its open payment, what was agreed to and the answer to its key, in one statement. */
async function writeOrder(
  tx: Transaction,
  shop: Shop,
  {
    key,
    request,
    customerId,
    frozen,
    now,
    agreed,
  }: {
    key: string;
    request: OrderRequest;
    customerId: number | undefined;
    frozen: Frozen;
    now: Priced;
    agreed: Awaited<ReturnType<typeof agreedTexts>>;
  },
): Promise<Placed> {
  const paidLater = request.payment_method !== "cod";
  const { contact, address } = request;
  const [state, cause] = paidLater ? ["awaiting_payment", "Ordered"] : ["confirmed", "Ordered, to be paid on delivery"];
  const [order] = await tx<Placed[]>`
    with placed as (
      insert into orders (order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, note, payment_method, state, items,
        discount, shipping, fees, tax_included, total, coupon_code, delivery_from, delivery_to, expires_at)
      values (${newOrderNo()}, ${frozen.checkout}, ${customerId ?? null}, ${contact.name}, ${contact.email}, ${contact.mobile}, ${tx.json(address)},
        ${stateCode(address.state) ?? ""}, ${request.gst ? tx.json(request.gst) : null}, ${request.note || null}, ${request.payment_method},
        ${state}, ${now.items}, ${now.discount}, ${now.shipping}, ${now.fees}, ${now.tax}, ${now.total},
        ${now.coupon?.valid ? now.coupon.code : null}, ${now.delivery?.date_from ?? null}, ${now.delivery?.date_to ?? null},
        case when ${paidLater} then now() + ${shop.settings.HOLD_MINUTES} * interval '1 minute' end)
      on conflict (checkout_id) where live do nothing
      returning id, order_no),
    lines as (
      insert into order_line (order_id, variant_id, product_name, product_slug, option_text, sku, image, hsn, quantity, unit_price, mrp, discount,
        gst_bp, taxable, tax, charges, charges_tax)
      select placed.id, l.* from placed, jsonb_to_recordset(${tx.json(rowsOf(now))}) as l (variant_id int, product_name text, product_slug text,
        option_text text, sku text, image text, hsn text, quantity int, unit_price bigint, mrp bigint, discount bigint, gst_bp int,
        taxable bigint, tax bigint, charges bigint, charges_tax bigint)),
    event as (
      insert into order_event (order_id, seq, to_state, cause, actor) select id, 1, ${state}, ${cause}, 'shopper' from placed),
    consents as (
      insert into order_consent (order_id, policy, version)
      select placed.id, a.* from placed, jsonb_to_recordset(${tx.json(agreed)}) as a (policy text, version text)),
    intent as (
      insert into payment_intent (order_id, gateway, amount) select id, ${request.payment_method}, ${now.total} from placed where ${paidLater}),
    answered as (
      update idempotency set status = 201, answer = jsonb_build_object('order_no', placed.order_no) from placed
      where scope = 'orders' and key = ${key})
    select id, order_no from placed`;
  if (order) return order;
  throw await refusedAs(tx, frozen);
}

/** What to tell of a checkout that can't become an order as it was quoted: it has become one, or the quote has moved. */
async function refusedAs(tx: Transaction, { checkout }: Frozen): Promise<Refused> {
  const [live] = await tx<{ order_no: string }[]>`select order_no from orders where checkout_id = ${checkout} and live`;
  return new Refused(live ? { outcome: "ordered_already", orderNo: live.order_no } : { outcome: "moved" });
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
  const wish = {
    lines: frozen.lines.map(([id, quantity]) => ({ id, quantity })),
    coupon: frozen.coupon,
    pincode: request.address.pincode,
    payment_method: request.payment_method,
    shopper,
  };
  const agreed = await agreedTexts(shop, request.agreed ?? []);
  try {
    const placing = await transaction(shop.sql, async (tx): Promise<Placing> => {
      // Sent together: who has to wait for a twin's claim waits with both, and prices then are those of after.
      const [earlier, now] = await Promise.all([claimKey(tx, key, bodyHash), price(tx, shop.settings, wish, true)]);
      if (earlier) return earlier;
      if (!paymentMethods(shop.settings).includes(request.payment_method)) throw new Refused({ outcome: "method" });
      await step("placeOrder: priced");
      if (frozen.expires < Date.now() || !isStill(frozen, now)) throw await refusedAs(tx, frozen);
      if (!now.delivery?.serviceable) throw new Refused({ outcome: "moved" });
      if (request.payment_method === "cod" && !now.delivery.cod) throw new Refused({ outcome: "method" });
      if (request.payment_method === "upi_qr" && now.total > upiLimit) throw new Refused({ outcome: "method" });
      const order = await writeOrder(tx, shop, { key, request, customerId, frozen, now, agreed });
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
