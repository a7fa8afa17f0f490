import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../../tests/support/clerk.ts";
import { type TestRazorpay, testRazorpay } from "../../../tests/support/testRazorpay.ts";
import { readMonth } from "../../gstr1/month.ts";
import { audit } from "../../jobs/audit.ts";
import { dispatchOutbox } from "../../jobs/dispatchOutbox.ts";
import { deadAfter } from "../../jobs/outbox.ts";
import { reconcile } from "../../jobs/reconcile.ts";
import { enterTransfers } from "../../office/order/enterTransfers.ts";
import { listRefunds } from "../../office/order/listRefunds.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { expireHolds } from "../../orders/expireOrder.ts";
import { readStatus } from "../../status/readStatus.ts";
import { visitSteps } from "../../steps.ts";
import { writeDayBook } from "../../tax/dayBook.ts";
import { keepAccount } from "../bankFiles/keepAccount.ts";
import { makeBankFile } from "../bankFiles/makeBankFile.ts";
import { settleBankFile } from "../bankFiles/settleBankFile.ts";
import { refundOrder } from "../refundOrder.ts";

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

/** An order that was paid and has come so far. */
async function paid(...steps: ("packed" | "shipped" | "delivered")[]) {
  const order = await room.unpaid();
  const payment = room.razorpay.pay(order.gatewayOrderId, "captured");
  await room.age(order.gatewayOrderId, "16 minutes");
  await reconcile(room.shop.shop);
  for (const step of steps)
    expect(await advanceOrder(room.shop.shop, order.order_no, step, { cause: "test", actor: clerk })).toBe(true);
  return { ...order, payment };
}

async function tellFailed(payment: Awaited<ReturnType<typeof paid>>["payment"]) {
  await room.deliver(room.razorpay.event("refund.failed", payment));
  await room.settle();
}

const waiting = async (orderNo: string) =>
  (await listRefunds(room.shop.sql, { due: "transfer" })).rows.filter(({ order_no }) => order_no === orderNo);

const transfer = async (orderNo: string, utr: string) =>
  (await enterTransfers(room.shop.shop, [{ order_no: orderNo, utr }], clerk)).map(({ done, amount }) => [done, amount]);

test("a refund that did not arrive stays set aside, and is transferred once", async () => {
  const { order_no, total, payment, act, read } = await paid();
  await act("cancel");
  await room.dispatch();
  await tellFailed(payment); // not so: the gateway knows nothing of a failure
  expect((await read()).refunds).toMatchObject([{ state: "processed" }]);
  for (const refund of payment.refunds) refund.status = "failed";
  await tellFailed(payment);
  await tellFailed(payment);
  expect(await read()).toMatchObject({ payments: [{ refunded: total }], refunds: [{ state: "failed" }] });
  expect(await waiting(order_no)).toMatchObject([{ way: "transfer", state: "failed", amount: total }]);
  expect((await readStatus(room.shop.sql)).failed_refunds).toMatchObject([{ order_no, amount: total }]);
  expect(await transfer(order_no, "UTR00000001")).toEqual([[true, total]]);
  expect(await transfer(order_no, "UTR00000002")).toEqual([[false, null]]);
  await tellFailed(payment); // once more, of the gateway's try
  expect((await read()).refunds).toMatchObject([{ state: "processed", reference: "UTR00000001" }]);
  expect([await waiting(order_no), (await readStatus(room.shop.sql)).failed_refunds]).toEqual([[], []]);
  expect(await audit(room.shop.sql)).toEqual([]);
});

test("what failed of a part is neither credited nor given back a second time", async () => {
  const { order_no, total, payment, read } = await paid("packed", "shipped", "delivered");
  const give = (amount: number) => refundOrder(room.shop.shop, order_no, { amount, reason: "A scratch" }, clerk);
  expect(await give(10_000)).toBe("refunded");
  await room.dispatch();
  for (const refund of payment.refunds) refund.status = "failed";
  await tellFailed(payment);
  expect(await give(total)).toBe("too_much");
  expect(await give(total - 10_000)).toBe("refunded");
  const [due] = await waiting(order_no);
  const account = { name: "A. Buyer", number: "123456789012", ifsc: "HDFC0000001" };
  await keepAccount(room.shop.sql, order_no, account, clerk);
  const file = await makeBankFile(room.shop.sql, [due?.id ?? 0], clerk);
  expect(await audit(room.shop.sql)).toEqual([]);
  expect(await settleBankFile(room.shop.sql, Number(file), "UTR00000003", clerk)).toBe(1);
  expect(await transfer(order_no, "UTR00000003")).toEqual([[false, null]]);
  const { credit_notes, payments } = await read();
  expect([credit_notes.map((note) => note.total), payments[0]?.refunded]).toEqual([[10_000, total - 10_000], total]);
  await room.dispatch();
  expect(await audit(room.shop.sql)).toEqual([]);
});

test("a second payment whose refund failed is transferred; the goods are credited by the one that paid them", async () => {
  const order = await paid("packed", "shipped", "delivered");
  const second = room.razorpay.pay(order.gatewayOrderId, "captured");
  await room.deliver(room.razorpay.event("payment.captured", second));
  await room.settle();
  await room.dispatch();
  for (const refund of second.refunds) refund.status = "failed";
  await tellFailed(second);
  expect(await refundOrder(room.shop.shop, order.order_no, { amount: 500, reason: "A scratch" }, clerk)).toBe(
    "refunded",
  );
  expect((await order.read()).payments).toMatchObject([{ accepted: true, refunded: 500 }, { accepted: false }]);
  expect(await transfer(order.order_no, "UTR00000004")).toEqual([[true, order.total]]);
  expect((await order.read()).credit_notes.map((note) => note.total)).toEqual([500]);
  expect(await audit(room.shop.sql)).toEqual([]);
});

