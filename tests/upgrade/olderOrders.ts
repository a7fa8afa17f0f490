import type { Sql, Transaction } from "../../server/database/connect.ts";
import { has } from "./olderDatabase.ts";

/**
 * Orders as the code of each schema wrote them, frozen: two flutes free of GST and a guitar at 18 %, ten per cent off by
 * a coupon, ₹220 for delivery, ₹49 for cash. Money in paise.
 */
const flute = { id: 1, quantity: 2, unit: 60_000, discount: 12_000, gst: 0, taxable: 108_000, tax: 0 } as const;
const guitar = {
  id: 2,
  quantity: 1,
  unit: 799_900,
  discount: 79_990,
  gst: 1800,
  taxable: 610_093,
  tax: 109_817,
} as const;
const lines = [flute, guitar];

/** What each line bears of the charges, and the tax in it, by the way to pay. */
export const charges = {
  practice: { 1: [2_870, 0], 2: [19_130, 2_918] },
  cod: { 1: [3_509, 0], 2: [23_391, 3_568] },
} as const;
export const totals = { practice: 849_910, cod: 854_810 } as const;
export const taxes = { practice: 112_735, cod: 113_385 } as const;

export type Method = keyof typeof totals;
export type Older = { orderNo: string; method: Method; path: string[] };

const roads: Record<Method, string[]> = {
  practice: ["awaiting_payment", "confirmed", "packed", "shipped", "delivered"],
  cod: ["confirmed", "packed", "shipped", "delivered"],
};
const until = (method: Method, state: string) => roads[method].slice(0, roads[method].indexOf(state) + 1);

/** One order for each state that the code of a schema knew, and two where both ways to pay lead there. */
export const olderOrders: Older[] = [
  ...(["practice", "cod"] as const).flatMap((method) =>
    roads[method].map((state) => ({ orderNo: `${method}-${state}`, method, path: until(method, state) })),
  ),
  { orderNo: "practice-cancelled", method: "practice", path: ["awaiting_payment", "cancelled"] },
  { orderNo: "practice-paid-cancelled", method: "practice", path: ["awaiting_payment", "confirmed", "cancelled"] },
  { orderNo: "cod-cancelled", method: "cod", path: ["confirmed", "cancelled"] },
  { orderNo: "practice-expired", method: "practice", path: ["awaiting_payment", "expired"] },
];

async function catalogue(tx: Transaction): Promise<void> {
  await tx`insert into brand (slug, name) values ('sembiyan', 'Sembiyan')`;
  await tx`insert into category (slug, name, position) values ('flutes', 'Flutes', 1), ('guitars', 'Guitars', 2)`;
  await tx`insert into product (slug, name, brand_id, category_id, hsn, gst_bp) values
    ('flute', 'Flute', 1, 1, '92059090', 0), ('guitar', 'Guitar', 1, 2, '92029000', 1800)`;
  await tx`insert into variant (product_id, sku, mrp, list_price, price, weight_g, position) values
    (1, 'FLUTE', 60000, 60000, 60000, 300, 1), (2, 'GUITAR', 799900, 799900, 799900, 4000, 1)`;
  await tx`insert into stock (variant_id, on_hand) values (1, 100), (2, 100)`;
  await tx`insert into stock_count (variant_id, delta, cause) values (1, 100, 'import'), (2, 100, 'import')`;
}

async function move(tx: Transaction, orderId: number, kind: "hold" | "release" | "commit"): Promise<void> {
  for (const { id, quantity } of lines) {
    await tx`insert into stock_move (order_id, variant_id, kind, quantity) values (${orderId}, ${id}, ${kind}, ${quantity})`;
    const held = kind === "hold" ? quantity : -quantity;
    await tx`update stock set held = held + ${held}, on_hand = on_hand - ${kind === "commit" ? quantity : 0} where variant_id = ${id}`;
  }
}

