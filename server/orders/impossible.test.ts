import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { applyCapture } from "../payments/applyCapture.ts";

// What the database refuses, whatever the code does: each row of the table in docs/orders.md, tried in plain SQL.

let shop: TestShop;
/** A paid order of two pieces, one that waits for its payment, and what belongs to them. */
const seen = { paid: 0, unpaid: 0, variant: 0, payment: 0, intent: 0, checkout: "", orderNo: "" };

beforeAll(async () => {
  shop = await testShop();
  const { sql } = shop;
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 10);
  await sql`insert into coupon (code, kind, value, usage_limit, used) values ('FULL', 'amount', 100, 7, 7)`;
  const place = async () => {
    const { quote } = await shop.quote([{ id, quantity: 2 }], { payment_method: "practice" });
    const { body } = await shop.place(quote, { payment_method: "practice" });
    const [order] = await sql<{ id: number; total: number; checkout_id: string }[]>`
      select id, total, checkout_id from orders where order_no = ${body.data.order_no}`;
    if (!order) throw new Error("The order was not placed.");
    return { ...order, orderNo: body.data.order_no, gatewayOrderId: body.data.next.url?.split("/").at(-1) ?? "" };
  };
  const [paid, unpaid] = [await place(), await place()];
  const { gatewayOrderId, total } = paid;
  await applyCapture(shop.shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId: "pay_1", amount: total });
  const [payment] = await sql<{ id: number; intent_id: number }[]>`select id, intent_id from payment`;
  Object.assign(seen, {
    paid: paid.id,
    unpaid: unpaid.id,
    variant: id,
    payment: payment?.id,
    intent: payment?.intent_id,
  });
  Object.assign(seen, { checkout: unpaid.checkout_id, orderNo: unpaid.orderNo });
  await sql`insert into refund (payment_id, amount, request_key, reason) values (${payment?.id ?? 0}, 100, 'once', '')`;
  await sql`insert into idempotency (scope, key, body_hash) values ('orders', 'a key', 'x')`;
  await sql`insert into webhook_inbox (gateway, event_id, body) values ('practice', 'evt_1', '{}')`;
  await sql`insert into outbox (key, topic, payload) values ('a task', 'mail', '{}')`;
  await sql`insert into coupon (code, kind, value, per_customer) values ('ONCE', 'amount', 100, 1)`;
  await sql`insert into coupon_use (code, customer_key, slot, order_id) values ('ONCE', 'asha', 1, ${paid.id})`;
});
afterAll(() => shop.close());

/** An order's columns for a copy of one that stands, some of them changed. */
const copy = (changed: Record<string, string>) => {
  const columns = [
    "order_no",
    "checkout_id",
    "name",
    "email",
    "mobile",
    "address",
    "state_code",
    "payment_method",
  ].concat(["state", "items", "discount", "shipping", "fees", "tax_included", "total"]);
  const values = columns.map((column) => changed[column] ?? (column === "order_no" ? "'COPY'" : column));
  return `insert into orders (${columns.join()}) select ${values.join()} from orders where id = $unpaid`;
};

const check = "23514";
const unique = "23505";
const foreign = "23503";

