import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import type {
  SettlementReport,
  SettlementRow,
  Settlements,
  SettlementTransfer,
} from "../../../contract/office/settlements.ts";
import { officeOrder } from "../../../tests/support/officeOrders.ts";
import { gatewayReport, paidOrder, remittance } from "../../../tests/support/settlementReports.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { lookUpAgain } from "../../settlements/lookUpAgain.ts";

let office: TestOffice;
let accountant: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  accountant = await office.staffMember("accountant");
});
afterAll(() => office.close());

const send = (file: string | Uint8Array, name = "report.csv") =>
  accountant.call<SettlementReport>("POST", `/settlements/reports?name=${name}`, Buffer.from(file), {
    "Content-Type": "text/csv",
  });
const rows = async (list: string, query = "") =>
  (await accountant.call<{ rows: SettlementRow[]; next: string | null }>("GET", `/settlements/lists/${list}${query}`))
    .body.data.rows;
const find = async (list: string, orderNo: string) => (await rows(list)).find(({ order_no }) => order_no === orderNo);
const read = async () => (await accountant.call<Settlements>("GET", "/settlements?month=2026-03")).body.data;
const transfers = async () =>
  (await accountant.call<{ rows: SettlementTransfer[] }>("GET", "/settlements/transfers")).body.data.rows;
const byHand = (of: string, id: number | undefined, reason = "Paid into the till, counted by Mala") =>
  accountant.call<SettlementRow>("POST", "/settlements/by-hand", { of, id, reason });

test("a payment waits until its line comes, and is right then; a file that comes twice counts once", async () => {
  const { orderNo, payment, total } = await paidOrder(office);
  expect(await find("waiting", orderNo)).toMatchObject({
    of: "payment",
    ours: total,
    said: null,
    days: 0,
    late: false,
  });
  const before = await read();
  const file = gatewayReport([
    { id: payment, amount: total, fee: 236, tax: 36, utr: "UTR-A" },
    { id: "adj_1", type: "adjustment", amount: 5_00, utr: "UTR-A" },
    { id: "pay_later", amount: 9_00, settled: 0 },
  ]);
  const first = await send(file);
  expect(first.body.data).toEqual({
    source: "gateway",
    lines: 2,
    added: 2,
    known: 0,
    waiting: 1,
    net: total - 236 + 5_00,
    changed: [],
    unknown: [],
  });
  const [again, third] = await Promise.all([send(file), send(file)]);
  expect([again.body.data, third.body.data].map((outcome) => outcome?.added ?? 0)).toEqual([0, 0]);
  expect(await find("waiting", orderNo)).toBeUndefined();
  expect(await find("right", orderNo)).toMatchObject({
    said: total,
    ours: total,
    fee: 200,
    fee_gst: 36,
    net: total - 236,
    reference: "UTR-A",
    day: "2026-03-10",
  });
  expect((await rows("unknown", "?reference=UTR-A")).map(({ outside }) => outside)).toEqual(["adj_1"]);
  expect((await transfers()).find(({ reference }) => reference === "UTR-A")).toMatchObject({
    lines: 2,
    taken: total,
    other: 5_00,
    fee: 200,
    fee_gst: 36,
    net: total - 236 + 5_00,
    odd: 1,
  });
  const after = await read();
  expect(after.gateway.settled - before.gateway.settled).toBe(total);
  expect([after.gateway.fee, after.gateway.fee_gst]).toEqual([before.gateway.fee + 200, before.gateway.fee_gst + 36]);
  expect(before.gateway.waits.count - after.gateway.waits.count).toBe(1);
  const other = await send(gatewayReport([{ id: payment, amount: total + 1, utr: "UTR-A" }]));
  expect(other.body.data).toMatchObject({ added: 0, known: 1, changed: [payment] });
  expect(await find("right", orderNo)).toMatchObject({ said: total });
  await expect(office.sql`delete from settlement_line`).rejects.toThrow(/never changed/);
});

