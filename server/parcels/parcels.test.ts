import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderOutcome, Packing } from "../../contract/office/orders.ts";
import type { OfficeOrder } from "../../contract/office/orderTruth.ts";
import type { Order } from "../../contract/orders.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { sheetsOf } from "../../tests/support/pdf.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { transaction } from "../database/transaction.ts";
import { audit } from "../jobs/audit.ts";
import { composeOrderMail } from "../mail/composeOrderMail.ts";
import type { OrderMail } from "../mail/orderLetters.ts";
import { changeState } from "../orders/changeState.ts";
import { getOrder } from "../orders/getOrder.ts";
import { moveStock } from "../orders/stock.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { decideReturn } from "../returns/decideReturn.ts";
import { receiveReturn } from "../returns/receiveReturn.ts";
import { requestReturn } from "../returns/requestReturn.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";
let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
let variants: { flute: number; veena: number };
beforeAll(async () => {
  office = await testOffice({ COD_LIMIT: "100000000" });
  owner = await office.staffMember("owner", "Meena");
  variants = { flute: await office.stocked(flute, 200), veena: await office.stocked(veena, 200) };
  await office.sql`update variant set weight_g = 400 where id = ${variants.flute}`;
  await office.sql`update variant set weight_g = 9000 where id = ${variants.veena}`;
});
afterAll(async () => {
  expect(await audit(office.sql)).toEqual([]);
  await office.close();
});

/** An order of three flutes and a veena, to be paid in cash unless it is prepaid. */
async function placed(payment_method = "cod"): Promise<string> {
  const lines = [
    { id: variants.flute, quantity: 3 },
    { id: variants.veena, quantity: 1 },
  ];
  const { quote } = await office.quote(lines, { payment_method });
  const { order_no } = (await office.place(quote, { payment_method })).body.data;
  if (payment_method !== "cod") await pay(order_no);
  return order_no;
}

/** Has an order paid, as a capture does. */
async function pay(orderNo: string): Promise<void> {
  const [intent] = await office.sql<{ gateway_order_id: string; amount: number }[]>`
    select i.gateway_order_id, i.amount from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${orderNo} and i.state = 'open'`;
  await applyCapture(office.shop, {
    gateway: "practice",
    gatewayOrderId: intent?.gateway_order_id ?? "",
    gatewayPaymentId: `pay_${orderNo}`,
    amount: intent?.amount ?? 0,
  });
}

const order = async (no: string): Promise<Order> => {
  const read = await getOrder(office.sql, no);
  if (!read) throw new Error(`There is no order ${no}.`);
  return read;
};
const seen = async (no: string) => (await owner.call<OfficeOrder>("GET", `/orders/${no}`)).body.data;
const packing = async (no: string) => (await owner.call<Packing>("GET", `/orders/${no}/packing`)).body.data;
const act = async (name: string, no: string, more: object = {}) =>
  (await owner.call<OrderOutcome[]>("POST", `/orders/${name}`, { orders: [no], ...more })).body.data[0];
const states = async (no: string) => {
  const { state, parcels } = await order(no);
  return [state, ...parcels.map((parcel) => parcel.state)];
};
/** Divides an order: a flute and the veena in the second parcel, the other flutes in the first. */
const halves = () => [
  { lines: [{ id: variants.flute, quantity: 2 }], weight_g: null },
  {
    lines: [
      { id: variants.flute, quantity: 1 },
      { id: variants.veena, quantity: 1 },
    ],
    weight_g: 10_500,
  },
];
const divide = async (no: string, parcels: object[] = halves(), version?: number) =>
  owner.call<Packing>("PUT", `/orders/${no}/parcels`, { version: version ?? (await packing(no)).version, parcels });
async function packedInTwo(payment_method?: string): Promise<string> {
  const no = await placed(payment_method);
  expect((await divide(no)).status).toBe(200);
  expect(await act("pack", no)).toMatchObject({ done: true, state: "packed" });
  return no;
}
const left = async () => {
  const [row] = await office.sql<{ on_hand: number; held: number }[]>`
    select on_hand, held from stock where variant_id = ${variants.flute}`;
  return [row?.on_hand ?? 0, row?.held ?? 0];
};
const mails = async (no: string) => office.sql<{ key: string; payload: OrderMail }[]>`
  select key, payload from outbox where topic = 'mail' and payload ->> 'order_no' = ${no} and payload ->> 'template' ~ '^order|^parcel_arrived' order by id`;
