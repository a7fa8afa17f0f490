import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { readMonth } from "../gstr1/month.ts";
import { readDocument } from "../invoices/readDocument.ts";
import { audit } from "../jobs/audit.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { readEml } from "../mail/readEml.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { enterTransfer } from "../payments/enterTransfer.ts";
import { refundOrder } from "../payments/refundOrder.ts";
import { readSettlements } from "../settlements/readSettlements.ts";
import { writeDayBook } from "../tax/dayBook.ts";
import { decideReturn } from "./decideReturn.ts";
import { endExchanges } from "./endExchanges.ts";
import { receiveReturn } from "./receiveReturn.ts";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "swara-exchanges-"));
/** Two finishes of one ukulele: the second costs ₹500 more. */
let natural: number;
let sunburst: number;
beforeAll(async () => {
  shop = await testShop({
    DATA_DIR: folder,
    FREE_DELIVERY_FROM: "1000000000",
    COD_LIMIT: "100000000",
    PRACTICE_GATEWAY: "on",
  });
  await shop.sql`insert into coupon (code, kind, value) values ('TENTH', 'percent', 1000)`;
  const [one, two] = await shop.sql<{ sku: string }[]>`
    select v.sku from variant v join product p on p.id = v.product_id where p.slug = 'sembiyan-soprano-ukulele' order by v.position`;
  natural = await shop.stocked(one?.sku ?? "", 50);
  sunburst = await shop.stocked(two?.sku ?? "", 50);
});
beforeEach(async () => {
  await price(natural, 240_000);
  await price(sunburst, 290_000);
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const price = (id: number, paise: number) =>
  shop.sql`update variant set mrp = greatest(mrp, ${paise}), list_price = ${paise}, price = ${paise} where id = ${id}`;
const staff = { cause: "test", actor: clerk } as const;

/** A delivered order of these lines. */
async function delivered(
  lines: { id: number; quantity: number }[],
  { method = "practice", ...more }: { method?: "practice" | "cod"; coupon?: string; gift?: object } = {},
) {
  const { quote } = await shop.quote(lines, { payment_method: method, ...(more.coupon && { coupon: more.coupon }) });
  const placed = await shop.place(quote, { payment_method: method, ...(more.gift && { gift: more.gift }) });
  const { order_no: orderNo, order_link: link } = placed.body.data;
  if (method === "practice") {
    const [intent] = await shop.sql<{ gateway_order_id: string; amount: number }[]>`
      select i.gateway_order_id, i.amount from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${orderNo}`;
    const { gateway_order_id: gatewayOrderId = "", amount = 0 } = intent ?? {};
    const gatewayPaymentId = `pay_${orderNo}`;
    await shop.sql`
      insert into practice.payment (id, payment_order_id, amount, state) values (${gatewayPaymentId}, ${gatewayOrderId}, ${amount}, 'captured')`;
    await applyCapture(shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId, amount });
  }
  await onward(orderNo);
  const ask = (asked: object[], reason = "change_of_mind") =>
    shop.call<Order>("POST", link.replace("/ordersummary", "/orders").replace("?", "/return?"), {
      lines: asked,
      reason,
    });
  return { orderNo, link, ask, read: () => shop.order(link) };
}
async function onward(orderNo: string) {
  for (const step of ["packed", "shipped", "delivered"] as const) await advanceOrder(shop.shop, orderNo, step, staff);
}
const accept = (orderNo: string) => decideReturn(shop, orderNo, "accepted", "", clerk);
const receive = (orderNo: string, more: object = {}) =>
  receiveReturn(shop.shop, orderNo, { pieces: "shelf", note: "", ...more }, clerk);
const free = async (id: number) =>
  (await shop.sql<{ free: number }[]>`select on_hand - held as free from stock where variant_id = ${id}`)[0]?.free ?? 0;
const gatewayGave = async (orderNo: string) =>
  (
    await shop.sql<{ sum: number }[]>`
    select coalesce(sum(r.amount), 0)::int as sum from practice.refund r where r.payment_id = ${`pay_${orderNo}`}`
  )[0]?.sum;
/** The order that went out in exchange for an order's return. */
async function sentFor(read: () => Promise<Order>) {
  const { exchange } = (await read()).returns.at(-1) ?? {};
  if (!exchange?.order_link) throw new Error("Nothing went out in exchange.");
  const link = exchange.order_link;
  return { link, orderNo: exchange.order_no ?? "", read: () => shop.order(link) };
}

/** Sends everything that is due and gives the mails about an order, the newest last. */
async function mailsAbout(orderNo: string) {
  while ((await dispatchOutbox(shop.shop)) > 0);
  const files = readdirSync(join(folder, "mail"));
  const mails = await Promise.all(files.map((file) => readEml(readFileSync(join(folder, "mail", file), "utf8"))));
  return mails.filter(({ subject }) => subject.includes(orderNo));
}

test("one finish is exchanged for another that costs less: kept, sent as a paid order with papers of its own, the difference given back", async () => {
  const { orderNo, ask, read } = await delivered([{ id: sunburst, quantity: 2 }]);
  expect((await read()).exchanges).toEqual([
    { id: sunburst, options: ["Finish"], choices: [{ id: natural, option_text: "Natural", left: 2, back: 50_000 }] },
  ]);
  const before = { natural: await free(natural), sunburst: await free(sunburst) };
  const asked = await ask([{ id: sunburst, quantity: 1, exchange_for: natural }]);
  expect(asked.status).toBe(200);
  expect(asked.body.data.returns[0]).toMatchObject({
    lines: [{ id: sunburst, quantity: 1, exchange_for: { id: natural, option_text: "Natural" } }],
    exchange: { state: "kept", order_no: null, kept_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  expect(await free(natural)).toBe(before.natural - 1);
  await mailsAbout(orderNo); // each is written when it is sent
  await price(natural, 280_000); // what was told when it was asked for stands
  await accept(orderNo);
  await mailsAbout(orderNo);
  expect(await receive(orderNo)).toBe(50_000);
  expect(await receive(orderNo)).toBe("not_awaited");

  const first = await read();
  expect([first.state, first.returns[0]?.exchange?.state, first.returns[0]?.refund]).toEqual([
    "partly_returned",
    "sent",
    50_000,
  ]);
  expect(first.credit_notes.map(({ total }) => total)).toEqual([290_000]);
  const sent = await sentFor(read);
  const order = await sent.read();
  expect(order).toMatchObject({
    state: "confirmed",
    payment_method: "exchange",
    exchange_of: { order_no: orderNo, number: 1 },
    contact: first.contact,
    address: first.address,
    subtotal: 240_000,
    discount: 0,
    delivery_charge: 0,
    total: 240_000,
    payments: [{ gateway: "practice", amount: 240_000, accepted: true, refunded: 0 }],
    lines: [{ id: natural, quantity: 1, unit_price: 240_000, gst_percent: first.lines[0]?.gst_percent }],
    can: { pay: false, cancel: true, return: false, keep: true },
  });
  expect(await free(natural)).toBe(before.natural - 1);
  expect(await free(sunburst)).toBe(before.sunburst + 1);
  await onward(sent.orderNo);
  const invoice = await readDocument(shop.sql, sent.orderNo, { kind: "invoice" });
  expect([invoice?.total, invoice?.payment_method, (await sent.read()).state]).toEqual([
    240_000,
    "exchange",
    "delivered",
  ]);
  expect(await audit(shop.sql)).toEqual([]);

  const mails = await mailsAbout(orderNo);
  const told = (subject: string) => mails.find((mail) => mail.subject === subject);
  expect(told(`Your return of order ${orderNo}`)?.text).toMatch(
    /We keep 1 × Sembiyan Soprano Ukulele, Natural for you until/,
  );
  expect(told(`Please send back: order ${orderNo}`)?.text).toContain("send you what you want in exchange");
  const here = told(`Your return of order ${orderNo} is here`);
  for (const words of [here?.text, here?.html]) {
    expect(words).toContain(`goes out to you, as order ${sent.orderNo}`);
    expect(words).toContain("₹500");
  }
  expect(await gatewayGave(orderNo)).toBe(50_000);
});

test("only what costs no more and is there can be had in exchange, of the same product", async () => {
  const { ask, read } = await delivered([{ id: natural, quantity: 1 }]);
  expect((await read()).exchanges).toEqual([]);
  const flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const refusals = [];
  for (const other of [sunburst, natural, flute, 999_999])
    refusals.push((await ask([{ id: natural, quantity: 1, exchange_for: other }])).status);
  expect(refusals).toEqual([409, 409, 409, 409]);
  await price(sunburst, 240_000);
  await shop.sql`update variant set retired = true where id = ${sunburst}`;
  expect((await ask([{ id: natural, quantity: 1, exchange_for: sunburst }])).status).toBe(409);
  await shop.sql`update variant set retired = false where id = ${sunburst}`;
  const all = await free(sunburst);
  await shop.sql`update stock set held = on_hand where variant_id = ${sunburst}`;
  expect((await read()).exchanges).toEqual([]);
  const short = await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  expect([short.status, short.body.message]).toEqual([409, expect.stringContaining("not enough left")]);
  await shop.sql`update stock set held = held - ${all} where variant_id = ${sunburst}`;
  expect(await read()).toMatchObject({ state: "delivered", returns: [], lines: [{ returned: 0 }] });
  // Both have become dearer: what costs the same today is still an exchange, at the price of then.
  await price(natural, 300_000);
  await price(sunburst, 300_000);
  expect((await ask([{ id: natural, quantity: 1, exchange_for: sunburst }])).status).toBe(200);
});

test("at the price of then: what has become dearer, and what a coupon took off, costs nothing more", async () => {
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 3 }], { coupon: "TENTH" });
  await price(natural, 300_000);
  await price(sunburst, 300_000);
  await ask([{ id: natural, quantity: 2, exchange_for: sunburst }], "faulty");
  await accept(orderNo);
  expect(await receive(orderNo)).toBe(0); // its delivery goes into that of the others
  const sent = await sentFor(read);
  expect(await sent.read()).toMatchObject({ subtotal: 600_000, discount: 168_000, total: 432_000, delivery_charge: 0 });
  await onward(sent.orderNo);
  expect((await readDocument(shop.sql, sent.orderNo, { kind: "invoice" }))?.total).toBe(432_000);
});

test("part is exchanged and part given back in one return; two that want the same go out together", async () => {
  const flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([
    { id: natural, quantity: 2 },
    { id: flute, quantity: 1 },
  ]);
  await ask([
    { id: natural, quantity: 2, exchange_for: sunburst },
    { id: flute, quantity: 1 },
  ]);
  await accept(orderNo);
  const paid = (await read()).lines.find(({ id }) => id === flute)?.line_total;
  expect(await receive(orderNo)).toBe(paid);
  expect(await (await sentFor(read)).read()).toMatchObject({ lines: [{ id: sunburst, quantity: 2 }], total: 480_000 });
  expect((await read()).state).toBe("returned");
});

test("a refusal and a last day that is over give what was kept free, once, and what comes after that is paid back", async () => {
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 2 }]);
  const before = await free(sunburst);
  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await decideReturn(shop, orderNo, "refused", "It has been played.", clerk);
  expect([await free(sunburst), (await read()).returns[0]?.exchange?.state]).toEqual([before, "over"]);
  expect((await mailsAbout(orderNo)).find(({ subject }) => subject.includes("could not be accepted"))?.text).toContain(
    "nothing is kept for you in exchange any more",
  );

  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await accept(orderNo);
  expect(await endExchanges(shop.sql)).toBe(0);
  await shop.sql`
    update return_request r set kept_until = kept_until - 31 from orders o where o.id = r.order_id and o.order_no = ${orderNo} and exchange = 'kept'`;
  const ended = await Promise.all([endExchanges(shop.sql), endExchanges(shop.sql)]);
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await free(sunburst)).toBe(before);
  expect((await mailsAbout(orderNo)).map(({ subject }) => subject)).toContain(`Your exchange for order ${orderNo}`);
  expect(await receive(orderNo)).toBe(240_000);
  expect((await read()).returns[1]?.exchange).toMatchObject({ state: "over", order_no: null });
});