test("another amount is told, money without an order too, and each is settled by hand once, with why", async () => {
  const { orderNo, payment, total } = await paidOrder(office);
  await send(
    gatewayReport([
      { id: payment, amount: total - 100 },
      { id: "pay_stranger", amount: 77_00 },
    ]),
  );
  const differs = await find("differs", orderNo);
  expect(differs).toMatchObject({ said: total - 100, ours: total });
  expect((await rows("unknown")).find(({ outside }) => outside === "pay_stranger")).toMatchObject({
    ours: null,
    order_no: null,
  });
  expect((await byHand("line", differs?.id, "x")).status).toBe(422);
  const [one, two] = await Promise.all([byHand("line", differs?.id), byHand("line", differs?.id)]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await find("right", orderNo)).toMatchObject({
    note: { reason: expect.stringMatching(/till/), name: "The accountant" },
  });
  expect(await find("differs", orderNo)).toBeUndefined();
  const audit =
    await office.sql`select act, before ->> 'order_no' as order_no from audit where act = 'settlements.by-hand'`;
  expect([...audit]).toEqual([{ act: "settlements.by-hand", order_no: orderNo }]);
  expect((await byHand("line", 2_000_000_000)).status).toBe(404);
});

test("what was settled by hand is taken back with why, stands in its list again, and can be settled anew", async () => {
  const { orderNo, payment, total } = await paidOrder(office);
  const back = (of: string, id: number | undefined, reason = "The bank has it twice") =>
    accountant.call("POST", "/settlements/by-hand/back", { of, id, reason });
  const waits = await find("waiting", orderNo);
  expect((await back("payment", waits?.id)).status).toBe(409);
  await byHand("payment", waits?.id);
  expect(await find("by_hand", orderNo)).toMatchObject({
    of: "payment",
    ours: total,
    note: { name: "The accountant" },
  });
  expect((await back("payment", waits?.id, "x")).status).toBe(422);
  const [one, two] = await Promise.all([back("payment", waits?.id), back("payment", waits?.id)]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await find("by_hand", orderNo)).toBeUndefined();
  expect(await find("waiting", orderNo)).toMatchObject({
    note: null,
    taken_back: { reason: expect.stringMatching(/till/), name: "The accountant", why: "The bank has it twice" },
  });
  await send(gatewayReport([{ id: payment, amount: total - 500 }]));
  const differs = await find("differs", orderNo);
  await byHand("line", differs?.id);
  expect((await back("line", differs?.id)).status).toBe(200);
  expect(await find("differs", orderNo)).toMatchObject({ taken_back: { why: "The bank has it twice" } });
  expect((await byHand("line", differs?.id, "They send the rest on Friday")).status).toBe(200);
  expect(await find("right", orderNo)).toMatchObject({ note: { reason: "They send the rest on Friday" } });
  const acts = await office.sql`
    select before ->> 'reason' as was, after ->> 'reason' as why from audit where act = 'settlements.take-back' order by id`;
  expect(acts).toHaveLength(2);
  expect(acts[0]).toMatchObject({ was: expect.stringMatching(/till/), why: "The bank has it twice" });
  await expect(office.sql`delete from settlement_note`).rejects.toThrow(/never changed/);
  await expect(office.sql`update settlement_note set reason = 'x'`).rejects.toThrow(/never changed/);
});

test("a line whose AWB was unknown finds its order as soon as the shop has learned it", async () => {
  const { orderNo, total } = await officeOrder(office, { to: "delivered" });
  await send(remittance([{ awb: "LATE123456789IN", amount: (total / 100).toFixed(2), utr: "NEFT7" }]));
  expect((await rows("unknown")).find(({ outside }) => outside === "NEFT7/LATE123456789IN")).toMatchObject({
    ours: null,
  });
  expect(await lookUpAgain(office.sql)).toBe(0);
  await office.sql`insert into parcel (order_id, courier, tracking_no, seq)
    select id, 'India Post', 'LATE123456789IN', 1 from orders where order_no = ${orderNo}`;
  expect(await lookUpAgain(office.sql)).toBe(1);
  expect(await find("right", orderNo)).toMatchObject({ said: total, ours: total, outside: "NEFT7/LATE123456789IN" });
  expect(await find("waiting", orderNo)).toBeUndefined();
  expect(await lookUpAgain(office.sql)).toBe(0);
  await expect(office.sql`update settlement_line set key = 'other'`).rejects.toThrow(/never changed/);
});