async function mail(no: string, key: string): Promise<{ subject: string; text: string }> {
  const found = (await mails(no)).find((one) => one.key === key);
  if (!found) throw new Error(`No mail ${key} was asked for.`);
  const written = await composeOrderMail(
    found.payload,
    await order(no),
    office.shop.settings,
    "https://shop.test/order",
  );
  return { subject: written?.subject ?? "", text: written?.text ?? "" };
}

test("an order in one parcel is as it was, and says so", async () => {
  const no = await placed();
  expect((await order(no)).parcels).toEqual([]);
  await act("pack", no);
  const { parcels, total } = await order(no);
  expect(parcels).toEqual([
    {
      number: 1,
      state: "packed",
      weight_g: null,
      tracking: null,
      cash: total,
      lines: [
        { id: variants.flute, quantity: 3 },
        { id: variants.veena, quantity: 1 },
      ],
    },
  ]);
  await act("handover", no, { courier: "India Post", tracking: { [no]: "EM1" } });
  expect((await mails(no)).at(-1)).toEqual({
    key: `mail:order_shipped:${no}`,
    payload: { template: "order_shipped", order_no: no },
  });
  expect((await seen(no)).parcels[0]).toMatchObject({ state: "shipped", tracking: { number: "EM1" } });
  await act("deliver", no);
  expect(await states(no)).toEqual(["delivered", "delivered"]);
  expect(
    await office.sql`select from order_parcel p join orders o on o.id = p.order_id where o.order_no = ${no}`,
  ).toEqual([]);
});

test("it is divided before it leaves: each piece lies in one parcel, and the cash of both is the order's", async () => {
  const no = await placed();
  const { version } = await packing(no);
  const uneven = [{ lines: [{ id: variants.flute, quantity: 2 }], weight_g: null }, ...halves().slice(1)];
  expect((await divide(no, [...uneven, ...uneven])).status).toBe(422);
  expect((await divide(no, halves().slice(1))).status).toBe(422);
  expect((await divide(no, [{ lines: [], weight_g: null }, ...halves()])).status).toBe(422);
  const { status, body } = await divide(no);
  expect([status, body.data.version]).toEqual([200, version + 1]);
  expect(body.data.parcels).toEqual([
    { number: 1, state: "packed", weight_g: 800, tracking: null, lines: [{ id: variants.flute, quantity: 2 }] },
    { number: 2, state: "packed", weight_g: 10_500, tracking: null, lines: halves()[1]?.lines },
  ]);
  const { parcels, total } = await order(no);
  expect(parcels.reduce((sum, { cash }) => sum + (cash ?? 0), 0)).toBe(total);
  expect((await divide(no, halves(), version)).body).toMatchObject({ reason: "changed" });
  const [told] = await office.sql`select act, staff_name, before, after from audit order by id desc limit 1`;
  expect(told).toEqual({ act: "orders.split", staff_name: "Meena", before: { parcels: 1 }, after: { parcels: 2 } });
  const whole = [...(halves()[0]?.lines ?? []), ...(halves()[1]?.lines ?? [])];
  const one = [{ id: variants.flute, quantity: 3 }, ...whole.filter(({ id }) => id === variants.veena)];
  expect((await divide(no, [{ lines: one, weight_g: null }])).body.data.parcels).toEqual([]);
});

