import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { reconcile } from "../jobs/reconcile.ts";
import { expireHolds } from "../orders/expireOrder.ts";
import { visitSteps } from "../steps.ts";
import { applyCapture } from "./applyCapture.ts";
import { deliverEvents } from "./practice/deliver.ts";
import { settlePending } from "./practice/service.ts";
import { processInbox } from "./processInbox.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ PRACTICE_SETTLE_SECONDS: "0", DATA_DIR: "/tmp/swara-payments-test" });
  // The practice gateway speaks HTTP to the shop; here both are in this process.
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => shop.others.fetch(new Request(url, init)));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";

async function unpaid(pieces = 5) {
  const id = await shop.stocked(flute, pieces);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { body } = await shop.place(quote, { payment_method: "practice" });
  const gatewayOrderId = body.data.next.url?.split("/").at(-1) ?? "";
  return { ...body.data, id, gatewayOrderId, total, read: () => shop.order(body.data.order_link) };
}
const send = (path: string, fields: Record<string, string>) =>
  shop.others.fetch(
    new Request(`http://shop.test${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    }),
  );

/** Presses a button on the gateway's page; answers the fields that its form brings back to the shop. */
async function press(url: string | undefined, outcome: string, delivery = "once") {
  const way = (await send(url ?? "", { outcome, delivery })).headers.get("Location") ?? "";
  const page = await (await shop.others.fetch(new Request(`http://shop.test${way}`))).text();
  return Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
const bringBack = async (fields: Record<string, string>) => {
  const response = await send("/public/api/payments/practice/return", fields);
  return { status: response.status, location: response.headers.get("Location") };
};
const accepted = async (orderNo: string) =>
  (
    await shop.sql`select from payment p join orders o on o.id = p.order_id where o.order_no = ${orderNo} and p.accepted`
  ).length;
const overdue = (orderNo: string) =>
  shop.sql`update orders set expires_at = now() - interval '1 second' where order_no = ${orderNo}`;

test("the page offers its four ways by name", async () => {
  const order = await unpaid();
  const page = await (await shop.others.fetch(new Request(`http://shop.test${order.next.url}`))).text();
  for (const name of ["Pay successfully", "Fail", "Pending, then success", "Cancel"])
    expect(page).toContain(`>${name}</button>`);
});

test("a successful payment confirms the order by the return alone, and its webhook twice changes nothing", async () => {
  const order = await unpaid();
  const back = await bringBack(await press(order.next.url, "pay", "twice"));
  expect(back).toMatchObject({
    status: 303,
    location: expect.stringMatching(`^/thankyou/success\\?order=${order.order_no}&key=`),
  });
  expect((await order.read()).state).toBe("confirmed");
  await deliverEvents(shop.sql, shop.shop.secret, "http://shop.test");
  await processInbox(shop.shop);
  const read = await order.read();
  expect(read.timeline.map((event) => event.state)).toEqual(["awaiting_payment", "confirmed"]);
  expect(read.payments).toMatchObject([{ amount: order.total, accepted: true, refunded: 0 }]);
});

test("a payment whose shopper never comes back is confirmed by the webhook alone", async () => {
  const order = await unpaid();
  await press(order.next.url, "pay");
  await deliverEvents(shop.sql, shop.shop.secret, "http://shop.test");
  await vi.waitFor(async () => expect((await order.read()).state).toBe("confirmed"));
});

test("a payment of which neither return nor webhook tells is found by the reconciler", async () => {
  const order = await unpaid();
  await press(order.next.url, "pay");
  await shop.sql`delete from practice.delivery`;
  await shop.sql`update payment_intent set created_at = now() - interval '16 minutes' where gateway_order_id = ${order.gatewayOrderId}`;
  await reconcile(shop.shop);
  expect((await order.read()).state).toBe("confirmed");
});

test("return, webhook and reconciler at once pay once", async () => {
  const order = await unpaid();
  const fields = await press(order.next.url, "pay", "twice");
  await shop.sql`update payment_intent set created_at = now() - interval '16 minutes' where gateway_order_id = ${order.gatewayOrderId}`;
  await Promise.all([
    bringBack(fields),
    bringBack(fields),
    deliverEvents(shop.sql, shop.shop.secret, "http://shop.test"),
    reconcile(shop.shop),
    processInbox(shop.shop),
  ]);
  await processInbox(shop.shop);
  expect(await accepted(order.order_no)).toBe(1);
  expect((await order.read()).timeline).toHaveLength(2);
});

test("a failed payment leaves the order open: it can be paid again", async () => {
  const order = await unpaid();
  expect((await bringBack(await press(order.next.url, "fail"))).location).toMatch(/^\/thankyou\/failure\?/);
  expect((await order.read()).state).toBe("awaiting_payment");
  const again = await shop.call<typeof order>(
    "POST",
    order.order_link.replace("/ordersummary/", "/orders/").replace("?", "/pay?"),
  );
  expect(again.body.data.next.url).toBe(order.next.url);
  await bringBack(await press(order.next.url, "pay"));
  expect((await order.read()).state).toBe("confirmed");
});

test("a cancelled payment brings the shopper back with the order still open", async () => {
  const order = await unpaid();
  expect((await bringBack(await press(order.next.url, "cancel"))).location).toMatch(/^\/thankyou\/cancelled\?/);
  expect(await order.read()).toMatchObject({ state: "awaiting_payment", can: { pay: true, cancel: true } });
});

test("a pending payment is not success until the bank has said so", async () => {
  const order = await unpaid();
  expect((await bringBack(await press(order.next.url, "pend"))).location).toMatch(/^\/thankyou\/pending\?/);
  expect((await order.read()).state).toBe("awaiting_payment");
  await settlePending(shop.sql);
  await deliverEvents(shop.sql, shop.shop.secret, "http://shop.test");
  await vi.waitFor(async () => expect((await order.read()).state).toBe("confirmed"));
});

test("a return or a webhook that the gateway did not sign changes nothing", async () => {
  const order = await unpaid();
  const failed = await press(order.next.url, "fail");
  expect((await bringBack({ ...failed, status: "captured" })).status).toBe(400);
  const body = JSON.stringify({ event: "payment.captured", payload: { order_id: order.gatewayOrderId } });
  const forged = new Request("http://shop.test/public/api/payments/practice/webhook", {
    method: "POST",
    headers: { "X-Practice-Event-Id": "evt_1", "X-Practice-Signature": "x".repeat(43) },
    body,
  });
  expect((await shop.others.fetch(forged)).status).toBe(401);
  expect((await order.read()).state).toBe("awaiting_payment");
});

test("an order that is not paid in time expires and gives its stock back; a late payment takes it again", async () => {
  const order = await unpaid(1);
  await overdue(order.order_no);
  await expireHolds(shop.shop);
  expect((await order.read()).state).toBe("expired");
  await bringBack(await press(order.next.url, "pay"));
  const read = await order.read();
  expect(read.timeline.map((event) => event.state)).toEqual(["awaiting_payment", "expired", "confirmed"]);
  const [stock] = await shop.sql<
    { left: number }[]
  >`select on_hand - held as left from stock where variant_id = ${order.id}`;
  expect(stock?.left).toBe(0);
});

test("a payment after expiry for which nothing is left is refunded, once", async () => {
  const order = await unpaid(1);
  await overdue(order.order_no);
  await expireHolds(shop.shop);
  await shop.stocked(flute, 0);
  await bringBack(await press(order.next.url, "pay"));
  await dispatchOutbox(shop.shop);
  await dispatchOutbox(shop.shop);
  const read = await order.read();
  expect(read).toMatchObject({ state: "expired", payments: [{ accepted: false, refunded: order.total }] });
  expect(await shop.sql`select state from refund`).toMatchObject([{ state: "processed" }]);
  expect(
    await shop.sql`select refunded from practice.payment p join practice.payment_order o on o.id = p.payment_order_id where o.id = ${order.gatewayOrderId}`,
  ).toMatchObject([{ refunded: order.total }]);
});

test("expiry asks the gateway first: what was paid in the last second is not let go", async () => {
  const order = await unpaid();
  await press(order.next.url, "pay");
  await overdue(order.order_no);
  await expireHolds(shop.shop);
  expect((await order.read()).state).toBe("confirmed");
});

test("a capture that arrives while the order is being cancelled is refunded, not lost", async () => {
  const order = await unpaid();
  const capture = {
    gateway: "practice",
    gatewayOrderId: order.gatewayOrderId,
    gatewayPaymentId: "pay_race",
    amount: order.total,
  };
  const cancel = order.order_link.replace("/ordersummary/", "/orders/").replace("?", "/cancel?");
  let cancelled: ReturnType<typeof shop.call> | undefined;
  const end = visitSteps((name) => {
    if (name === "applyCapture: order locked") cancelled ??= shop.call("POST", cancel);
  });
  expect(await applyCapture(shop.shop, capture).finally(end)).toBe("accepted");
  await cancelled;
  expect(await order.read()).toMatchObject({
    state: "cancelled",
    payments: [{ accepted: true, refunded: order.total }],
  });
  expect(await applyCapture(shop.shop, { ...capture, gatewayPaymentId: "pay_late" })).toBe("refunding");
  await shop.sql`delete from outbox where topic = 'refund' and done_at is null`; // these two were never at the gateway
});

test("a wrong amount pays nothing and is given back", async () => {
  const order = await unpaid();
  const capture = {
    gateway: "practice",
    gatewayOrderId: order.gatewayOrderId,
    gatewayPaymentId: "pay_short",
    amount: order.total - 1,
  };
  expect(await applyCapture(shop.shop, capture)).toBe("refunding");
  expect(await applyCapture(shop.shop, capture)).toBe("known");
  expect((await order.read()).state).toBe("awaiting_payment");
  await shop.sql`delete from outbox where topic = 'refund' and done_at is null`;
});