async function pay(tx: Transaction, orderId: number, { orderNo, method, path }: Older): Promise<void> {
  const paid = path.includes("confirmed");
  const amount = totals[method];
  const state = paid ? "paid" : path.length > 1 ? "closed" : "open";
  await tx`insert into practice.payment_order (id, receipt, amount, return_url, webhook_url) values
    (${`po_${orderNo}`}, ${orderNo}, ${amount}, 'http://shop.test/', 'http://shop.test/')`;
  const [intent] = await tx<{ id: number }[]>`
    insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
    values (${orderId}, 'practice', ${`po_${orderNo}`}, ${amount}, ${state}) returning id`;
  if (!paid) return;
  const back = path.includes("cancelled") ? amount : 0;
  await tx`insert into practice.payment (id, payment_order_id, amount, state, refunded) values
    (${`pay_${orderNo}`}, ${`po_${orderNo}`}, ${amount}, 'captured', ${back})`;
  const [payment] = await tx<{ id: number }[]>`
    insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted, refunded)
    values (${orderId}, ${intent?.id ?? 0}, 'practice', ${`pay_${orderNo}`}, ${amount}, true, ${back}) returning id`;
  if (back > 0)
    await tx`insert into refund (payment_id, amount, request_key, reason, state, gateway_refund_id) values
      (${payment?.id ?? 0}, ${back}, ${`cancel:${orderNo}`}, 'Cancelled by the shopper', 'processed', ${`r_${orderNo}`})`;
}

/** The invoice that the dispatch issued, or later the packing, from the schema on that has invoices. */
async function invoice(tx: Transaction, orderId: number, { orderNo, method }: Older): Promise<void> {
  const [counter] = await tx<{ last: number }[]>`
    insert into document_counter (prefix, fin_year, last) values ('SW', '2627', 1)
    on conflict (prefix, fin_year) do update set last = document_counter.last + 1 returning last`;
  const serial = counter?.last ?? 0;
  const [free, taxed] = [108_000 + charges[method][1][0], 719_910 + charges[method][2][0]];
  const value = method === "cod" ? 629_916 : 626_305; // of the guitar with its charges, without GST
  const half = method === "cod" ? 56_692 : 56_367; // 9 % of it
  const rounding = taxed - value - 2 * half;
  const [made] = await tx<{ id: number }[]>`
    insert into tax_document (kind, prefix, fin_year, serial, number, order_id, seq, cause, issued_at, ordered_at, seller, buyer, place_of_supply,
      inside, payment_method, taxable, cgst, sgst, igst, round_off, total)
    values ('invoice', 'SW', '2627', ${serial}, ${`SW/2627/${String(serial).padStart(6, "0")}`}, ${orderId}, 1, 'dispatch', now(), now(),
      ${tx.json({ name: "Swara", legal_name: "Swara Private Limited", address: ["Chennai"], state: "Tamil Nadu", gstin: "33AABCS7373K1Z3", phones: [], email: "" })},
      ${tx.json({ name: orderNo, address: ["Chennai 600004"], state: "Tamil Nadu" })}, '33', true, ${method}, ${free + value}, ${half}, ${half}, 0,
      ${rounding}, ${free + taxed}) returning id`;
  await tx`insert into tax_document_line (document_id, position, variant_id, description, option_text, sku, hsn, quantity, unit_price, gross, discount,
      charges, amount, gst_bp, taxable, cgst, sgst, igst) values
    (${made?.id ?? 0}, 1, 1, 'Flute', '', 'FLUTE', '92059090', 2, 60000, 120000, 12000, ${charges[method][1][0]}, ${free}, 0, ${free}, 0, 0, 0),
    (${made?.id ?? 0}, 2, 2, 'Guitar', '', 'GUITAR', '92029000', 1, 799900, 799900, 79990, ${charges[method][2][0]}, ${taxed}, 1800, ${value},
      ${half}, ${half}, 0)`;
}

