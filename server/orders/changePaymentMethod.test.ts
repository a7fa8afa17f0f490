import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order, PlacedOrder } from "../../contract/orders.ts";
import { keys, RazorpayStandIn } from "../../tests/standIns/razorpay.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { visitSteps } from "../steps.ts";
import { changePaymentMethod } from "./changePaymentMethod.ts";
import { editOrder } from "./editOrder.ts";

let shop: TestShop;
let razorpay: RazorpayStandIn;
beforeAll(async () => {
  razorpay = await RazorpayStandIn.start();
  shop = await testShop({
    DATA_DIR: "/tmp/swara-change-method-test",
    PRACTICE_GATEWAY: "on",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_UPI_QR: "yes",
    RAZORPAY_API_URL: razorpay.server.url,
  });
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
  await razorpay.server.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";

async function unpaid(sku = flute, more: object = {}) {
  const id = await shop.stocked(sku, 5);
  const { quote } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice", ...more });
  const { order_no, order_link } = (await shop.place(quote, { payment_method: "practice" })).body.data;
  const path = order_link.replace("/ordersummary", "/orders");
  const pay = (body?: object) => shop.call<PlacedOrder>("POST", path.replace("?", "/pay?"), body);
  return { order_no, read: async () => (await shop.call<Order>("GET", path)).body.data, pay };
}
const intents = (orderNo: string) =>
  shop.sql`select gateway, i.state from payment_intent i join orders o on o.id = i.order_id where order_no = ${orderNo} order by i.id`;
const captureOf = async (orderNo: string, gateway = "practice") => {
  const [intent] = await shop.sql<{ id: string; amount: number }[]>`
    select gateway_order_id as id, amount from payment_intent i join orders o on o.id = i.order_id
    where order_no = ${orderNo} and gateway = ${gateway}`;
  return {
    gateway,
    gatewayOrderId: intent?.id ?? "",
    gatewayPaymentId: `pay-${orderNo}-${gateway}`,
    amount: intent?.amount ?? 0,
  };
};

test("cash on delivery instead: the fee is added as it was shown, its tax counted, the order goes on and is told by mail", async () => {
  const [taxed] = await shop.sql<{ sku: string }[]>`
    select v.sku from variant v join product p on p.id = v.product_id
    where p.gst_bp = 1800 and p.published and p.booking <> 'preorder' and v.price between 100000 and 1200000 order by v.id limit 1`;
  const order = await unpaid(taxed?.sku);
  const before = await order.read();
  const cash = before.ways_to_pay?.find(({ payment_method }) => payment_method === "cod");
  expect(cash).toEqual({ payment_method: "cod", total: before.total + 4_900, reason: null });
  expect((await order.pay({ payment_method: "cod", total: before.total })).status).toBe(409); // not what was shown
  const answer = await order.pay({ payment_method: "cod", total: cash?.total });
  expect([answer.status, answer.body.data]).toMatchObject([200, { state: "confirmed", next: { kind: "done" } }]);
  const after = await order.read();
  expect(after).toMatchObject({ payment_method: "cod", cod_fee: 4_900, total: before.total + 4_900, expires_at: null });
  expect(after.tax_included).toBe(before.tax_included + 747); // ₹49 holds ₹7.47 at 18%
  expect(after.ways_to_pay).toBeUndefined();
  expect(after.timeline.map(({ state }) => state)).toEqual(["awaiting_payment", "confirmed"]);
  expect(await shop.sql`select from outbox where key = ${`mail:order_confirmed:${order.order_no}`}`).toHaveLength(1);
  expect((await order.pay({ payment_method: "cod" })).status).toBe(409);
  // Money that comes after all by the way that was left goes back.
  expect(await applyCapture(shop.shop, await captureOf(order.order_no))).toBe("refunding");
  expect((await order.read()).payments).toMatchObject([{ accepted: false, refunded: before.total }]);
});

test("another gateway and back again: one payment is open at a time, and the first that is paid pays the order", async () => {
  const order = await unpaid();
  expect((await order.pay({ payment_method: "razorpay" })).body.data.next.url).toContain(`/pay/${order.order_no}`);
  expect(await intents(order.order_no)).toMatchObject([
    { gateway: "practice", state: "closed" },
    { gateway: "razorpay", state: "open" },
  ]);
  expect((await order.pay({ payment_method: "practice" })).status).toBe(200);
  expect((await order.pay({ payment_method: "razorpay" })).status).toBe(200);
  expect(await intents(order.order_no)).toMatchObject([{ state: "closed" }, { state: "open" }]);
  expect((await order.read()).payment_method).toBe("razorpay");
  expect(await applyCapture(shop.shop, await captureOf(order.order_no))).toBe("accepted");
  expect(await intents(order.order_no)).toMatchObject([{ state: "paid" }, { state: "closed" }]);
  expect(await applyCapture(shop.shop, await captureOf(order.order_no, "razorpay"))).toBe("refunding");
});

test("what is not possible says why, and nothing changes", async () => {
  const dear = await unpaid("KAVERI-EKANDAM-VEENA");
  const { ways_to_pay, total } = await dear.read();
  expect(ways_to_pay?.find(({ payment_method }) => payment_method === "cod")?.reason).toBe(
    "Cash on delivery is possible up to ₹15,000 of goods.",
  );
  const refused = await dear.pay({ payment_method: "cod" });
  expect([refused.status, refused.body.message]).toEqual([422, "Cash on delivery is possible up to ₹15,000 of goods."]);
  expect((await dear.pay({ payment_method: "bitcoin" })).status).toBe(422);
  expect(await dear.read()).toMatchObject({ state: "awaiting_payment", payment_method: "practice", total });
  expect((await dear.pay()).status).toBe(200);
});

test("above UPI's limit the code is refused with the reason", async () => {
  const id = await shop.stocked("KAVERI-EKANDAM-VEENA", 9);
  const [{ price } = { price: 1 }] = await shop.sql<{ price: number }[]>`select price from variant where id = ${id}`;
  const quantity = Math.ceil(10_000_001 / price);
  const { quote } = await shop.quote([{ id, quantity }], { payment_method: "practice" });
  const { order_link } = (await shop.place(quote, { payment_method: "practice" })).body.data;
  const order = await shop.order(order_link);
  expect(order.ways_to_pay?.find(({ payment_method }) => payment_method === "upi_qr")?.reason).toBe(
    "UPI takes at most ₹1,00,000 at once.",
  );
});

test("a payment that arrives between the look and the change wins: there is nothing to change any more", async () => {
  const order = await unpaid();
  const capture = await captureOf(order.order_no);
  let paid: Promise<unknown> | undefined;
  const end = visitSteps((name) => {
    // The order's row is locked by the change: the capture waits for it and finds the order to be paid on delivery.
    if (name === "changePaymentMethod: order locked") paid = applyCapture(shop.shop, capture);
  });
  const answer = await order.pay({ payment_method: "cod" }).finally(end);
  expect([answer.status, await paid]).toEqual([200, "refunding"]);
  expect(await order.read()).toMatchObject({ state: "confirmed", payment_method: "cod" });

  const other = await unpaid();
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => other.pay({ payment_method: "cod" })),
    ...Array.from({ length: 4 }, () => other.pay({ payment_method: "razorpay" })),
    applyCapture(shop.shop, await captureOf(other.order_no)),
  ]);
  expect(answers.slice(0, 8).every((one) => typeof one === "object" && [200, 409].includes(one.status))).toBe(true);
  expect((await other.read()).state).toBe("confirmed");
});

