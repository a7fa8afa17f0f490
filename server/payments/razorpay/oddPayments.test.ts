import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { flute, type TestRazorpay, testRazorpay } from "../../../tests/support/testRazorpay.ts";
import { reconcile } from "../../jobs/reconcile.ts";
import { expireHolds } from "../../orders/expireOrder.ts";
import { attention } from "../../status/attention.ts";
import { readStatus } from "../../status/readStatus.ts";

let room: TestRazorpay;
beforeAll(async () => {
  room = await testRazorpay();
});
afterEach(async () => {
  room.razorpay.server.faults.length = 0;
  await room.shop.sql`update unclear_payment set checked_at = now()`;
});
afterAll(() => room.close());

/** An order with these payments at the gateway, about which it is asked. */
async function paidWith(...odd: { status: string; currency?: string; amount?: number }[]) {
  const order = await room.unpaid();
  for (const changes of odd) Object.assign(room.razorpay.pay(order.gatewayOrderId, "created"), changes);
  await room.age(order.gatewayOrderId);
  return { ...order, ask: () => reconcile(room.shop.shop) };
}
const told = async (orderNo: string) =>
  attention(await readStatus(room.shop.sql)).filter((line) => line.includes(orderNo));

test("a failed payment in another currency beside the right one leaves the order paid, and nobody is asked", async () => {
  const order = await paidWith({ status: "failed", currency: "USD", amount: 1_250 }, { status: "captured" });
  await order.ask();
  expect(await order.state()).toBe("confirmed");
  expect(await told(order.order_no)).toEqual([]);
});

test.each([
  [
    "captured in another currency",
    { status: "captured", currency: "USD", amount: 1_250 },
    /of USD 1250 \(in its smallest unit\) .* captured in another currency/,
  ],
  [
    "authorised in another currency",
    { status: "authorized", currency: "USD", amount: 1_250 },
    /USD 1250 .* authorized in another currency/,
  ],
  ["in a state that is new", { status: "disputed" }, /of ₹[\d,.]+ .* Its state, disputed, is not known/],
  ["of no amount", { status: "captured", amount: 0 }, /of no amount/],
  ["of another form", { status: "captured", amount: 12.5 }, /"amount":12\.5.* another form/],
] as const)(
  "beside one that is %s the order is paid, and a person is told of the money, once",
  async (_, odd, words) => {
    const order = await paidWith(odd, { status: "captured" });
    await order.ask();
    expect(await order.state()).toBe("confirmed");
    expect(await told(order.order_no)).toEqual([expect.stringMatching(words)]);
    await room.shop.sql`update unclear_payment set checked_at = now()`;
    await room.deliver(room.razorpay.event("payment.captured", room.razorpay.payments.at(-1) ?? never()));
    await room.settle();
    expect(await told(order.order_no)).toEqual([]);
  },
);

test("what becomes clear is struck off; what changes is told again", async () => {
  const order = await paidWith({ status: "authorized", currency: "USD", amount: 1_250 });
  const [payment = never()] = room.razorpay.payments.slice(-1);
  await order.ask();
  await room.shop.sql`update unclear_payment set checked_at = now()`;
  payment.status = "captured";
  await room.age(order.gatewayOrderId);
  await order.ask();
  expect(await told(order.order_no)).toEqual([expect.stringContaining("captured in another currency")]);
  payment.status = "refunded";
  await room.age(order.gatewayOrderId);
  await order.ask();
  expect(await told(order.order_no)).toEqual([]);
});

test("a payment that the gateway refuses to capture now keeps the one that is captured from counting no longer", async () => {
  const order = await paidWith({ status: "authorized" }, { status: "captured" });
  room.razorpay.server.faults.push("none", 500); // the list, then the capture
  await order.ask();
  expect(await order.state()).toBe("confirmed");
});

test("fifty orders that the gateway refuses keep no other from expiring; each is tried again with a pause of its own", async () => {
  const { sql, shop } = room.shop;
  const refused = [];
  for (let count = 0; count < 50; count++) refused.push((await room.unpaid()).order_no);
  await sql`update orders set expires_at = now() - interval '1 hour' where order_no = any(${refused})`;
  room.razorpay.server.faults.push(...refused.map(() => 500 as const));
  for (let round = 0; round < 3; round++) await expireHolds(shop);
  const tries = await sql`select attempts, retry_at > now() as waits, reason from overdue_order`;
  expect(tries).toEqual(refused.map(() => ({ attempts: 1, waits: true, reason: expect.stringContaining("500") })));
  const fresh = await room.unpaid();
  await room.overdue(fresh.order_no);
  await sql`update overdue_order set retry_at = now()`;
  room.razorpay.server.faults.push("none", ...refused.map(() => 500 as const));
  await expireHolds(shop);
  expect(await fresh.state()).toBe("expired"); // before those that make trouble
  const needed = attention(await readStatus(sql));
  expect(needed.filter((line) => /still holds its stock 60 minutes after .* 500/.test(line))).toHaveLength(5);
  expect(needed).toContain("45 more orders hold their stock after their time to pay.");
  await sql`update overdue_order set attempts = 9, retry_at = now() where attempts = 1`; // the one that had to wait
  room.razorpay.server.faults.push(500);
  await expireHolds(shop);
  const [pause] = await sql`
    select retry_at > now() + interval '9 minutes' as long, retry_at < now() + interval '11 minutes' as bounded
    from overdue_order where attempts = 10`;
  expect(pause).toEqual({ long: true, bounded: true });
});

test("an order about which nobody knows is freed after two hours; what is paid later takes its stock again", async () => {
  const { sql, shop } = room.shop;
  const silent = await room.unpaid();
  await room.overdue(silent.order_no);
  room.razorpay.server.faults.push(500, 500);
  await expireHolds(shop);
  expect(await silent.state()).toBe("awaiting_payment");
  const since = sql`select id from orders where order_no = ${silent.order_no}`;
  await sql`update overdue_order set since = now() - interval '121 minutes', retry_at = now() where order_id = (${since})`;
  await expireHolds(shop);
  expect((await silent.read()).timeline.at(-1)).toMatchObject({
    state: "expired",
    cause: "Not paid in time, as far as is known: the gateway does not answer",
  });
  const pending = await room.unpaid();
  room.razorpay.pay(pending.gatewayOrderId, "created");
  await room.overdue(pending.order_no);
  await expireHolds(shop);
  expect(await pending.state()).toBe("awaiting_payment");
  await room.overdue(pending.order_no);
  await sql`update overdue_order set since = now() - interval '121 minutes'`;
  await expireHolds(shop);
  expect(await pending.state()).toBe("expired");
  await room.shop.stocked(flute, 1);
  for (const payment of room.razorpay.payments.slice(-1)) payment.status = "captured";
  await room.age(pending.gatewayOrderId);
  await reconcile(shop);
  expect(await pending.state()).toBe("confirmed");
});

function never(): never {
  throw new Error("The stand-in has no payment.");
}