test("what came damaged is exchanged by somebody's word alone: sent all the same, or the money back", async () => {
  await price(sunburst, 240_000);
  for (const exchange of ["send", "refund"] as const) {
    const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 1 }]);
    const before = await free(sunburst);
    await ask([{ id: natural, quantity: 1, exchange_for: sunburst }], "faulty");
    await accept(orderNo);
    expect(await receive(orderNo, { pieces: "repair" })).toBe("say_exchange");
    expect([(await read()).state, await free(sunburst)]).toEqual(["return_requested", before - 1]);
    const refund = await receive(orderNo, { pieces: "repair", exchange });
    const order = await read();
    if (exchange === "send") expect([refund, order.returns[0]?.exchange?.state]).toEqual([0, "sent"]);
    else
      expect([refund, order.returns[0]?.exchange?.state, await free(sunburst)]).toEqual([order.total, "over", before]);
  }
});

test("what was given back already can't pay for an exchange; the rest of it is given back then", async () => {
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 1 }]);
  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await accept(orderNo);
  const { total } = await read();
  expect(await refundOrder(shop.shop, orderNo, { amount: total, reason: "Goodwill" }, clerk)).toBe("refunded");
  const before = await free(sunburst);
  expect(await receive(orderNo)).toBe("no_exchange");
  expect([(await read()).state, await free(sunburst)]).toEqual(["return_requested", before]);
  expect(await receive(orderNo, { exchange: "refund" })).toBe(0);
  expect(await free(sunburst)).toBe(before + 1);
});