test("that a refund failed is known even before its number is written down", async () => {
  const { order_no, total, payment, act, read } = await paid();
  await room.dispatch(); // what others left
  await act("cancel");
  const end = visitSteps(async (name) => {
    if (name !== "refund: given back") return;
    end();
    for (const refund of payment.refunds) refund.status = "failed";
    await tellFailed(payment);
  });
  await room.dispatch();
  expect((await read()).refunds).toMatchObject([{ state: "failed" }]);
  expect(await waiting(order_no)).toMatchObject([{ way: "transfer", reference: payment.refunds[0]?.id }]);
  expect(await transfer(order_no, "UTR00000005")).toEqual([[true, total]]);
  expect(await audit(room.shop.sql)).toEqual([]);
});

test("a refund that has failed when its gateway is asked again is transferred", async () => {
  const { order_no, total, payment, act, read } = await paid();
  await room.dispatch(); // what others left
  await act("cancel");
  const end = visitSteps((name) => {
    if (name !== "refund: given back") return;
    end();
    throw new Error("The node stops here.");
  });
  await dispatchOutbox(room.shop.shop);
  for (const refund of payment.refunds) refund.status = "failed";
  await room.dispatch();
  expect(await read()).toMatchObject({ payments: [{ refunded: total }], refunds: [{ state: "failed" }] });
  expect(await waiting(order_no)).toMatchObject([{ way: "transfer", reference: payment.refunds[0]?.id }]);
  expect(await transfer(order_no, "UTR00000006")).toEqual([[true, total]]);
  expect(await audit(room.shop.sql)).toEqual([]);
});

test("what the gateway has refused too often is transferred, and it is asked no more", async () => {
  const { order_no, total, payment, act, read } = await paid();
  await room.dispatch(); // what others left
  const { sql, shop } = room.shop;
  await act("cancel");
  payment.status = "refunded"; // refused for good
  for (let tries = 0; tries < deadAfter; tries++) {
    expect(await waiting(order_no)).toEqual([]);
    await sql`update outbox set run_at = now() where topic = 'refund' and done_at is null`;
    await dispatchOutbox(shop);
  }
  expect(await waiting(order_no)).toMatchObject([{ state: "pending", error: expect.stringContaining("already") }]);
  expect((await readStatus(sql)).failed_refunds).toMatchObject([{ order_no, amount: total }]);
  const asked = (until: string | null) => sql`
    update outbox set locked_until = now() + ${until}::interval where topic = 'refund' and done_at is null`;
  await asked("1 minute");
  expect(await transfer(order_no, "UTR00000007")).toEqual([[false, null]]);
  await asked(null);
  expect(await transfer(order_no, "UTR00000007")).toEqual([[true, total]]);
  payment.status = "captured";
  await room.dispatch();
  expect(payment.refunds).toEqual([]);
  expect((await read()).refunds).toMatchObject([{ state: "processed", reference: "UTR00000007" }]);
  expect([(await readStatus(sql)).failed_refunds, await audit(sql)]).toEqual([[], []]);
});

test("what a version before saw failing is given back once: it has taken it out of what is given back", async () => {
  const { order_no, total, payment, act, read } = await paid();
  const { sql } = room.shop;
  await act("cancel");
  await room.dispatch();
  const [failed] = await sql<{ payment_id: number; amount: number }[]>`
    update refund r set state = 'failed' from payment p
    where p.id = r.payment_id and p.gateway = 'razorpay' and r.gateway_refund_id = ${payment.refunds[0]?.id ?? ""} and r.state = 'processed'
    returning r.payment_id, r.amount`;
  await sql`update payment set refunded = refunded - ${failed?.amount ?? 0} where id = ${failed?.payment_id ?? 0}`;
  expect(await audit(sql)).toMatchObject([{ rule: "a payment that pays nothing is refunded" }]);
  expect(await transfer(order_no, "UTR00000008")).toEqual([[false, null]]);
  const again = { amount: total, reason: "Given anew", reference: "UTR00000009" };
  expect(await refundOrder(room.shop.shop, order_no, again, clerk)).toBe("refunded");
  expect(await refundOrder(room.shop.shop, order_no, { ...again, amount: 1 }, clerk)).toBe("too_much");
  expect(await waiting(order_no)).toEqual([]);
  expect([(await read()).payments[0]?.refunded, await audit(sql)]).toEqual([total, []]);
});

test("the day book keeps a refund that failed on its day, as a transfer before and after it is made", async () => {
  const month = readMonth(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7));
  if (!month) throw new Error("This is no month.");
  const booked = async () => {
    const [header = [], ...days] = (await writeDayBook(room.shop.sql, month))
      .split("\r\n")
      .map((row) => row.split(","));
    return ["Gateway Refunds", "Refunds By Transfer"].map((name) =>
      days.reduce((sum, row) => sum + Math.round(Number(row[header.indexOf(name)] ?? 0) * 100), 0),
    );
  };
  const { order_no, payment } = await paid("packed", "shipped", "delivered");
  const [byGateway = 0, byTransfer = 0] = await booked();
  await refundOrder(room.shop.shop, order_no, { amount: 10_000, reason: "A scratch" }, clerk);
  await room.dispatch();
  expect(await booked()).toEqual([byGateway + 10_000, byTransfer]);
  for (const refund of payment.refunds) refund.status = "failed";
  await tellFailed(payment);
  expect(await booked()).toEqual([byGateway, byTransfer + 10_000]);
  expect(await transfer(order_no, "UTR00000010")).toEqual([[true, 10_000]]);
  expect(await booked()).toEqual([byGateway, byTransfer + 10_000]);
});
