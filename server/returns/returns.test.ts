import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { readDocument } from "../invoices/readDocument.ts";
import { audit } from "../jobs/audit.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { readEml } from "../mail/readEml.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { enterTransfer } from "../payments/enterTransfer.ts";
import { refundOrder } from "../payments/refundOrder.ts";
import { decideReturn } from "./decideReturn.ts";
import { receiveReturn } from "./receiveReturn.ts";
import { receiveUndelivered } from "./receiveUndelivered.ts";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "swara-returns-"));
beforeAll(async () => {
  shop = await testShop({ DATA_DIR: folder, FREE_DELIVERY_FROM: "1000000000", COD_LIMIT: "100000000" });
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const staff = { cause: "test", actor: clerk } as const;

/** An order of three flutes and a guitar, as far on its way as asked. */
async function ordered(method: "cod" | "practice", until: "packed" | "shipped" | "delivered") {
  const flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const guitar = await shop.stocked("SEMBIYAN-S10-DREADNOUGHT", 9);
  const lines = [
    { id: flute, quantity: 3 },
    { id: guitar, quantity: 1 },
  ];
  const { quote } = await shop.quote(lines, { payment_method: method });
  const { order_no: orderNo, order_link: link } = (await shop.place(quote, { payment_method: method })).body.data;
  if (method === "practice") {
    const [intent] = await shop.sql<{ gateway_order_id: string; amount: number }[]>`
      select i.gateway_order_id, i.amount from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${orderNo}`;
    const [paid] = await shop.sql<{ id: string }[]>`
      insert into practice.payment (id, payment_order_id, amount, state)
      values (${`pay_${orderNo}`}, ${intent?.gateway_order_id ?? ""}, ${intent?.amount ?? 0}, 'captured') returning id`;
    await applyCapture(shop, {
      gateway: "practice",
      gatewayOrderId: intent?.gateway_order_id ?? "",
      gatewayPaymentId: paid?.id ?? "",
      amount: intent?.amount ?? 0,
    });
  }
  for (const step of ["packed", "shipped", "delivered"] as const) {
    await advanceOrder(shop.shop, orderNo, step, staff);
    if (step === until) break;
  }
  const ask = (body: object) =>
    shop.call<Order>("POST", link.replace("/ordersummary", "/orders").replace("?", "/return?"), body);
  return { orderNo, link, flute, guitar, ask, read: () => shop.order(link) };
}

const onHand = async (id: number) => (await shop.sql`select on_hand, held from stock where variant_id = ${id}`)[0];

/** Sends everything that is due and gives the mails about an order, by subject. */
async function mailsAbout(orderNo: string) {
  while ((await dispatchOutbox(shop.shop)) > 0);
  const files = readdirSync(join(folder, "mail"));
  const mails = await Promise.all(files.map((file) => readEml(readFileSync(join(folder, "mail", file), "utf8"))));
  return mails.filter(({ text }) => text.includes(orderNo));
}

test("part of an order comes back for a change of mind, then the rest because it is faulty: each is credited, refunded and told", async () => {
  const { orderNo, flute, guitar, ask, read } = await ordered("practice", "delivered");
  const before = await onHand(flute);
  const asked = await ask({
    lines: [{ id: flute, quantity: 2 }],
    reason: "change_of_mind",
    note: "Wrong pitch for me",
  });
  expect([asked.status, asked.body.data.state]).toEqual([200, "return_requested"]);
  expect((await ask({ lines: [{ id: flute, quantity: 1 }], reason: "faulty" })).status).toBe(409);
  expect(await receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk)).toBe("not_awaited");
  expect(await decideReturn(shop, orderNo, "accepted", "Our courier comes on Monday.", clerk)).toBe(true);
  const first = await receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk);
  expect(await receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk)).toBe("not_awaited");

  let order = await read();
  const price = order.lines.find(({ id }) => id === flute)?.unit_price ?? 0;
  expect(first).toBe(2 * price);
  expect([order.state, order.can.return, order.returns[0]?.state, order.returns[0]?.refund]).toEqual([
    "partly_returned",
    true,
    "received",
    first,
  ]);
  expect(order.timeline.filter(({ state }) => state === "delivered")).toHaveLength(1);
  expect(order.credit_notes.map(({ total }) => total)).toEqual([first]);
  expect((await onHand(flute))?.on_hand).toBe(before?.on_hand + 2);

  expect((await ask({ lines: [{ id: flute, quantity: 2 }], reason: "faulty" })).status).toBe(409);
  const rest = [
    { id: flute, quantity: 1 },
    { id: guitar, quantity: 1 },
  ];
  expect((await ask({ lines: rest, reason: "faulty" })).status).toBe(200);
  await decideReturn(shop, orderNo, "accepted", "", clerk);
  const second = Number(await receiveReturn(shop.shop, orderNo, { pieces: "scrap", note: "" }, clerk));
  order = await read();
  expect([order.state, order.can.return]).toEqual(["returned", false]);
  expect((await onHand(flute))?.on_hand).toBe(before?.on_hand + 2);
  // All but the delivery of the two flutes that suited nobody.
  expect(order.total - Number(first) - second).toBeLessThan(order.delivery_charge);
  expect(second).toBeGreaterThan(price + (order.lines.find(({ id }) => id === guitar)?.unit_price ?? 0));
  const mails = await mailsAbout(orderNo);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `Order ${orderNo} is on its way`,
      `Order ${orderNo} has been delivered`,
      `Your return of order ${orderNo}`,
      `Please send back: order ${orderNo}`,
      `Your return of order ${orderNo} is here`,
    ]),
  );
  expect(mails.find(({ subject }) => subject.includes("on its way"))?.attached).toEqual([
    expect.stringMatching(/^SW-\d{4}-\d{6}\.pdf$/),
  ]);
  expect(mails.filter(({ subject }) => subject.includes("is here")).map(({ attached }) => attached[0])).toEqual([
    expect.stringMatching(/^SWC-/),
    expect.stringMatching(/^SWC-/),
  ]);
  expect((await read()).refunds.map(({ state }) => state)).toEqual(["processed", "processed"]);
});

