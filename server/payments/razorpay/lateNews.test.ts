import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestRazorpay, testRazorpay } from "../../../tests/support/testRazorpay.ts";
import { audit } from "../../jobs/audit.ts";
import { reconcile } from "../../jobs/reconcile.ts";
import { expireHolds } from "../../orders/expireOrder.ts";

let room: TestRazorpay;
beforeAll(async () => {
  room = await testRazorpay();
});
afterAll(() => room.close());

test("money that came for an expired order, and of which no webhook tells, is found days later", async () => {
  const order = await room.unpaid();
  await room.overdue(order.order_no);
  await expireHolds(room.shop.shop);
  expect(await order.state()).toBe("expired");
  room.razorpay.pay(order.gatewayOrderId, "authorized");
  await room.age(order.gatewayOrderId, "60 hours");
  await reconcile(room.shop.shop);
  expect(await order.state()).toBe("confirmed");
});

test("a payment that can't be asked about keeps no other waiting, and gaps between questions grow", async () => {
  const [first, second] = [await room.unpaid(), await room.unpaid()];
  await room.age(first.gatewayOrderId, "17 minutes");
  await room.age(second.gatewayOrderId, "16 minutes");
  room.razorpay.pay(first.gatewayOrderId, "captured");
  room.razorpay.pay(second.gatewayOrderId, "captured");
  room.razorpay.server.faults.push(500);
  await reconcile(room.shop.shop);
  const states = [await first.state(), await second.state()].sort();
  expect(states).toEqual(["awaiting_payment", "confirmed"]);
  await room.shop
    .sql`update payment_intent set created_at = now() - interval '12 hours', checked_at = now() - interval '2 hours' where state = 'open'`;
  expect(await reconcile(room.shop.shop)).toBe(0);
  await room.shop.sql`update payment_intent set checked_at = now() - interval '6 hours' where state = 'open'`;
  expect(await reconcile(room.shop.shop)).toBe(1);
});

test("a refund that did not arrive is taken out of the books, and the audit names the payment", async () => {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "captured");
  await room.age(order.gatewayOrderId, "16 minutes");
  await reconcile(room.shop.shop);
  await order.act("cancel");
  await room.dispatch();
  expect((await order.read()).payments).toMatchObject([{ refunded: order.total }]);
  const tell = async () => {
    await room.deliver(room.razorpay.event("refund.failed", payment));
    await room.settle();
  };
  await tell(); // not so: the gateway knows nothing of a failure
  expect((await order.read()).payments).toMatchObject([{ refunded: order.total }]);
  for (const refund of payment.refunds) refund.status = "failed";
  await tell();
  await tell();
  expect((await order.read()).payments).toMatchObject([{ refunded: 0 }]);
  expect(await audit(room.shop.sql)).toMatchObject([{ rule: "a payment that pays nothing is refunded" }]);
});