test("two who divide it at once: one does, the other is told", async () => {
  const no = await placed();
  const { version } = await packing(no);
  const both = await Promise.all([divide(no, halves(), version), divide(no, halves(), version)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("an edit of its lines, by an older version too, leaves no parcel that does not fit", async () => {
  const no = await placed();
  await divide(no);
  const { version } = await packing(no);
  const edited = await owner.call("PATCH", `/orders/${no}`, { version, lines: [{ id: variants.flute, quantity: 1 }] });
  expect([edited.status, (await packing(no)).parcels]).toEqual([200, []]);
  const old = await placed();
  await divide(old);
  // As an older version writes it.
  const [{ id } = { id: 0 }] = await office.sql<{ id: number }[]>`select id from orders where order_no = ${old}`;
  await office.sql`update order_parcel_piece set pieces = 1 where order_id = ${id} and number = 1`;
  expect((await packing(old)).parcels).toEqual([]);
  await act("pack", old);
  expect(await states(old)).toEqual(["packed", "packed"]);
});

test("each parcel has its courier, number and mail; the order is shipped with the first and delivered with the last", async () => {
  const no = await packedInTwo();
  const [onHand, held] = await left();
  expect(await act("handover", no, { courier: "Blue Dart", tracking: { [no]: "BD1" } })).toMatchObject({ done: false });
  expect(await act("handover", no, { courier: "Blue Dart", tracking: { [no]: "BD1" }, parcel: 1 })).toMatchObject({
    done: true,
    state: "shipped",
  });
  // All of it leaves the books with the first parcel, once.
  expect(await left()).toEqual([(onHand ?? 0) - 3, (held ?? 0) - 3]);
  expect(await states(no)).toEqual(["shipped", "shipped", "packed"]);
  expect(await act("handover", no, { courier: "Blue Dart", parcel: 1 })).toMatchObject({
    done: false,
    why: "Parcel 1 of 2 is on its way.",
  });
  expect(await act("deliver", no)).toMatchObject({ done: false, why: "Parcel 2 of 2 has not left yet." });
  expect((await owner.call("POST", `/orders/${no}/cancel`, { state: "packed", version: 9, reason: "x" })).status).toBe(
    409,
  );
  expect((await divide(no)).status).toBe(409);
  const { acts } = await seen(no);
  expect(acts).toEqual(expect.arrayContaining(["ship", "deliver", "undelivered", "parcel"]));
  const first = await mail(no, `mail:order_shipped:${no}:1`);
  expect(first.subject).toBe(`Parcel 1 of 2 of order ${no} is on its way`);
  expect(first.text).toMatch(
    /Parcel 1 of 2 has left our shop: 2 × .*Blue Dart brings it; the tracking number is BD1\..*Please have ₹/,
  );
  expect(first.text).toContain("Parcel 2 of 2 follows; we write when it leaves.");

  expect(await act("handover", no, { courier: "India Post", tracking: { [`${no}/2`]: "EM234567IN" } })).toMatchObject({
    done: true,
  });
  expect(await left()).toEqual([(onHand ?? 0) - 3, (held ?? 0) - 3]);
  expect((await mail(no, `mail:order_shipped:${no}:2`)).text).not.toContain("follows");
  expect((await order(no)).parcels.map(({ tracking }) => tracking?.number)).toEqual(["BD1", "EM234567IN"]);
  await owner.call("POST", `/orders/${no}/parcel`, { parcel: 1, number: "BD123456X", mail: true });
  expect((await order(no)).parcels.map(({ tracking }) => tracking?.number)).toEqual(["BD123456X", "EM234567IN"]);
  for (const number of ["BD123456X", "EM234567IN"])
    expect(
      (await owner.call<{ rows: { order_no: string }[] }>("GET", `/orders?search=${number}`)).body.data.rows[0]
        ?.order_no,
    ).toBe(no);

  expect(await act("deliver", no, { parcel: 2 })).toMatchObject({ done: true, state: "shipped" });
  expect((await order(no)).payments).toEqual([]);
  const came = await mail(no, `mail:parcel_arrived:${no}:2`);
  expect(came.subject).toBe(`Parcel 2 of 2 of order ${no} has arrived`);
  expect(came.text).toMatch(/Parcel 2 of 2 has arrived: 1 × .*1 × .*Parcel 1 of 2 is on its way\./s);
  expect(await act("deliver", no)).toMatchObject({ done: true, state: "delivered" });
  const { payments, total, timeline, invoice } = await order(no);
  expect([payments.map(({ amount }) => amount), invoice?.number]).toEqual([[total], expect.stringContaining("SW/")]);
  expect(timeline.map(({ cause }) => cause)).toEqual([
    expect.any(String),
    "Packed",
    "Parcel 1 of 2: handed to Blue Dart, BD1",
    "Parcel 2 of 2: handed to India Post, EM234567IN",
    "Parcel 1 of 2 put right: Blue Dart, BD123456X; it was Blue Dart, BD1",
    "Parcel 2 of 2: delivered",
    "Parcel 1 of 2: delivered",
  ]);
  expect((await seen(no)).history.map(({ cause }) => cause)).toEqual(timeline.map(({ cause }) => cause));
  expect((await mails(no)).map(({ key }) => key.replace(no, "NO"))).toEqual([
    "mail:order_confirmed:NO",
    "mail:order_shipped:NO:1",
    "mail:order_shipped:NO:2",
    "mail:parcel_arrived:NO:2",
    "mail:order_delivered:NO",
  ]);
});

test("a print has a slip and a label for each parcel, with its own pieces, weight and cash, and one invoice", async () => {
  const no = await packedInTwo();
  const what = ["slip", "label", "invoice"];
  const { url } = (await owner.call<{ url: string }>("POST", "/print", { orders: [no], what })).body.data;
  const pdf = await owner.fetch("GET", url.replace("/office/api", ""));
  const sheets = await sheetsOf(new Uint8Array(await pdf.arrayBuffer()));
  const [slipOne, slipTwo, labelOne, labelTwo, ...invoices] = sheets.map(({ text }) => text);
  expect([slipOne, slipTwo]).toEqual([
    expect.stringContaining("Parcel 1 of 2"),
    expect.stringContaining("Parcel 2 of 2"),
  ]);
  expect(slipOne).not.toContain(veena);
  expect(slipTwo).toContain(veena);
  const [first, second] = (await order(no)).parcels.map(
    ({ cash }) => `₹${((cash ?? 0) / 100).toLocaleString("en-IN")}`,
  );
  expect(labelOne).toMatch(/PARCEL 1 OF 2.*800 g · 2 pieces/);
  expect(labelTwo).toMatch(/PARCEL 2 OF 2.*10.5 kg · 2 pieces/);
  expect([labelOne, labelTwo]).toEqual([expect.stringContaining(first ?? ""), expect.stringContaining(second ?? "")]);
  expect(invoices.length).toBe(office.shop.settings.INVOICE_COPIES);
});

test("both go at once with a number each, and two who hand over the same do it once", async () => {
  const no = await packedInTwo();
  const tracking = { [`${no}/1`]: "A1", [`${no}/2`]: "A2" };
  const both = await Promise.all([1, 2].map(() => act("handover", no, { courier: "Delhivery", tracking })));
  expect(both.filter((outcome) => outcome?.done)).toHaveLength(1);
  expect((await order(no)).parcels.map(({ tracking: of }) => of?.number)).toEqual(["A1", "A2"]);
  expect((await mail(no, `mail:order_shipped:${no}:1-2`)).subject).toBe(
    `Parcels 1 and 2 of 2 of order ${no} are on their way`,
  );
  await act("deliver", no);
  expect(await states(no)).toEqual(["delivered", "delivered", "delivered"]);
});

test("a cash parcel comes back: it is credited, and the door has paid the other one", async () => {
  const no = await packedInTwo();
  await act("handover", no, { courier: "Delhivery" });
  const [onHand] = await left();
  expect(await act("undelivered", no, { parcel: 2, sellable: true })).toMatchObject({ done: true, state: "shipped" });
  expect(await left()).toEqual([(onHand ?? 0) + 1, expect.any(Number)]);
  expect(await act("undelivered", no, { parcel: 2, sellable: true })).toMatchObject({
    done: false,
    why: "Parcel 2 of 2 came back.",
  });
  const between = await order(no);
  const [mine, other] = between.parcels.map(({ cash }) => cash ?? 0);
  expect(between.credit_notes.map(({ total }) => total)).toEqual([other]);
  expect([(mine ?? 0) % 100, between.total]).toEqual([0, (mine ?? 0) + (other ?? 0)]);
  expect(await act("deliver", no, { parcel: 1 })).toMatchObject({ done: true, state: "partly_returned" });
  const after = await order(no);
  expect([after.payments.map(({ amount }) => amount), after.refunds]).toEqual([[mine], []]);
  expect(after.lines.map(({ returned }) => returned)).toEqual([1, 1]);
  expect(await states(no)).toEqual(["partly_returned", "delivered", "undelivered"]);
  expect((await mail(no, `mail:order_undelivered:${no}:2`)).subject).toBe(
    `Parcel 2 of 2 of order ${no} could not be delivered`,
  );
  expect((await mail(no, `mail:order_delivered:${no}`)).text).toContain("Parcel 1 of 2 of your order has arrived.");
  // What arrived can be sent back like anything else, at what it cost.
  const wanted = (quantity: number) => ({ lines: [{ id: variants.flute, quantity }], reason: "faulty" as const });
  expect(await requestReturn(office.shop, no, wanted(3))).toBe("too_many");
  expect(await requestReturn(office.shop, no, wanted(2))).toBe("requested");
  await decideReturn(office.shop, no, "accepted", "", clerk);
  expect(await receiveReturn(office.shop, no, { pieces: "shelf", note: "" }, clerk)).toBe(mine);
  expect((await order(no)).state).toBe("returned");
});

test("a prepaid parcel that comes back last ends the order, and its money goes back", async () => {
  const no = await packedInTwo("practice");
  await act("handover", no, { courier: "Delhivery" });
  await act("deliver", no, { parcel: 1 });
  expect(await act("undelivered", no, { sellable: false })).toMatchObject({ done: true, state: "partly_returned" });
  const { credit_notes, refunds, timeline, payments } = await order(no);
  const [note] = credit_notes;
  expect(refunds.map(({ amount }) => amount)).toEqual([note?.total]);
  expect(payments[0]?.refunded).toBe(note?.total);
  expect(timeline.slice(-3).map(({ state, cause }) => [state, cause])).toEqual([
    ["shipped", "Parcel 2 of 2 could not be delivered and came back"],
    ["delivered", "All that could be delivered has arrived"],
    ["partly_returned", "Parcel 2 of 2 could not be delivered"],
  ]);
  expect((await order(no)).can.return).toBe(true);
});

test("when no parcel arrives the order is returned, whole, and nothing is paid", async () => {
  const no = await packedInTwo();
  await act("handover", no, { courier: "Delhivery", parcel: 1 });
  await act("undelivered", no, { parcel: 1, sellable: true });
  expect(await states(no)).toEqual(["shipped", "undelivered", "packed"]);
  // The other never left: it is taken back as well.
  expect(await act("undelivered", no, { sellable: true })).toMatchObject({ done: true, state: "returned" });
  const { credit_notes, payments, total } = await order(no);
  expect(credit_notes.reduce((sum, note) => sum + note.total, 0)).toBe(total);
  expect(payments).toEqual([]);
});

test("the board keeps what is still here, and the picker sees how many parcels there are", async () => {
  const no = await packedInTwo();
  type Board = { columns: { name: string; orders: { order_no: string; parcels: object | null; may: string[] }[] }[] };
  const card = async (name: string) =>
    (await owner.call<Board>("GET", "/board")).body.data.columns
      .find((column) => column.name === name)
      ?.orders.find(({ order_no }) => order_no === no);
  expect((await card("packed"))?.parcels).toEqual({ of: 2, here: [1, 2] });
  await act("handover", no, { courier: "Delhivery", parcel: 2 });
  expect(await card("handed_over")).toBeUndefined();
  expect(await card("packed")).toMatchObject({ parcels: { of: 2, here: [1] }, may: expect.arrayContaining(["ship"]) });
  await act("handover", no, { courier: "Delhivery" });
  expect((await card("handed_over"))?.parcels).toEqual({ of: 2, here: [] });
  await act("deliver", no);
});

test("an older version takes a divided order on as a whole, and its parcels with it", async () => {
  const no = await packedInTwo();
  // What the version before does: state and stock, without a look at parcels.
  await transaction(office.sql, async (tx) => {
    const [row] = await tx<{ id: number }[]>`select id from orders where order_no = ${no} for update`;
    await changeState(tx, row?.id ?? 0, ["packed"], "shipped", { cause: "Handed to the courier", actor: "courier" });
    await moveStock(tx, row?.id ?? 0, "commit");
    await tx`insert into parcel (order_id, courier, tracking_no) values (${row?.id ?? 0}, 'India Post', 'OLD1')`;
  });
  expect((await order(no)).parcels.map(({ state, tracking }) => [state, tracking?.number])).toEqual([
    ["packed", "OLD1"],
    ["packed", undefined],
  ]);
  expect(await act("handover", no, { courier: "India Post" })).toMatchObject({ done: true });
  expect(await act("deliver", no)).toMatchObject({ done: true, state: "delivered" });
});