test("cash of a delivered order waits for the courier, by order number or AWB; in two parts it is right, twice it differs", async () => {
  const [one, two, three] = [
    await officeOrder(office, { to: "delivered" }),
    await officeOrder(office, { to: "delivered" }),
    await officeOrder(office, { to: "shipped" }),
  ];
  await office.sql`insert into parcel (order_id, courier, tracking_no, seq, cause, event_seq)
    select o.id, 'India Post', 'EZ123456789IN', coalesce((select max(seq) from parcel where order_id = o.id), 0) + 1,
      case when exists (select from parcel where order_id = o.id) then 'Tested' end,
      case when exists (select from parcel where order_id = o.id) then (select max(seq) from order_event where order_id = o.id) end
    from orders o where order_no = ${two.orderNo}`;
  expect(await find("waiting", one.orderNo)).toMatchObject({ source: "courier", what: "cash", ours: one.total });
  const rupees = (paise: number) => (paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
  const sent = await send(
    remittance([
      { order: one.orderNo.toLowerCase(), amount: `₹ ${rupees(one.total - 10_00)}` },
      { order: one.orderNo, amount: "10", utr: "NEFT2" },
      { awb: '"=""EZ123456789IN"""', amount: rupees(two.total) },
      { order: three.orderNo, amount: rupees(three.total) },
      { order: "Total", amount: "9,99,999.00" },
    ]),
  );
  expect(sent.body.data).toMatchObject({ source: "courier", lines: 4, added: 4 });
  expect(await find("right", one.orderNo)).toMatchObject({ said: one.total, day: "2026-03-12" });
  expect(await find("right", two.orderNo)).toMatchObject({ said: two.total, outside: "NEFT1/EZ123456789IN" });
  expect(await find("unknown", three.orderNo)).toMatchObject({ ours: null });
  await send(remittance([{ order: one.orderNo, amount: rupees(one.total), utr: "NEFT3" }]));
  expect((await rows("differs")).filter(({ order_no }) => order_no === one.orderNo)).toHaveLength(3);
});

test("what is late says so, money that comes by no report is settled by hand, and lists come as CSV", async () => {
  const { orderNo, total } = await officeOrder(office, { to: "delivered" });
  await office.sql`update payment set captured_at = now() - interval '16 days' where gateway_payment_id = ${orderNo}`;
  const waits = await find("waiting", orderNo);
  expect(waits).toMatchObject({ days: 16, late: true });
  const csv = await (await accountant.fetch("GET", "/settlements/lists/waiting/csv")).text();
  expect(csv.split("\r\n").find((line) => line.startsWith(orderNo))).toContain(
    `cash,${orderNo},${(total / 100).toFixed(2)},,`,
  );
  expect((await byHand("payment", waits?.id)).body.data).toMatchObject({ order_no: orderNo, late: false });
  expect(await find("waiting", orderNo)).toBeUndefined();
  expect((await byHand("payment", waits?.id)).status).toBe(409);
});

test("the day book has what reached the bank", async () => {
  const csv = await (await accountant.fetch("GET", "/tax/2026-03/files/daybook.csv")).text();
  const [header = "", ...lines] = csv.split("\r\n");
  expect(header).toMatch(/Gateway Settled,Gateway Fees,GST On Gateway Fees,COD Remitted$/);
  const { gateway, courier } = await read();
  const sum = (column: number) =>
    lines.reduce((all, line) => all + Number((line.split(",").at(column) ?? "0").replace(".", "")), 0);
  expect([-4, -3, -2, -1].map(sum)).toEqual([gateway.net, gateway.fee, gateway.fee_gst, courier.net]);
});

const good = gatewayReport([{ id: "pay_hostile", amount: 100_00, fee: 2_36, tax: 36 }]);
const dashboard = (amount: string, fee: string, tax: string, credit: string) =>
  `transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr\npayment,pay_dash,${amount},INR,${fee},${tax},0.0,${credit},setl_9,10/03/2026 12:00:00,UTR9\n`;
const bytes16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, "utf16le")]);

