import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Board } from "../../../contract/office/board.ts";
import type { OrderOutcome, Packing, Scanned } from "../../../contract/office/orders.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { audit } from "../../jobs/audit.ts";

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const guitar = "SEMBIYAN-S10-DREADNOUGHT";
let office: TestOffice;
let meena: Member;
let kannan: Member;
beforeAll(async () => {
  office = await testOffice({ COD_LIMIT: "100000000" });
  meena = await office.staffMember("packer", "Meena");
  kannan = await office.staffMember("packer", "Kannan");
  await office.sql`update variant set gtin = '8901234567894', place = 'B-04-2', weight_g = 300 where sku = ${flute}`;
  await office.sql`update variant set place = 'A-01-1', weight_g = 4000 where sku = ${guitar}`;
});
afterAll(async () => {
  expect(await audit(office.sql)).toEqual([]);
  await office.close();
});

/** An order of two flutes and a guitar. */
async function placed(): Promise<{ no: string; flute: number }> {
  const [first, second] = [await office.stocked(flute, 50), await office.stocked(guitar, 50)];
  const lines = [
    { id: first, quantity: 2 },
    { id: second, quantity: 1 },
  ];
  const { quote } = await office.quote(lines);
  return { no: (await office.place(quote)).body.data.order_no, flute: first };
}
const each = async (by: Member, act: string, orders: string[], more: object = {}) =>
  (await by.call<OrderOutcome[]>("POST", `/orders/${act}`, { orders, ...more })).body.data;
const one = async (by: Member, act: string, order: string, more: object = {}) =>
  (await each(by, act, [order], more))[0];
const scan = async (by: Member, order: string, code: string, more: object = {}) =>
  (await by.call<Scanned>("POST", `/orders/${order}/scan`, { code, scan: randomUUID(), ...more })).body.data;
const packing = async (by: Member, order: string) =>
  (await by.call<Packing>("GET", `/orders/${order}/packing`)).body.data;
const columns = async (by: Member) => {
  const { data } = (await by.call<Board>("GET", "/board")).body;
  const of = (name: string) => data.columns.find((column) => column.name === name);
  return { ...data, of, in: (name: string) => of(name)?.orders.map(({ order_no }) => order_no) ?? [] };
};

test("of two who reach for an order one gets it, and the other is told his name", async () => {
  const { no } = await placed();
  const came = await Promise.all([meena, kannan].map((by) => one(by, "claim", no)));
  expect(came.filter((outcome) => outcome?.done)).toHaveLength(1);
  const [owner, other] = came[0]?.done ? [meena, kannan] : [kannan, meena];
  expect(came.find((outcome) => !outcome?.done)?.why).toBe(`${owner.name} has it.`);
  expect((await one(owner, "claim", no.toLowerCase().replace("-", "")))?.done).toBe(true);
  expect((await packing(other, no)).claim).toMatchObject({ name: owner.name, own: false });
  expect(await one(other, "unclaim", no)).toMatchObject({ done: false, why: `${owner.name} has it.` });
  expect((await one(other, "claim", no, { over: true }))?.done).toBe(true);
  expect((await packing(other, no)).claim).toMatchObject({ name: other.name, own: true });
  expect((await one(other, "unclaim", no))?.done).toBe(true);
  expect((await packing(other, no)).claim).toBeNull();
});

test("pieces are scanned: each counts once, too many and wrong ones are told and not counted", async () => {
  const { no } = await placed();
  const twice = { scan: randomUUID() };
  expect(await scan(meena, no, flute.toLowerCase(), twice)).toMatchObject({ outcome: "counted", left: 2 });
  expect(await scan(meena, no, flute, twice)).toMatchObject({ outcome: "counted", left: 2, line: { scanned: 1 } });
  expect(await scan(kannan, no, "08901234567894")).toMatchObject({ outcome: "counted", left: 1, line: { scanned: 2 } });
  expect(await scan(meena, no, "8901234567894")).toMatchObject({ outcome: "enough", left: 1, line: { scanned: 2 } });
  expect(await scan(meena, no, "KAVERI-TRAVEL-VEENA")).toMatchObject({ outcome: "wrong", line: null, left: 1 });
  expect(await scan(meena, no, "no such code")).toMatchObject({ outcome: "unknown", product: null });
  const table = await packing(meena, no);
  expect(table.lines.map(({ sku, place, scanned }) => [sku, place, scanned])).toEqual([
    [guitar, "A-01-1", 0],
    [flute, "B-04-2", 2],
  ]);
  expect(table).toMatchObject({ pieces: 3, scanned: 2, weight_g: 4_600, claim: { name: "Meena", own: true } });
  expect(table).not.toHaveProperty("mobile");
  const { status, body } = await meena.call<Packing>("POST", `/orders/${no}/empty`, {});
  expect([status, body.data.scanned]).toEqual([200, 0]);
  expect(await scan(meena, no, flute, { pieces: 3 })).toMatchObject({ outcome: "enough" });
  expect(await scan(meena, no, flute, { pieces: 2 })).toMatchObject({ outcome: "counted", left: 1 });
});