async function write(tx: Transaction, applied: string[], older: Older): Promise<void> {
  const { orderNo, method, path } = older;
  const spread = has(applied, "coupons_and_charges");
  const invoices = has(applied, "invoices");
  const state = path.at(-1) ?? "";
  const over = state === "cancelled" || state === "expired";
  const address = {
    name: "Asha Raman",
    mobile: "9876543210",
    pincode: "600004",
    line1: "12, North Mada Street",
    line2: "Mylapore",
    city: "Chennai",
    state: "Tamil Nadu",
  };
  const tax = spread ? taxes[method] : 109_817;
  const fees = method === "cod" ? 4_900 : 0;
  const [order] = await tx<{ id: number }[]>`
    insert into orders (order_no, checkout_id, name, email, mobile, address, state_code, payment_method, state, items, discount, shipping, fees,
      tax_included, total, coupon_code, expires_at)
    values (${orderNo}, ${orderNo}, 'Asha Raman', ${`${orderNo}@example.com`}, '9876543210', ${tx.json(address)}, '33', ${method}, ${state},
      919900, 91990, 22000, ${fees}, ${tax}, ${totals[method]}, 'TEN', ${state === "awaiting_payment" ? tx`now() + interval '30 minutes'` : null})
    returning id`;
  const id = order?.id ?? 0;
  for (const { id: variant, quantity, unit, discount, gst, taxable, tax: inside } of lines) {
    const name = variant === flute.id ? "Flute" : "Guitar";
    await tx`insert into order_line (order_id, variant_id, product_name, product_slug, sku, hsn, quantity, unit_price, mrp, discount, gst_bp, taxable, tax)
      values (${id}, ${variant}, ${name}, ${name.toLowerCase()}, ${name.toUpperCase()}, ${gst === 0 ? "92059090" : "92029000"}, ${quantity}, ${unit},
        ${unit}, ${discount}, ${gst}, ${taxable}, ${inside})`;
    const [share, taxInIt] = charges[method][variant];
    if (spread)
      await tx`update order_line set charges = ${share}, charges_tax = ${taxInIt} where order_id = ${id} and variant_id = ${variant}`;
  }
  for (const [index, to] of path.entries())
    await tx`insert into order_event (order_id, seq, from_state, to_state, cause, actor, at)
      values (${id}, ${index + 1}, ${path[index - 1] ?? null}, ${to}, 'as it was', 'staff', now() - interval '1 day')`;
  await move(tx, id, "hold");
  if (path.includes("shipped")) await move(tx, id, "commit");
  if (over) await move(tx, id, "release");
  if (method === "practice") await pay(tx, id, older);
  if (!over) {
    const keys = spread ? [`${orderNo}@example.com`, `mobile ${orderNo}`] : [`${orderNo}@example.com`];
    for (const key of keys)
      await tx`insert into coupon_use (code, customer_key, slot, order_id) values ('TEN', ${key}, 1, ${id})`;
    await tx`update coupon set used = used + 1 where code = 'TEN'`;
  }
  const invoiced = has(applied, "invoice_at_packing") ? "packed" : "shipped";
  if (invoices && path.includes(invoiced)) await invoice(tx, id, older);
  if (!invoices || !path.includes("shipped")) return;
  await tx`insert into parcel (order_id, courier, tracking_no) values (${id}, 'India Post', ${`EM${id}IN`})`;
  if (method === "cod" && path.includes("delivered"))
    await tx`
      with paid as (
        insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
        values (${id}, 'cod', ${orderNo}, ${totals.cod}, 'paid') returning id)
      insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted)
      select ${id}, id, 'cod', ${orderNo}, ${totals.cod}, true from paid`;
}

/** Fills a database with a catalogue and, where its schema has orders, one of each kind. Answers those. */
export async function fill(sql: Sql, applied: string[]): Promise<Older[]> {
  return sql.begin(async (tx) => {
    await catalogue(tx);
    if (!has(applied, "orders")) return [];
    await tx`insert into coupon (code, kind, value) values ('TEN', 'percent', 1000)`;
    for (const older of olderOrders) await write(tx, applied, older);
    return olderOrders;
  });
}