test.each<[string, string | Uint8Array, RegExp]>([
  ["half a file", good.slice(0, -30), /Nothing of this file was taken. Line \d/],
  ["a quote that is never closed", good.replace('lines"', "lines"), /quote|cells/],
  ["another currency", good.replace("INR", "USD"), /currency is USD/],
  ["a credit below zero", good.replace(",9764,", ",-9764,"), /credit "-9764" is no amount/],
  ["a formula", good.replace(",9764,", ",=9000+764,"), /credit .* is no amount/],
  ["sums that are not right", good.replace(",9764,", ",9763,"), /do not come to credit/],
  [
    "paise and rupees at once",
    good.replace(",9764,10000,INR,236,36,", ",97.64,100.00,INR,2.36,0.36,"),
    /One of them was changed/,
  ],
  ["neither paise nor rupees", good.replace(/,\d{10},\d{10},/, ",10/03/2026,10/03/2026,"), /rupees or paise/],
  ["a day that is none", good.replace(/,\d{10},setl/, ",soon,setl"), /no time that has been/],
  ["three decimals", dashboard("100.005", "2.00", "0.36", "97.64"), /amount "100.005" is no amount/],
  ["no report", "Name,Price\nFlute,100\n", /lacks a column for/],
  [
    "one id with two amounts",
    `${good}\n${good.split("\n").slice(1).join("\n").replace(",9764,10000,", ",9664,9900,")}`,
    /stands in the file twice/,
  ],
  ["an AWB that was a number once", remittance([{ awb: "1.23E+12", amount: "100" }]), /made a number by a spreadsheet/],
  ["cash of no order", remittance([{ amount: "100" }]), /neither an order number nor an AWB/],
  ["cash below zero", remittance([{ order: "7K3MD-Q9TFX", amount: "-100" }]), /no amount in rupees/],
  ["nothing", "\n\n", /empty/],
  ["a workbook", Buffer.from("PK\u0003\u0004 and more"), /Excel workbook/],
])("%s is refused whole, in words", async (_, file, words) => {
  const before = await office.sql`select count(*)::int as n from settlement_line`;
  const { status, body } = await send(file);
  expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
  expect(await office.sql`select count(*)::int as n from settlement_line`).toEqual(before);
});

test("UTF-16 and the dashboard's rupees are read to the paisa; what nobody may send is not taken", async () => {
  expect((await send(bytes16)).body.data).toMatchObject({ added: 1, net: 97_64 });
  expect((await send(dashboard("100.0", "2.00", "0.36", "97.64"))).body.data).toMatchObject({ added: 1, net: 97_64 });
  const [line] = await rows("unknown");
  expect(line).toMatchObject({ outside: "pay_dash", said: 100_00, fee: 2_00, fee_gst: 36, net: 97_64 });
  const packer = await office.staffMember("packer");
  expect(
    (await packer.call("POST", "/settlements/reports", Buffer.from(good), { "Content-Type": "text/csv" })).status,
  ).toBe(403);
  const whole = Buffer.alloc(17 * 1024 * 1024, "a");
  expect((await send(whole)).status).toBe(413);
});

