import type { OrderRequest } from "../../contract/orders.ts";
import { stateCode } from "../../contract/states.ts";
import type { Priced } from "../cart/price.ts";
import type { Frozen } from "../cart/quoteToken.ts";
import type { Transaction } from "../database/connect.ts";
import { leavesBy } from "../shipping/deliver.ts";
import type { Shop } from "../shop/shop.ts";
import { type Staff, written } from "../staff/actor.ts";
import type { agreedTexts } from "./agreedTexts.ts";
import { holdMinutes } from "./unpaidHolds.ts";

/** The order's lines as rows of order_line. */
export const rowsOf = ({ lines }: Pick<Priced, "lines">) =>
  lines.map(({ variant, quantity, total, discount, tax, charges, chargesTax }, index) => ({
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
    position: index + 1,
  }));

/** An order that is to be written: how it was asked for, and by whom of the staff where a caller's. */
export type Ordered = {
  shop: Shop;
  orderNo: string;
  from: string;
  by: Staff | undefined;
  toCheck: string | undefined;
  request: OrderRequest;
  customerId: number | undefined;
  frozen: Frozen;
  agreed: Awaited<ReturnType<typeof agreedTexts>>;
};

/** How an order begins. */
export const firstState = ({ payment_method }: Pick<OrderRequest, "payment_method">) =>
  payment_method === "cod" ? "confirmed" : "awaiting_payment";

/** For how long an order that is to be paid is held, in minutes: of a caller, who gets the link by mail, a day. */
const minutesHeld = ({ shop, by }: Ordered, now: Priced) => (by ? 1_440 : holdMinutes(shop.settings, now));

/** The order as a row of orders, with the beginning of its history. */
function rowOf(ordered: Ordered, now: Priced) {
  const { shop, orderNo, from, by, toCheck, request, customerId, frozen } = ordered;
  const { contact, address } = request;
  const { actor, staffName, staffId } = written(by ?? "shopper");
  const state = firstState(request);
  const paidLater = state === "awaiting_payment";
  const parcels = now.lines.map(({ variant }) => variant);
  return {
    order_no: orderNo,
    checkout_id: frozen.checkout,
    customer_id: customerId ?? null,
    name: contact.name,
    email: contact.email,
    mobile: contact.mobile,
    address,
    state_code: stateCode(address.state) ?? "",
    gst: request.gst ?? null,
    note: request.note || null,
    gift: request.gift ?? null,
    payment_method: request.payment_method,
    state,
    items: now.items,
    discount: now.discount,
    shipping: now.shipping,
    fees: now.fees,
    tax: now.tax,
    total: now.total,
    coupon_code: now.coupon?.valid ? now.coupon.code : null,
    delivery_from: now.delivery?.date_from ?? null,
    delivery_to: now.delivery?.date_to ?? null,
    leaves_by: leavesBy(parcels, shop.settings.shop),
    placed_from: from,
    channel: by ? "phone" : "web",
    staff_id: by?.staffId ?? null,
    to_check: toCheck ?? null,
    minutes: paidLater ? minutesHeld(ordered, now) : null,
    cause: paidLater ? "Ordered" : "Ordered, to be paid on delivery",
    actor,
    event_staff_name: staffName,
    event_staff_id: staffId,
  };
}

/** An order that was written, and its open payment. */
type Written = { order_no: string; id: number; intent: number | null };

/**
 * Writes orders, their lines, the beginning of their history, their open payments and what was agreed to, in one statement.
 * A line whose price is another one by now is left out, and so is an order of whose checkout there is a live one already.
 */
export async function writeOrders(tx: Transaction, orders: { ordered: Ordered; now: Priced }[]): Promise<Written[]> {
  const rows = orders.map(({ ordered, now }) => rowOf(ordered, now));
  const lines = orders.flatMap(({ ordered: { orderNo }, now }) =>
    rowsOf(now).map((row) => ({ order_no: orderNo, ...row })),
  );
  const agreed = orders.flatMap(({ ordered: { orderNo, agreed } }) =>
    agreed.map((text) => ({ order_no: orderNo, ...text })),
  );
  return tx<Written[]>`
    with asked as materialized (
      select * from jsonb_to_recordset(${tx.json(rows)}) as a (order_no text, checkout_id text, customer_id bigint, name text, email text, mobile text,
        address jsonb, state_code text, gst jsonb, note text, gift jsonb, payment_method text, state text, items bigint, discount bigint,
        shipping bigint, fees bigint, tax bigint, total bigint, coupon_code text, delivery_from date, delivery_to date, leaves_by date,
        placed_from text, channel text, staff_id int, to_check text, minutes int, cause text, actor text, event_staff_name text, event_staff_id int)),
    placed as (
      insert into orders (order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, note, gift, payment_method, state, items,
        discount, shipping, fees, tax_included, total, coupon_code, delivery_from, delivery_to, leaves_by, placed_from, channel, staff_id, to_check, expires_at)
      select order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, note, gift, payment_method, state, items,
        discount, shipping, fees, tax, total, coupon_code, delivery_from, delivery_to, leaves_by, placed_from, channel, staff_id, to_check,
        now() + minutes * interval '1 minute' from asked order by checkout_id
      on conflict (checkout_id) where live do nothing
      returning id, order_no, state, payment_method, total),
    lines as (
      insert into order_line (order_id, variant_id, product_name, product_slug, option_text, sku, image, hsn, quantity, unit_price, mrp, discount,
        gst_bp, taxable, tax, charges, charges_tax, position)
      select p.id, l.variant_id, l.product_name, l.product_slug, l.option_text, l.sku, l.image, l.hsn, l.quantity, l.unit_price, l.mrp, l.discount,
        l.gst_bp, l.taxable, l.tax, l.charges, l.charges_tax, l.position
      from placed p join jsonb_to_recordset(${tx.json(lines)}) as l (order_no text, variant_id int, product_name text, product_slug text,
        option_text text, sku text, image text, hsn text, quantity int, unit_price bigint, mrp bigint, discount bigint, gst_bp int,
        taxable bigint, tax bigint, charges bigint, charges_tax bigint, position smallint) using (order_no)
      join variant v on v.id = l.variant_id and v.price = l.unit_price),
    event as (
      insert into order_event (order_id, seq, to_state, cause, actor, staff_name, staff_id)
      select p.id, 1, p.state, a.cause, a.actor, a.event_staff_name, a.event_staff_id from placed p join asked a using (order_no)),
    consents as (
      insert into order_consent (order_id, policy, version)
      select p.id, a.policy, a.version from placed p join jsonb_to_recordset(${tx.json(agreed)}) as a (order_no text, policy text, version text) using (order_no)),
    intent as (
      insert into payment_intent (order_id, gateway, amount) select id, payment_method, total from placed where state = 'awaiting_payment'
      returning id, order_id)
    select p.order_no, p.id, i.id as intent from placed p left join intent i on i.order_id = p.id`;
}