test("an order that the office edits between the look and the change stays to be paid as it was", async () => {
  const order = await unpaid();
  const [line, seen] = [(await order.read()).lines[0], await order.read()];
  const lines = [{ id: line?.id ?? 0, quantity: 2 }];
  // While a gateway is away it knows nothing of the order yet, and the total may change.
  await shop.sql`update payment_intent set gateway_order_id = null where order_id = (select id from orders where order_no = ${order.order_no})`;
  expect(await editOrder(shop.shop, order.order_no, { version: 1, lines }, clerk)).toMatchObject({ outcome: "edited" });
  expect(await changePaymentMethod(shop.shop, seen, "cod")).toEqual({ outcome: "moved" });
  const [more, there] = [
    await order.read(),
    { ...seen.address, pincode: "560001", city: "Bengaluru", state: "Karnataka" },
  ];
  expect(more).toMatchObject({ state: "awaiting_payment", payment_method: "practice", cod_fee: 0 });
  await shop.sql`update orders set address = ${shop.sql.json(there)} where order_no = ${order.order_no}`;
  expect(await changePaymentMethod(shop.shop, more, "cod")).toEqual({ outcome: "moved" });
  expect(await changePaymentMethod(shop.shop, await order.read(), "cod")).toEqual({ outcome: "changed" });
});

test("while a bank has not answered the way to pay stays", async () => {
  const order = await unpaid();
  const { gatewayOrderId, amount } = await captureOf(order.order_no);
  await shop.sql`insert into practice.payment (id, payment_order_id, amount, state) values (${`p-${gatewayOrderId}`}, ${gatewayOrderId}, ${amount}, 'pending')`;
  const answer = await order.pay({ payment_method: "cod" });
  expect([answer.status, answer.body.message]).toMatchObject([409, expect.stringContaining("still under way")]);
});
