import { afterAll, beforeAll, expect, test } from "vitest";
import type { Print } from "../../../contract/office/print.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { sheetsOf } from "../../../tests/support/pdf.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";

let office: TestOffice;
let packer: Awaited<ReturnType<TestOffice["staffMember"]>>;
const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";

beforeAll(async () => {
  office = await testOffice();
  packer = await office.staffMember("packer", "Murugan");
});
afterAll(() => office.close());

async function ordered(packed: boolean): Promise<string> {
  const { quote } = await office.quote([{ id: await office.stocked(flute, 20), quantity: 1 }]);
  const { order_no } = (await office.place(quote)).body.data;
  if (packed) await advanceOrder(office.shop, order_no, "packed", { cause: "test", actor: clerk });
  return order_no;
}

test("a packer prints papers of his orders, their numbers typed as people type them, and fetches the PDF where it was said", async () => {
  const orders = [await ordered(true), await ordered(true)];
  const typed = [orders[0]?.toLowerCase(), orders[1]?.replace("-", "")];
  const { status, body } = await packer.call<Print>("POST", "/print", { orders: typed, what: ["label", "slip"] });
  expect([status, body.data.again]).toEqual([200, []]);
  const file = await packer.fetch("GET", body.data.url.replace("/office/api", ""));
  expect([file.status, file.headers.get("Content-Type"), file.headers.get("Cache-Control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(file.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  const sheets = await sheetsOf(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.map(({ size, text }) => [size, orders.findIndex((orderNo) => text.includes(orderNo))])).toEqual([
    ["100 × 150", 0],
    ["148 × 210", 0],
    ["100 × 150", 1],
    ["148 × 210", 1],
  ]);
  const labels = await packer.fetch("GET", `/print/${body.data.id}?what=label`);
  expect((await sheetsOf(new Uint8Array(await labels.arrayBuffer()))).map(({ size }) => size)).toEqual([
    "100 × 150",
    "100 × 150",
  ]);
  expect((await packer.call("GET", `/print/${body.data.id}?what=invoice`)).status).toBe(404);
  expect((await packer.call("GET", `/print/${body.data.id}?what=poster`)).status).toBe(422);
  const [row] = await office.sql`select staff_id, staff_name from printed where print_id = ${body.data.id} limit 1`;
  expect(row).toEqual({ staff_id: packer.id, staff_name: "Murugan" });
  const other = await office.staffMember("counter");
  expect((await other.call("GET", `/print/${body.data.id}`)).status).toBe(404);
  const second = await other.call<Print>("POST", "/print", { orders: [orders[1]], what: ["slip"] });
  expect(second.body.data.again).toEqual([orders[1]]);
});

test("an order that can't be printed is said in words, beside its number", async () => {
  const orderNo = await ordered(false);
  const { status, body } = await packer.call("POST", "/print", { orders: [orderNo], what: ["slip", "invoice"] });
  expect([status, body.message, body.errors]).toEqual([
    409,
    `${orderNo} has no invoice yet: it gets one when it is packed.`,
    { [orderNo]: "has no invoice yet: it gets one when it is packed." },
  ]);
  for (const [what, wrong] of [
    ["no order", { orders: [], what: ["slip"] }],
    ["nothing to print", { orders: [orderNo], what: [] }],
    ["what there is not", { orders: [orderNo], what: ["poster"] }],
    ["one twice", { orders: [orderNo, orderNo], what: ["slip"] }],
    ["too many", { orders: Array.from({ length: 101 }, (_, n) => `AAAAA-${10_000 + n}`), what: ["slip"] }],
  ] as const)
    expect([what, (await packer.call("POST", "/print", wrong)).status]).toEqual([what, 422]);
});

test("a pick list is of orders that may leave; the first that may not is named", async () => {
  const [one, two] = [await ordered(false), await ordered(false)];
  const file = await packer.fetch("GET", `/print/pick?orders=${one},${two.toLowerCase()}`);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  const [sheet] = await sheetsOf(new Uint8Array(await file.arrayBuffer()));
  for (const said of ["2 orders, 2 pieces", one, two, "Murugan"]) expect(sheet?.text).toContain(said);
  const { status, body } = await packer.call("GET", `/print/pick?orders=${one},AAAAA-AAAAA`);
  expect([status, body.errors]).toEqual([409, { "AAAAA-AAAAA": "is not known." }]);
  expect((await packer.call("GET", "/print/pick?orders=")).status).toBe(422);
});

test("labels of variants: so many of each, on the sheet that was asked for", async () => {
  const [one, two] = await office.sql<{ id: number; sku: string }[]>`select id, sku from variant order by id limit 2`;
  const file = await packer.fetch("GET", `/print/labels?variants=${one?.id}x3,${two?.id}&sheet=roll`);
  const sheets = await sheetsOf(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.map(({ size }) => size)).toEqual(Array.from({ length: 4 }, () => "50 × 25"));
  expect((await packer.fetch("GET", `/print/labels?variants=${one?.id}`)).status).toBe(200);
  expect((await packer.call("GET", "/print/labels?variants=999999")).status).toBe(404);
  for (const wrong of ["", "x", "1x", "1;2", "1x999,2x999", "1&sheet=12", "1&skip=-1"])
    expect([wrong, (await packer.call("GET", `/print/labels?variants=${wrong}`)).status]).toEqual([wrong, 422]);
});

test("who has no right to print is told which right he lacks, and nothing is written down", async () => {
  const orderNo = await ordered(true);
  const accountant = await office.staffMember("accountant");
  const printing = { orders: [orderNo], what: ["slip"] };
  for (const [method, path, body] of [
    ["POST", "/print", printing],
    ["GET", `/print/${crypto.randomUUID()}`, undefined],
    ["GET", `/print/pick?orders=${orderNo}`, undefined],
    ["GET", "/print/labels?variants=1", undefined],
  ] as const) {
    const refused = await accountant.call(method, path, body);
    expect([path, refused.status, refused.body.right]).toEqual([path, 403, "print"]);
    expect((await office.visitor().call(method, path, body)).status).toBe(401);
  }
  const rows = await office.sql`select from printed p join orders o on o.id = p.order_id where order_no = ${orderNo}`;
  expect(rows).toHaveLength(0);
});