test("credit notes take from the invoice's value and taxes exactly what they credit", async () => {
  const { orderNo, flute, guitar, ask } = await ordered("practice", "delivered");
  for (const lines of [[{ id: flute, quantity: 1 }], [{ id: flute, quantity: 2 }], [{ id: guitar, quantity: 1 }]]) {
    await ask({ lines, reason: "not_as_described" });
    await decideReturn(shop, orderNo, "accepted", "", clerk);
    await receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk);
  }
  const invoice = await readDocument(shop.sql, orderNo, { kind: "invoice" });
  const notes = await Promise.all(
    [1, 2, 3].map((seq) => readDocument(shop.sql, orderNo, { kind: "credit_note", seq })),
  );
  for (const part of ["taxable", "cgst", "sgst", "igst", "round_off", "total"] as const)
    expect([part, notes.reduce((sum, note) => sum + (note?.[part] ?? 0), 0)]).toEqual([part, invoice?.[part]]);
  expect(notes.map((note) => note?.against?.number)).toEqual(Array(3).fill(invoice?.number));
});

test("a change of mind has its days, a fault has none; only what was delivered comes back, and not more of it", async () => {
  const { orderNo, flute, ask, read } = await ordered("cod", "delivered");
  const { return_days } = shop.shop.settings.shop;
  const delivered = (days: number) => shop.sql`
    update order_event e set at = now() - ${days} * interval '1 day' from orders o
    where o.id = e.order_id and o.order_no = ${orderNo} and e.to_state = 'delivered'`;
  await delivered(return_days + 1);
  expect((await read()).return_until).toBeNull();
  expect((await ask({ lines: [{ id: flute, quantity: 1 }], reason: "change_of_mind" })).status).toBe(409);
  expect((await ask({ lines: [{ id: flute, quantity: 4 }], reason: "faulty" })).status).toBe(409);
  expect((await ask({ lines: [{ id: 999_999, quantity: 1 }], reason: "faulty" })).status).toBe(409);
  for (const body of [
    {},
    { lines: [], reason: "faulty" },
    { lines: [{ id: flute, quantity: 0 }], reason: "faulty" },
    { lines: [{ id: flute, quantity: 1 }], reason: "mood" },
  ])
    expect((await ask(body)).status).toBe(422);
  await delivered(return_days);
  expect((await ask({ lines: [{ id: flute, quantity: 1 }], reason: "change_of_mind" })).status).toBe(200);
  expect(await decideReturn(shop, orderNo, "refused", "It has been played.", clerk)).toBe(true);
  const order = await read();
  expect([order.state, order.lines.map(({ returned }) => returned)]).toEqual(["delivered", [0, 0]]);
  expect((await ask({ lines: [{ id: flute, quantity: 3 }], reason: "faulty" })).status).toBe(200);
  await expect(shop.sql`update order_line set returned = quantity + 1`).rejects.toThrow(/order_line_not_over_returned/);
  const other = await ordered("cod", "shipped");
  expect((await other.ask({ lines: [{ id: flute, quantity: 1 }], reason: "faulty" })).status).toBe(409);
  const stranger = await shop.call("POST", `/orders/${orderNo}/return`, {
    lines: [{ id: flute, quantity: 1 }],
    reason: "faulty",
  });
  expect(stranger.status).toBe(404);
});

