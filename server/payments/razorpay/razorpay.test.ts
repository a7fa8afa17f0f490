import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { flute, oldWebhookSecret, type TestRazorpay, testRazorpay } from "../../../tests/support/testRazorpay.ts";
import { audit } from "../../jobs/audit.ts";
import { reconcile } from "../../jobs/reconcile.ts";
import { expireHolds } from "../../orders/expireOrder.ts";
import { forgetWebhooks } from "../forgetWebhooks.ts";

let room: TestRazorpay;
beforeAll(async () => {
  room = await testRazorpay();
});
afterAll(async () => {
  expect(await audit(room.shop.sql)).toEqual([]);
  await room.close();
});

const accepted = async (order: Awaited<ReturnType<TestRazorpay["unpaid"]>>) =>
  (await order.read()).payments.filter((payment) => payment.accepted).length;

test("a paid order is confirmed by the return alone, checked against the order that was sent out", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "captured");
  const back = await room.bringBack(await room.callbackUrl(order), room.razorpay.callback(payment));
  expect(back).toMatchObject({ status: 303, location: expect.stringMatching(/^\/thankyou\/success\?/) });
  expect(await order.read()).toMatchObject({ state: "confirmed", payments: [{ amount: order.total, accepted: true }] });
});

test("a return for another order, or with another signature, changes nothing", async () => {
  const [order, other] = [await room.unpaid(), await room.unpaid()];
  const url = await room.callbackUrl(order);
  const foreign = room.razorpay.callback(room.razorpay.pay(other.gatewayOrderId, "failed"));
  expect((await room.bringBack(url, foreign)).status).toBe(400);
  expect((await room.bringBack(url, { ...foreign, razorpay_order_id: order.gatewayOrderId })).status).toBe(400);
  expect((await room.bringBack(url.replace(order.gatewayOrderId, other.gatewayOrderId), foreign)).status).toBe(400);
  expect([await order.state(), await other.state()]).toEqual(["awaiting_payment", "awaiting_payment"]);
});

test("a failed or given up payment leads back, and the order stays open", async () => {
  const order = await room.unpaid();
  const url = await room.callbackUrl(order);
  room.razorpay.pay(order.gatewayOrderId, "failed");
  expect((await room.bringBack(url, { "error[code]": "BAD_REQUEST_ERROR" })).location).toMatch(
    /^\/thankyou\/failure\?/,
  );
  const cancelled = await room.get(`${url}&cancelled=yes`);
  expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/thankyou\/cancelled\?/),
  ]);
  expect(await order.read()).toMatchObject({ state: "awaiting_payment", can: { pay: true } });
});

test("webhooks twice, late and out of order pay once", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "authorized");
  const authorized = room.razorpay.event("payment.authorized", payment);
  room.razorpay.pay(order.gatewayOrderId, "failed");
  payment.status = "captured";
  const messages = [
    room.razorpay.event("order.paid", payment),
    room.razorpay.event("payment.captured", payment),
    authorized,
  ];
  for (const message of [...messages, ...messages]) expect(await room.deliver(message)).toBe(200);
  await room.settle();
  expect((await order.read()).timeline.map((event) => event.state)).toEqual(["awaiting_payment", "confirmed"]);
  expect(await accepted(order)).toBe(1);
});

test("an altered webhook is refused; one signed by the secret of before is not", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "captured");
  const message = room.razorpay.event("payment.captured", payment);
  expect(await room.deliver({ ...message, body: message.body.replace(order.gatewayOrderId, "order_other") })).toBe(401);
  expect(await room.deliver({ ...message, headers: {} })).toBe(401);
  expect(await room.deliver(room.razorpay.event("payment.captured", payment, "nobody's secret"))).toBe(401);
  expect(await room.deliver(room.razorpay.event("payment.captured", payment, oldWebhookSecret))).toBe(200);
  await room.settle();
  expect(await order.state()).toBe("confirmed");
});