test("a courier's bill gives its orders their freight, by number or AWB, once, and the month its sum", async () => {
  const [one, two] = [await paidOrder(office), await paidOrder(office)];
  await office.sql`
    insert into parcel (order_id, courier, tracking_no) select id, 'Delhivery', ${`DL-${one.orderNo}`} from orders where order_no = ${one.orderNo}`;
  const bill = (lines: string[]) =>
    send(["AWB,Order No,Charge Type,Freight Charges,GST,Total Amount,Invoice Date,Invoice No", ...lines].join("\n"));
  const before = (await read()).freight;
  const lines = [
    `DL-${one.orderNo},,Forward,100.00,21.60,141.60,12-03-2026,B-1`,
    `DL-${one.orderNo},,RTO,50,9,,12-03-2026,B-1`,
    `X1,${two.orderNo},Forward,80,,,12-03-2026,B-1`,
    `X1,${two.orderNo},Weight difference,-10,,,13-03-2026,B-1`,
    "X2,NONE-OF-OURS,Forward,60,,,12-03-2026,B-1",
    ",Total,,,,331.60,,",
  ];
  const sent = await bill(lines);
  expect(sent.body.data).toEqual({
    source: "freight",
    lines: 5,
    added: 5,
    known: 0,
    waiting: 0,
    net: 141_60 + 59_00 + 80_00 - 10_00 + 60_00,
    changed: [],
    unknown: ["X2"],
  });
  const other = await bill([...lines.slice(1), `DL-${one.orderNo},,Forward,101,21.60,,12-03-2026,B-1`]);
  expect(other.body.data).toMatchObject({ added: 0, known: 5, changed: [`B-1/DL-${one.orderNo}/forward`] });
  const { freight } = await read();
  expect(freight.charged - before.charged).toBe(120_00 + 50_00 + 80_00 - 10_00 + 60_00);
  expect(freight.gst - before.gst).toBe(21_60 + 9_00);
  expect([freight.parcels - before.parcels, freight.unknown - before.unknown]).toEqual([3, 1]);
  const whole = async (member: typeof accountant, orderNo: string) =>
    (await member.call<OfficeOrder>("GET", `/orders/${orderNo}`)).body.data;
  expect((await whole(accountant, one.orderNo)).freight).toMatchObject([
    { what: "forward", awb: `DL-${one.orderNo}`, charge: 120_00, gst: 21_60, reference: "B-1", day: "2026-03-12" },
    { what: "rto", charge: 50_00, gst: 9_00 },
  ]);
  expect((await whole(accountant, two.orderNo)).freight?.map(({ charge }) => charge)).toEqual([80_00, -10_00]);
  expect(await whole(await office.staffMember("packer"), one.orderNo)).not.toHaveProperty("freight");
  await expect(office.sql`update freight_line set charge = 1`).rejects.toThrow(/never changed/);
});

test("two lines of a bill for one parcel count both, and the same bill again changes nothing", async () => {
  const { orderNo } = await paidOrder(office);
  const line = `TWICE-${orderNo},${orderNo},50,9,12/03/2026,B-2`;
  const bill = ["AWB,Order No,Freight,GST,Date,Bill No", line, line].join("\n");
  expect((await send(bill)).body.data).toMatchObject({ lines: 2, added: 2, net: 118_00, changed: [] });
  expect((await send(bill)).body.data).toMatchObject({ lines: 2, added: 0, known: 2, net: 0, changed: [] });
});

test("freight finds its order when the shop learns the AWB, and a bill with a fault is refused whole", async () => {
  const { orderNo } = await paidOrder(office);
  const head = "Waybill,Freight,Date";
  await send([head, `LATE-${orderNo},75,12/03/2026`].join("\n"));
  await office.sql`
    insert into parcel (order_id, courier, tracking_no) select id, 'Delhivery', ${`LATE-${orderNo}`} from orders where order_no = ${orderNo}`;
  expect(await lookUpAgain(office.sql)).toBe(1);
  const [line] = await office.sql`select order_no, charge from freight_line where awb = ${`LATE-${orderNo}`}`;
  expect(line).toEqual({ order_no: orderNo, charge: 75_00 });
  const broken = await send([head, "W1,75,12/03/2026", "W2,a lot,12/03/2026", "W3,5,31/02/2026"].join("\n"));
  expect(broken).toMatchObject({ status: 422, body: { message: expect.stringMatching(/Line 3.*Line 4/) } });
  expect([...(await office.sql`select from freight_line where awb = 'W1'`)]).toEqual([]);
});