test("cash that is given back waits for the staff's transfer and is told with the bank's reference", async () => {
  const { orderNo, guitar, ask, read } = await ordered("cod", "delivered");
  expect((await read()).payments).toMatchObject([{ gateway: "cod", accepted: true }]);
  await ask({ lines: [{ id: guitar, quantity: 1 }], reason: "damaged", refund_to: "asha@upi" });
  await decideReturn(shop, orderNo, "accepted", "", clerk);
  const due = await receiveReturn(shop.shop, orderNo, { pieces: "scrap", note: "" }, clerk);
  await mailsAbout(orderNo);
  expect((await read()).refunds).toMatchObject([{ amount: due, state: "pending" }]);
  expect(await enterTransfer(shop, orderNo, "UTR123456789", clerk)).toBe(due);
  expect(await enterTransfer(shop, orderNo, "UTR123456789", clerk)).toBeUndefined();
  expect((await read()).refunds).toMatchObject([{ state: "processed", reference: "UTR123456789" }]);
  const sent = (await mailsAbout(orderNo)).find(({ subject }) => subject.includes("transferred"));
  expect(sent?.text).toContain("UTR123456789");
});

test("what nobody took comes back in full; for cash nothing is given back", async () => {
  for (const method of ["practice", "cod"] as const) {
    const { orderNo, flute, read } = await ordered(method, "shipped");
    const before = await onHand(flute);
    const refund = await receiveUndelivered(shop.shop, orderNo, true, clerk);
    const order = await read();
    expect([order.state, refund]).toEqual(["returned", method === "cod" ? 0 : order.total]);
    expect(order.credit_notes.map(({ total }) => total)).toEqual([order.total]);
    expect((await onHand(flute))?.on_hand).toBe(before?.on_hand + 3);
    expect(await receiveUndelivered(shop.shop, orderNo, true, clerk)).toBeUndefined();
  }
});

test("the staff gives part of the price back: credited, never more than was paid, and not before it was sent", async () => {
  const { orderNo, read } = await ordered("practice", "delivered");
  const give = (amount: number) => refundOrder(shop.shop, orderNo, { amount, reason: "A scratch" }, clerk);
  expect(await give(50_000)).toBe("refunded");
  const { total, credit_notes } = await read();
  expect(credit_notes.map((note) => note.total)).toEqual([50_000]);
  expect(await give(total)).toBe("too_much");
  expect(await give(total - 50_000)).toBe("refunded");
  expect(await give(1)).toBe("too_much");
  const early = await ordered("practice", "packed");
  expect(await refundOrder(shop.shop, early.orderNo, { amount: 100, reason: "x" }, clerk)).toBe("not_sent");
  expect(await refundOrder(shop.shop, "AAAAA-AAAAA", { amount: 100, reason: "x" }, clerk)).toBe("unknown");
  const unpaid = await ordered("cod", "shipped");
  expect(await refundOrder(shop.shop, unpaid.orderNo, { amount: 100, reason: "x" }, clerk)).toBe("not_paid");
});

test("a return whose price was given back before it came is received without a credit note of nothing", async () => {
  const { orderNo, flute, guitar, ask, read } = await ordered("practice", "delivered");
  const lines = [
    { id: flute, quantity: 3 },
    { id: guitar, quantity: 1 },
  ];
  expect((await ask({ lines, reason: "faulty" })).status).toBe(200);
  await decideReturn(shop, orderNo, "accepted", "", clerk);
  const { total } = await read();
  expect(await refundOrder(shop.shop, orderNo, { amount: total, reason: "At once" }, clerk)).toBe("refunded");
  expect(await receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk)).toBe(0);
  expect((await read()).credit_notes.map((note) => note.total)).toEqual([total]);
  const mail = (await mailsAbout(orderNo)).find(({ subject }) => subject.startsWith("Your return"));
  expect([mail?.text.includes("was given back to you before"), mail?.attached]).toEqual([true, []]);
});

test("two who receive the same return at once credit and refund it once", async () => {
  const { orderNo, flute, ask, read } = await ordered("practice", "delivered");
  await ask({ lines: [{ id: flute, quantity: 3 }], reason: "late" });
  await decideReturn(shop, orderNo, "accepted", "", clerk);
  const both = await Promise.all(
    [1, 2, 3].map(() => receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "" }, clerk)),
  );
  expect(both.filter((refund) => typeof refund === "number")).toHaveLength(1);
  expect((await read()).credit_notes).toHaveLength(1);
});
