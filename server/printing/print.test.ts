import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { fillingsOf, sheetsOf } from "../../tests/support/pdf.ts";
import { readCode128, widthsOf } from "../../tests/support/readBars.ts";
import { address, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import type { Staff } from "../staff/actor.ts";
import { drawPrint } from "./drawPrint.ts";
import { drawPickList } from "./pickList.ts";
import { readOrders } from "./readOrders.ts";
import { recordPrint } from "./recordPrint.ts";

let shop: TestShop;
const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const staff = { cause: "test", actor: clerk } as const;
const packer: Staff = { door: "office", staffId: null, name: "Murugan" };

beforeAll(async () => {
  shop = await testShop({ COD_LIMIT: "100000000" });
  await shop.sql`update variant set place = 'B-04-2', weight_g = 350 where sku = ${flute}`;
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

/** An order of flutes, for cash unless something else is said, packed unless it is only to be placed. */
async function ordered(more: object = {}, { quantity = 2, packed = true } = {}): Promise<string> {
  const id = await shop.stocked(flute, 200);
  const { quote } = await shop.quote([{ id, quantity }]);
  const { order_no } = (await shop.place(quote, more)).body.data;
  if (packed) await advanceOrder(shop.shop, order_no, "packed", staff);
  return order_no;
}

async function printed(orderNos: string[], what: Parameters<typeof recordPrint>[2], by = packer) {
  const outcome = await recordPrint(shop.sql, orderNos, what, by);
  if ("unprintable" in outcome) throw new Error(JSON.stringify(outcome.unprintable));
  const bytes = await drawPrint(shop.sql, shop.shop.settings, outcome.print, by);
  if (!bytes) throw new Error("The print is not there.");
  return { ...outcome.print, bytes, sheets: await sheetsOf(bytes) };
}

test("one PDF has slip, label and both copies of the invoice of each order, in the order in which they were named", async () => {
  const [one, two] = [await ordered({ note: "Please ring twice" }), await ordered()];
  const { sheets, again } = await printed([two, one], ["slip", "label", "invoice"]);
  const sizes = ["148 × 210", "100 × 150", "210 × 297", "210 × 297"];
  expect(sheets.map(({ size }) => size)).toEqual([...sizes, ...sizes]);
  expect(sheets.map(({ text }) => [one, two].filter((no) => text.includes(no)))).toEqual([
    ...sizes.map(() => [two]),
    ...sizes.map(() => [one]),
  ]);
  expect(again).toEqual([]);
  const [slip, label, original, duplicate] = sheets.slice(4).map(({ text }) => text);
  for (const said of ["PACKING SLIP", "B-04-2", flute, "× 2", "Asha Raman", "Chennai 600004", "Please ring twice"])
    expect(slip).toContain(said);
  expect(slip).toMatch(/PROMISED/);
  for (const said of ["Asha Raman", "12, North Mada Street", "Mylapore", "600004", "98765 43210", "700 g", "2 pieces"])
    expect(label).toContain(said);
  expect(original).toContain("ORIGINAL FOR RECIPIENT");
  expect(original).toContain("1 of 1");
  expect(duplicate).toContain("DUPLICATE FOR TRANSPORTER");
  for (const { text } of sheets) expect(text).not.toContain("COPY");
});

test("the slip has no amount; the label only what the courier takes, and of what is paid that it is", async () => {
  const orderNo = await ordered();
  const [order] = await readOrders(shop.sql, [orderNo]);
  const due = `₹${new Intl.NumberFormat("en-IN").format((order?.cash ?? 0) / 100)}`;
  const { sheets } = await printed([orderNo], ["slip", "label"]);
  expect(sheets[0]?.text).not.toContain("₹");
  expect(sheets[1]?.text.match(/₹[\d,.]+/g)).toEqual([due]);
  expect(sheets[1]?.text).toContain("COD");

  await shop.sql`update orders set payment_method = 'razorpay' where order_no = ${orderNo}`;
  const [, paid] = (await printed([orderNo], ["slip", "label"])).sheets;
  expect(paid?.text).toContain("PREPAID");
  expect(paid?.text).not.toContain("₹");
  await shop.sql`update orders set payment_method = 'cod' where order_no = ${orderNo}`;
});

test("a second print says so on slip and label, and who printed what is kept with the audit's rows", async () => {
  const orderNo = await ordered();
  const [first, second] = [await printed([orderNo], ["slip", "label"]), await printed([orderNo], ["slip", "label"])];
  expect(first.sheets.map(({ text }) => text.includes("COPY"))).toEqual([false, false]);
  expect(second.sheets.map(({ text }) => text.includes("COPY"))).toEqual([true, true]);
  expect([first.again, second.again]).toEqual([[], [orderNo]]);
  const labels = await drawPrint(shop.sql, shop.shop.settings, { id: first.id, what: ["label"] }, packer);
  expect(labels && (await sheetsOf(labels)).map(({ size }) => size)).toEqual(["100 × 150"]);
  const again = await drawPrint(shop.sql, shop.shop.settings, first, packer);
  expect(again?.equals(first.bytes)).toBe(true);

  const rows = await shop.sql`
    select what, nth, staff_name, print_id from printed p join orders o on o.id = p.order_id where order_no = ${orderNo} order by nth, position`;
  expect(rows.map(({ what, nth, staff_name }) => [what, nth, staff_name])).toEqual([
    ["slip", 1, "Murugan"],
    ["label", 1, "Murugan"],
    ["slip", 2, "Murugan"],
    ["label", 2, "Murugan"],
  ]);
  const acts = await shop.sql`
    select staff_name, after from audit where act = 'print' and thing = 'order' and thing_id = ${orderNo} order by id`;
  expect(acts).toEqual([
    { staff_name: "Murugan", after: { slip: 1, label: 1 } },
    { staff_name: "Murugan", after: { slip: 2, label: 2 } },
  ]);
});

test("two who print the same orders at once do not both get the first paper", async () => {
  const orders = [await ordered(), await ordered()];
  const prints = await Promise.all([
    ...Array.from({ length: 4 }, () => recordPrint(shop.sql, orders, ["label"], packer)),
    ...Array.from({ length: 4 }, () => recordPrint(shop.sql, orders.toReversed(), ["label"], packer)),
  ]);
  const firsts = prints.filter((outcome) => "print" in outcome && outcome.print.again.length === 0);
  expect(firsts).toHaveLength(1);
});

test("a print is his who made it, and for an hour", async () => {
  const orderNo = await ordered();
  const print = await printed([orderNo], ["slip"]);
  const other: Staff = { ...packer, name: "Selvi" };
  expect(await drawPrint(shop.sql, shop.shop.settings, print, other)).toBeUndefined();
  expect(await drawPrint(shop.sql, shop.shop.settings, { id: crypto.randomUUID() }, packer)).toBeUndefined();
  await shop.sql`alter table printed disable trigger printed_frozen`;
  await shop.sql`update printed set at = now() - interval '61 minutes' where print_id = ${print.id}`;
  await shop.sql`alter table printed enable trigger printed_frozen`;
  expect(await drawPrint(shop.sql, shop.shop.settings, print, packer)).toBeUndefined();
});

test("what can't be printed is named with its reason, and then nothing is written down", async () => {
  const [packed, placed, cancelled] = [
    await ordered(),
    await ordered({}, { packed: false }),
    await ordered({}, { packed: false }),
  ];
  await cancelOrder(shop.shop, cancelled, ["confirmed"], staff);
  expect(await recordPrint(shop.sql, [packed, placed, cancelled, "AAAAA-AAAAA"], ["slip", "invoice"], packer)).toEqual({
    unprintable: {
      [placed]: "has no invoice yet: it gets one when it is packed.",
      [cancelled]: "is cancelled: no slip and no label.",
      "AAAAA-AAAAA": "is not known.",
    },
  });
  const rows =
    await shop.sql`select from printed p join orders o on o.id = p.order_id where order_no in (${packed}, ${placed})`;
  expect(rows).toHaveLength(0);
  expect((await printed([placed], ["slip", "label"])).sheets).toHaveLength(2);
});

test("names in Tamil and Hindi are on slip and label, and a long address still has its pincode", async () => {
  const to = {
    ...address,
    name: "ஆஷா ராமன்",
    line1: "मयलापुर ".repeat(14).trim(),
    line2: "Third floor, behind the old temple tank and the flower market, ".repeat(2).slice(0, 118),
    landmark: "Opposite the music college with the green gate and the long wall",
  };
  const { sheets } = await printed([await ordered({ address: to })], ["slip", "label"]);
  for (const { text } of sheets) for (const sign of ["ஆ", "ரா"]) expect(text).toContain(sign);
  for (const said of ["मयल", "green gate", "600004", "98765 43210", "COD"]) expect(sheets[1]?.text).toContain(said);
});

test("above ₹50,000 the slip asks for the e-way bill, with what is to be typed and without amounts", async () => {
  const id = await shop.stocked(flute, 500);
  const [row] = await shop.sql<{ price: number }[]>`select price from variant where id = ${id}`;
  const quantity = Math.ceil(50_000_00 / (row?.price ?? 1)) + 1;
  const orderNo = await ordered({}, { quantity });
  const [order] = await readOrders(shop.sql, [orderNo]);
  const text = (await printed([orderNo], ["slip"])).sheets.map((sheet) => sheet.text).join(" ");
  for (const said of [
    "e-way bill?",
    `Bill of supply ${order?.invoice?.number}`,
    "33AABCS7373K1Z3",
    "URP, Chennai 600004, state 33",
    `${quantity} NOS`,
    "as on the invoice",
  ])
    expect(text).toContain(said);
  expect(text.match(/₹[\d,.]+/g)).toEqual(["₹50,000"]);
  const small = (await printed([await ordered()], ["slip"])).sheets;
  expect(small[0]?.text).not.toContain("e-way");
});

test("the label's bars are the order's number and the tracking number, on the dots of a label printer", async () => {
  const orderNo = await ordered();
  const parcel = { courier: "DTDC", tracking_no: "D1234567890" };
  await advanceOrder(shop.shop, orderNo, "shipped", staff, parcel);
  const { bytes, sheets } = await printed([orderNo], ["label"]);
  for (const said of ["DTDC", "D1234567890"]) expect(sheets[0]?.text).toContain(said);
  const codes = (await fillingsOf(bytes, 1)).filter((bars) => bars.length > 20);
  expect(codes.map((bars) => readCode128(widthsOf(bars)))).toEqual(["D1234567890", orderNo]);
  const dot = 72 / 25.4 / 8;
  for (const { x, width } of codes.flat())
    for (const length of [x / dot, width / dot]) expect(Math.abs(length - Math.round(length))).toBeLessThan(0.01);
});

test("a pick list goes along the shelves once for all orders, then says what belongs to which", async () => {
  const [one, two] = [
    await ordered({}, { quantity: 3, packed: false }),
    await ordered({}, { quantity: 1, packed: false }),
  ];
  const orders = await readOrders(shop.sql, [one, two]);
  const [sheet] = await sheetsOf(
    await drawPickList({ orders, picker: "Murugan", at: new Date("2026-11-23T05:00:00Z") }, shop.shop.settings),
  );
  for (const said of ["2 orders, 4 pieces", "B-04-2", "× 3", "Murugan", one, two, `3 × ${flute}`, `1 × ${flute}`])
    expect(sheet?.text).toContain(said);
});