test("two packers who scan the same order at once lose no piece and count none twice", async () => {
  const { no } = await placed();
  const scans = await Promise.all([meena, kannan, meena, kannan].map((by) => scan(by, no, flute)));
  expect(scans.map(({ outcome }) => outcome).toSorted()).toEqual(["counted", "counted", "enough", "enough"]);
  expect((await packing(meena, no)).scanned).toBe(2);
});

test("what is not there keeps an order from being packed until it is found", async () => {
  const { no, flute: id } = await placed();
  const short = (pieces: number) =>
    meena.call<Packing>("POST", `/orders/${no}/short`, { id, pieces, note: "Shelf empty" });
  expect((await short(3)).status).toBe(422);
  const noted = await short(1);
  expect([noted.status, noted.body.data.may]).toEqual([200, ["claim"]]);
  expect(await one(meena, "pack", no)).toMatchObject({
    done: false,
    state: "confirmed",
    why: "1 piece was not found.",
  });
  await short(0);
  expect(await one(meena, "pack", no)).toMatchObject({ done: true, state: "packed", why: null });
  expect((await short(1)).status).toBe(409);
  expect((await meena.call("POST", "/orders/AAAAA-AAAAA/short", { id, pieces: 1 })).status).toBe(404);
});

test("two who pack the same orders at once: each is packed once, with one invoice, and the other is told", async () => {
  const numbers = [await placed(), await placed(), await placed()].map(({ no }) => no);
  const both = await Promise.all([each(meena, "pack", numbers), each(kannan, "pack", numbers.toReversed())]);
  for (const no of numbers) {
    const came = both.map((outcomes) => outcomes.find(({ order_no }) => order_no === no));
    expect(came.filter((outcome) => outcome?.done)).toHaveLength(1);
    expect(came.find((outcome) => !outcome?.done)?.why).toBe("It is packed already.");
    expect(came[0]?.invoice).toMatch(/^SW\/\d{4}\/\d{6}$/);
    expect(came[1]?.invoice).toBe(came[0]?.invoice);
  }
  expect((await each(meena, "pack", ["AAAAA-AAAAA"]))[0]).toMatchObject({ done: false, state: null });
});

test("from the board to the door: columns follow, each order by itself, the shelves in their order", async () => {
  const [first, second] = [(await placed()).no, (await placed()).no];
  await office.sql`update orders set leaves_by = india_today() - 1 where order_no = ${second}`;
  const toPick = (await columns(meena)).in("to_pick");
  expect(toPick.indexOf(second)).toBeLessThan(toPick.indexOf(first));
  await each(meena, "claim", [first, second]);
  const board = await columns(kannan);
  expect(board.in("picked")).toEqual(expect.arrayContaining([first, second]));
  expect(board.of("picked")?.orders.find(({ order_no }) => order_no === second)).toMatchObject({
    promised: { days_late: 1, words: "1 day late" },
    claim: { name: "Meena", own: false },
    places: ["A-01-1", "B-04-2"],
    weight_g: 4_600,
    pieces: 3,
  });
  expect(JSON.stringify(board)).not.toMatch(/"total"|"email"|"mobile"/);
  await each(meena, "pack", [first, second]);
  const tracking = { [first.toLowerCase()]: "EM1" };
  expect(
    (await meena.call("POST", "/orders/handover", { orders: [second], courier: "India Post", tracking })).status,
  ).toBe(422);
  const left = await each(meena, "handover", [first, second, "AAAAA-AAAAA"], { courier: "India Post", tracking });
  expect(left.map(({ done }) => done)).toEqual([true, true, false]);
  const after = await columns(meena);
  expect(after.in("handed_over").slice(0, 2).toSorted()).toEqual([first, second].toSorted());
  expect(after.of("handed_over")?.orders.find(({ order_no }) => order_no === first)?.parcel).toMatchObject({
    courier: "India Post",
    number: "EM1",
  });
  expect(after.couriers).toContain("India Post");
  expect(await one(meena, "deliver", first)).toMatchObject({ done: true, state: "delivered" });
  expect(await one(meena, "undelivered", second, { sellable: true })).toMatchObject({ done: true, state: "returned" });
  expect(await one(meena, "undelivered", second, { sellable: true })).toMatchObject({
    done: false,
    why: "It is returned.",
  });
  expect((await meena.call("POST", "/orders/undelivered", { orders: [first] })).status).toBe(422);
});

test("the scanner's codes come once, and again only when one has changed", async () => {
  type Codes = { version: string; variants: { sku: string; barcode: string | null }[] | null };
  const codes = async (since?: string) =>
    (await meena.call<Codes>("GET", since ? `/codes?since=${since}` : "/codes")).body.data;
  await office.sql`update variant set gtin = null where sku = ${guitar}`;
  const { version, variants } = await codes();
  expect(variants).toContainEqual(expect.objectContaining({ sku: flute, barcode: "8901234567894" }));
  expect(await codes(version)).toEqual({ version, variants: null });
  await office.sql`update variant set gtin = '12345670' where sku = ${guitar}`;
  expect((await codes(version)).variants).toContainEqual(expect.objectContaining({ sku: guitar, barcode: "12345670" }));
});
