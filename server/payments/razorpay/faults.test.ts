import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestRazorpay, testRazorpay } from "../../../tests/support/testRazorpay.ts";
import { audit } from "../../jobs/audit.ts";

let room: TestRazorpay;
beforeAll(async () => {
  room = await testRazorpay();
});
afterEach(() => {
  room.razorpay.server.faults.length = 0;
});
afterAll(async () => {
  expect(await audit(room.shop.sql)).toEqual([]);
  await room.close();
});

test.each(["gone", "lost", "html", 401, 429, 500] as const)(
  "with the gateway answering %s the order stands, and paying again opens the one order that counts",
  async (fault) => {
    room.razorpay.server.faults.push("none", fault); // it is searched for, then opened
    const order = await room.unpaid();
    expect(order).toMatchObject({ next: { url: expect.stringMatching(/^\/thankyou\/failure/) } });
    const again = await Promise.all([order.act("pay"), order.act("pay")]);
    expect(again.map((answer) => answer.status)).toEqual([200, 200]);
    const kept = await room.shop.sql<{ id: string }[]>`
      select i.gateway_order_id as id from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${order.order_no}`;
    const opened = room.razorpay.orders.filter(({ receipt }) => receipt === order.order_no).map(({ id }) => ({ id }));
    expect(opened).toContainEqual(kept[0]);
    if (fault === "lost") expect(opened).toHaveLength(1);
    expect(
      await (await room.get(`/pay/${order.order_no}${new URL(order.order_link, "http://shop.test").search}`)).text(),
    ).toContain(`name="order_id" value="${kept[0]?.id}"`);
  },
);

test("an order that was opened before a crash is found again by its receipt", async () => {
  const order = await room.unpaid();
  await room.shop
    .sql`update payment_intent set gateway_order_id = null where gateway_order_id = ${order.gatewayOrderId}`;
  await order.act("pay");
  const kept = await room.shop
    .sql`select gateway_order_id from payment_intent where gateway_order_id = ${order.gatewayOrderId}`;
  expect(kept).toHaveLength(1);
});

test("a gateway that never answers is given up after five seconds, and the event is tried again", async () => {
  const order = await room.unpaid();
  room.razorpay.server.faults.push("slow");
  await room.deliver(room.razorpay.event("payment.captured", room.razorpay.pay(order.gatewayOrderId, "captured")));
  await vi.waitFor(
    async () =>
      expect(await room.shop.sql`select last_error from webhook_inbox where processed_at is null`).toMatchObject([
        { last_error: expect.stringContaining("no answer") },
      ]),
    7_000,
  );
  expect(await order.state()).toBe("awaiting_payment");
  await room.settle();
  expect(await order.state()).toBe("confirmed");
});

test("a refund whose answer was lost is tried again and made once", async () => {
  const order = await room.unpaid();
  room.razorpay.pay(order.gatewayOrderId, "captured");
  await room.bringBack(await room.callbackUrl(order), {});
  expect(await order.state()).toBe("confirmed");
  await room.dispatch();
  await order.act("cancel");
  room.razorpay.server.faults.push("html", "none", "gone", "none", "lost");
  for (let i = 0; i < 5; i++) await room.dispatch();
  const refunds = await room.shop.sql`
    select r.state from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.order_no = ${order.order_no}`;
  expect(refunds).toMatchObject([{ state: "processed" }]);
  expect(room.givenBack(order.gatewayOrderId)).toBe(order.total);
});