/** table, what can't be, how it is tried ($name stands for what was set up), PostgreSQL's refusal, by which rule. */
const impossible: [string, string, string, string, string | RegExp][] = [
  [
    "stock",
    "fewer than none on hand",
    "update stock set on_hand = -1, held = 0 where variant_id = $variant",
    check,
    /stock/,
  ],
  [
    "stock",
    "more held than there is",
    "update stock set held = on_hand + 1 where variant_id = $variant",
    check,
    /stock/,
  ],
  ["stock", "fewer than none held", "update stock set held = -1 where variant_id = $variant", check, /stock/],
  [
    "stock_move",
    "one effect twice",
    "insert into stock_move (order_id, variant_id, kind, quantity) values ($paid, $variant, 'hold', 2)",
    unique,
    "stock_move_pkey",
  ],
  [
    "stock_move",
    "an effect that doesn't exist",
    "insert into stock_move (order_id, variant_id, kind, quantity) values ($paid, $variant, 'lose', 2)",
    check,
    /kind/,
  ],
  [
    "orders",
    "a total that doesn't add up",
    "update orders set total = total - 1 where id = $unpaid",
    check,
    "orders_total_adds_up",
  ],
  [
    "orders",
    "a discount above the goods",
    "update orders set discount = items + 1 where id = $unpaid",
    check,
    /orders_/,
  ],
  [
    "orders",
    "two with one number",
    copy({ order_no: "order_no", checkout_id: "'other'" }),
    unique,
    "orders_order_no_key",
  ],
  ["orders", "two from one checkout", copy({}), unique, "orders_one_live_per_checkout"],
  ["orders", "a state that doesn't exist", "update orders set state = 'lost' where id = $unpaid", foreign, /state/],
  [
    "order_line",
    "a paisa lost in tax",
    "update order_line set tax = tax - 1 where order_id = $unpaid",
    check,
    "order_line_adds_up",
  ],
  [
    "order_line",
    "a variant split into two lines",
    `insert into order_line (order_id, variant_id, product_name, product_slug, sku, quantity, unit_price, mrp, gst_bp, taxable, tax)
      select order_id, variant_id, product_name, product_slug, sku, 1, unit_price, mrp, gst_bp, unit_price, 0 from order_line where order_id = $unpaid`,
    unique,
    "order_line_pkey",
  ],
  [
    "order_line",
    "a line of nothing",
    "update order_line set quantity = 0 where order_id = $unpaid",
    check,
    /quantity|adds_up/,
  ],
  [
    "order_event",
    "history rewritten: two events in one place",
    "insert into order_event (order_id, seq, from_state, to_state, cause, actor) values ($paid, 2, 'confirmed', 'packed', '', '')",
    unique,
    "order_event_pkey",
  ],
  [
    "order_event",
    "a change of state that doesn't exist",
    "insert into order_event (order_id, seq, from_state, to_state, cause, actor) values ($paid, 9, 'expired', 'shipped', '', '')",
    foreign,
    /from_state/,
  ],
  [
    "order_event",
    "two beginnings",
    "insert into order_event (order_id, seq, to_state, cause, actor) values ($paid, 9, 'confirmed', '', '')",
    unique,
    "order_event_one_beginning",
  ],
  [
    "payment_intent",
    "two payments open for one order",
    "insert into payment_intent (order_id, gateway, amount) values ($unpaid, 'practice', 100)",
    unique,
    "payment_intent_one_open",
  ],
  [
    "payment_intent",
    "one gateway order for two orders",
    `insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
      select $unpaid, gateway, gateway_order_id, amount, 'closed' from payment_intent where id = $intent`,
    unique,
    "payment_intent_gateway_gateway_order_id_key",
  ],
  [
    "payment",
    "one payment written down twice",
    "insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted) values ($paid, $intent, 'practice', 'pay_1', 100, false)",
    unique,
    "payment_gateway_gateway_payment_id_key",
  ],
  [
    "payment",
    "an order paid twice",
    "insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted) values ($paid, $intent, 'practice', 'pay_2', 100, true)",
    unique,
    "payment_one_accepted",
  ],
  [
    "payment",
    "more refunded than was paid",
    "update payment set refunded = amount + 1 where id = $payment",
    check,
    "payment_not_over_refunded",
  ],
  [
    "payment",
    "what was refunded spent once more",
    "update payment set moved = amount - refunded + 1 where id = $payment",
    check,
    "payment_spent_once",
  ],
  [
    "refund",
    "one request refunded twice",
    "insert into refund (payment_id, amount, request_key, reason) values ($payment, 100, 'once', '')",
    unique,
    "refund_request_key_key",
  ],
  [
    "refund",
    "a refund of nothing",
    "insert into refund (payment_id, amount, request_key, reason) values ($payment, 0, 'zero', '')",
    check,
    /amount/,
  ],
  [
    "coupon",
    "used more often than its limit",
    "update coupon set used = 8 where code = 'FULL'",
    check,
    "coupon_not_overused",
  ],
  [
    "coupon_use",
    "a person's slot used twice",
    "insert into coupon_use (code, customer_key, slot, order_id) values ('ONCE', 'asha', 1, $unpaid)",
    unique,
    "coupon_use_pkey",
  ],
  [
    "idempotency",
    "one key for two requests",
    "insert into idempotency (scope, key, body_hash) values ('orders', 'a key', 'y')",
    unique,
    "idempotency_pkey",
  ],
  [
    "webhook_inbox",
    "one notification twice",
    "insert into webhook_inbox (gateway, event_id, body) values ('practice', 'evt_1', '{}')",
    unique,
    "webhook_inbox_pkey",
  ],
  [
    "outbox",
    "one task twice",
    "insert into outbox (key, topic, payload) values ('a task', 'mail', '{}')",
    unique,
    "outbox_key_key",
  ],
];

test.each(impossible)("%s: %s", async (_, __, statement, code, rule) => {
  const filled = statement.replace(/\$(\w+)/g, (_match, name: string) => String(Reflect.get(seen, name)));
  // Undone in any case: one that was let through must not spoil the others.
  const refused = await shop.sql
    .begin(async (tx) => {
      await tx.unsafe(filled);
      throw new Error("PostgreSQL let it through.");
    })
    .catch((error: { code?: string; constraint_name?: string; message: string }) => error);
  expect(refused).toMatchObject({ code, constraint_name: expect.stringMatching(rule) });
});