test("the same webhook 200 times at once pays once", async () => {
  const order = await room.unpaid();
  const message = room.razorpay.event("payment.captured", room.razorpay.pay(order.gatewayOrderId, "captured"));
  const statuses = await Promise.all(Array.from({ length: 200 }, () => room.deliver(message)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await vi.waitFor(async () => expect(await order.state()).toBe("confirmed"));
  expect(await accepted(order)).toBe(1);
  const written = () =>
    room.shop.sql`select body from webhook_inbox where event_id = ${message.headers["X-Razorpay-Event-Id"] ?? ""}`;
  expect(await written()).toHaveLength(1);
  await room.settle();
  expect(await written()).toEqual([{ body: Buffer.from("") }]);
});

test("of a webhook that has been worked on nothing stays but its number, and that for 30 days", async () => {
  const order = await room.unpaid();
  const message = room.razorpay.event("payment.captured", room.razorpay.pay(order.gatewayOrderId, "captured"));
  const { sql } = room.shop;
  const number = message.headers["X-Razorpay-Event-Id"] ?? "";
  const kept = () => sql`select body from webhook_inbox where event_id = ${number}`;
  expect(await room.deliver(message)).toBe(200);
  await room.settle();
  await sql`update webhook_inbox set body = ${Buffer.from(message.body)}, processed_at = now() - interval '29 days' where event_id = ${number}`;
  await sql`insert into webhook_inbox (gateway, event_id, body, received_at) values ('razorpay', 'waits', 'it', now() - interval '40 days')`;
  await forgetWebhooks(sql);
  expect(await kept()).toEqual([{ body: Buffer.from("") }]);
  expect(await sql`select body from webhook_inbox where event_id = 'waits'`).toEqual([{ body: Buffer.from("it") }]);
  await sql`update webhook_inbox set processed_at = now() - interval '31 days' where event_id = ${number}`;
  await forgetWebhooks(sql);
  expect(await kept()).toEqual([]);
  await sql`delete from webhook_inbox where event_id = 'waits'`;
  expect(await accepted(order)).toBe(1);
  await sql`
    insert into webhook_inbox (gateway, event_id, body, processed_at)
    select 'razorpay', 'old ' || n, 'it', now() - case when n > 5 then interval '31 days' else interval '1 day' end from generate_series(1, 10) n`;
  expect(await forgetWebhooks(sql, 2)).toBe(5);
  const left = await sql<
    { body: string }[]
  >`select encode(body, 'escape') as body from webhook_inbox where event_id like 'old %'`;
  expect(left.map(({ body }) => body)).toEqual(["", "", "", "", ""]);
  await sql`delete from webhook_inbox where event_id like 'old %'`;
});

test("a payment of which no webhook ever tells is found by the reconciler", async () => {
  const order = await room.unpaid();
  room.razorpay.pay(order.gatewayOrderId, "captured");
  await room.age(order.gatewayOrderId);
  await reconcile(room.shop.shop);
  expect(await order.state()).toBe("confirmed");
});

test("return, webhook and reconciler at once pay once, and an authorised payment is captured once", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "authorized");
  const url = await room.callbackUrl(order);
  await room.age(order.gatewayOrderId);
  await Promise.all([
    room.bringBack(url, room.razorpay.callback(payment)),
    room.bringBack(url, room.razorpay.callback(payment)),
    room.deliver(room.razorpay.event("payment.authorized", payment)),
    reconcile(room.shop.shop),
  ]);
  await room.settle();
  expect(await order.state()).toBe("confirmed");
  expect([await accepted(order), payment.status]).toEqual([1, "captured"]);
});

test("a payment that had failed and is authorised late is captured and pays", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "failed");
  await room.deliver(room.razorpay.event("payment.failed", payment));
  await room.settle();
  expect(await order.state()).toBe("awaiting_payment");
  payment.status = "authorized";
  await room.deliver(room.razorpay.event("payment.authorized", payment));
  await room.settle();
  expect([await order.state(), payment.status]).toEqual(["confirmed", "captured"]);
});

test("a capture after expiry takes the stock again; without stock it is given back, once", async () => {
  for (const [left, end, refunded] of [
    [1, "confirmed", false],
    [0, "expired", true],
  ] as const) {
    const order = await room.unpaid(1);
    await room.overdue(order.order_no);
    await expireHolds(room.shop.shop);
    expect(await order.state()).toBe("expired");
    await room.shop.stocked(flute, left);
    const payment = room.razorpay.pay(order.gatewayOrderId, "captured");
    await room.deliver(room.razorpay.event("payment.captured", payment));
    await room.settle();
    await room.dispatch();
    await room.dispatch();
    expect([await order.state(), room.givenBack(order.gatewayOrderId)]).toEqual([end, refunded ? order.total : 0]);
  }
});

test("another amount than was asked for pays nothing and goes back", async () => {
  const order = await room.unpaid();
  room.razorpay.pay(order.gatewayOrderId, "captured", order.total - 100);
  await room.age(order.gatewayOrderId);
  await reconcile(room.shop.shop);
  await room.dispatch();
  expect([await order.state(), room.givenBack(order.gatewayOrderId)]).toEqual(["awaiting_payment", order.total - 100]);
});