test("asked for twice and received twice at once, it is kept once and sent once", async () => {
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 1 }]);
  const before = await free(sunburst);
  const line = { id: natural, quantity: 1, exchange_for: sunburst };
  const asked = await Promise.all([ask([line]), ask([line]), ask([line])]);
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await free(sunburst)).toBe(before - 1);
  await accept(orderNo);
  const received = await Promise.all([1, 2, 3].map(() => receive(orderNo)));
  expect(received.filter((refund) => refund === 0)).toHaveLength(1);
  const [row] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from orders e join return_request r on r.id = e.exchange_of join orders o on o.id = r.order_id where o.order_no = ${orderNo}`;
  expect([row?.count, await free(sunburst)]).toEqual([1, before - 1]);
  expect((await read()).credit_notes).toHaveLength(1);
});

test("the last piece is kept for one of two who want it at once, and nobody can buy it meanwhile", async () => {
  await price(sunburst, 240_000);
  const [one, other] = [
    await delivered([{ id: natural, quantity: 1 }]),
    await delivered([{ id: natural, quantity: 1 }]),
  ];
  const spare = (await free(sunburst)) - 1;
  await shop.sql`update stock set held = held + ${spare} where variant_id = ${sunburst}`;
  const quoted = await shop.quote([{ id: sunburst, quantity: 1 }]);
  const line = { id: natural, quantity: 1, exchange_for: sunburst };
  const asked = await Promise.all([one.ask([line]), other.ask([line])]);
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await shop.place(quoted.quote)).status).toBe(409);
  await shop.sql`update stock set held = held - ${spare} where variant_id = ${sunburst}`;
});

test("what went out in exchange can be cancelled, and come back in exchange again: the money goes back where it came from", async () => {
  await price(sunburst, 240_000);
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 1 }]);
  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await accept(orderNo);
  await receive(orderNo);
  const second = await sentFor(read);
  await onward(second.orderNo);
  const again = second.link.replace("/ordersummary", "/orders").replace("?", "/return?");
  const lines = [{ id: sunburst, quantity: 1, exchange_for: natural }];
  expect((await shop.call("POST", again, { lines, reason: "change_of_mind" })).status).toBe(200);
  await accept(second.orderNo);
  expect(await receive(second.orderNo)).toBe(0);
  const third = await sentFor(second.read);
  const cancel = third.link.replace("/ordersummary", "/orders").replace("?", "/cancel?");
  expect((await shop.call("POST", cancel)).status).toBe(200);
  await mailsAbout(orderNo);
  expect(await gatewayGave(orderNo)).toBe(240_000);
  expect((await third.read()).refunds).toMatchObject([{ amount: 240_000, state: "processed" }]);
  // Of the first order only its delivery is left to be given back.
  const { total, delivery_charge } = await read();
  expect(await refundOrder(shop.shop, orderNo, { amount: delivery_charge + 1, reason: "x" }, clerk)).toBe("too_much");
  expect(total - delivery_charge).toBe(240_000);
});

test("what pays for an exchange came once: neither the day book nor the gateway's settlements count it again", async () => {
  await price(sunburst, 240_000);
  const waiting = { gateway: 3, courier: 14, from: undefined };
  const month = readMonth(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7));
  if (!month) throw new Error("This is no month.");
  const booked = async () => {
    const rows = (await writeDayBook(shop.sql, month)).split("\r\n").map((row) => row.split(","));
    const column = rows[0]?.indexOf("Gateway Paid") ?? -1;
    const { captured, waits } = (await readSettlements(shop.sql, month, waiting)).gateway;
    return {
      paid: rows.slice(1).reduce((sum, row) => sum + Number(row[column] ?? 0), 0),
      captured,
      waits: waits.count,
    };
  };
  const { orderNo, ask } = await delivered([{ id: natural, quantity: 1 }]);
  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await accept(orderNo);
  const before = await booked();
  expect(before.paid).toBeGreaterThan(0);
  expect(await receive(orderNo)).toBe(0);
  expect(await booked()).toEqual(before);
});

test("an order that was paid in cash is exchanged without any at the door, and what is given back later is transferred", async () => {
  await price(sunburst, 240_000);
  const gift = { wrap: false, note: "For the concert" };
  const { orderNo, ask, read } = await delivered([{ id: natural, quantity: 1 }], { method: "cod", gift });
  await ask([{ id: natural, quantity: 1, exchange_for: sunburst }]);
  await accept(orderNo);
  await receive(orderNo);
  const sent = await sentFor(read);
  await onward(sent.orderNo);
  const order = await sent.read();
  expect(order).toMatchObject({ payment_method: "exchange", cod_fee: 0, gift: { wrap: false, note: "" } });
  expect(order.payments).toHaveLength(1);
  const again = sent.link.replace("/ordersummary", "/orders").replace("?", "/return?");
  await shop.call("POST", again, { lines: [{ id: sunburst, quantity: 1 }], reason: "faulty" });
  await accept(sent.orderNo);
  expect(await receive(sent.orderNo)).toBe(240_000);
  expect((await mailsAbout(sent.orderNo)).find(({ subject }) => subject.includes("is here"))?.text).toContain(
    "As you paid in cash",
  );
  expect(await enterTransfer(shop, sent.orderNo, "UTR42", clerk)).toBe(240_000);
});
