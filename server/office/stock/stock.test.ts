import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Moved, ReorderMaker, StockMove, StockRow } from "../../../contract/office/stock.ts";
import { hostileTexts } from "../../../tests/support/hostileTexts.ts";
import { newFlute } from "../../../tests/support/officeExamples/products.ts";
import { stockedFlute } from "../../../tests/support/officeExamples/stock.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { writeCounts } from "../../catalogue/import/writeUpdates.ts";
import { audit } from "../../jobs/audit.ts";
import { restock } from "../../orders/stock.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
let packer: Member;
beforeAll(async () => {
  office = await testOffice();
  [owner, packer] = await Promise.all([office.staffMember("owner"), office.staffMember("packer", "Kumaran")]);
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const move = (rows: object[], as = owner, key: string = randomUUID()) =>
  as.call<Moved>("POST", "/stock/moves", { rows }, { "Idempotency-Key": key });
const takeBack = (ids: number[], as = owner) => as.call<Moved>("POST", "/stock/moves/take-back", { ids });
const list = async (query: Record<string, string>) =>
  (await owner.call<{ rows: StockRow[]; next: string | null }>("GET", `/stock?${new URLSearchParams(query)}`)).body
    .data;
const stockOf = async (id: number) => (await owner.call<StockRow>("GET", `/stock/${id}`)).body.data;
const movesOf = async (id: number, after?: string) =>
  (
    await owner.call<{ rows: StockMove[]; next: string | null }>(
      "GET",
      `/stock/${id}/moves${after ? `?${new URLSearchParams({ after })}` : ""}`,
    )
  ).body.data;
const idOf = async (orderNo: string) =>
  (await office.sql<{ id: number }[]>`select id from orders where order_no = ${orderNo}`)[0]?.id ?? 0;
/** Orders so many pieces; nobody has packed them. */
async function ordered(variant: number, quantity: number) {
  const { quote } = await office.quote([{ id: variant, quantity }]);
  const placed = await office.place(quote);
  expect(placed.status).toBe(201);
  return placed.body.data.order_no;
}

test("goods are taken in and given away by so many, with who, why and what stood then", async () => {
  const { variant } = await newFlute(office);
  const taken = await move([{ variant, delta: 12, reason: "received", note: "  Invoice 88 " }], packer);
  expect(taken.status).toBe(200);
  expect(taken.body.data.rows).toMatchObject([{ id: variant, on_hand: 12, held: 0, counted: true, days_left: null }]);
  const both = await move([
    { variant, delta: -2, reason: "damaged" },
    { variant, delta: 1, reason: "found" },
  ]);
  expect(both.body.data.rows).toMatchObject([{ on_hand: 11 }]);
  expect((await movesOf(variant)).rows).toMatchObject([
    { reason: "found", delta: 1, on_hand: 11, name: "The owner", order_no: null, undone: false },
    { reason: "damaged", delta: -2, on_hand: 10 },
    { reason: "received", delta: 12, on_hand: 12, name: "Kumaran", note: "Invoice 88", id: taken.body.data.ids[0] },
  ]);
  const { sku } = await stockOf(variant);
  const told =
    await office.sql`select act, staff_name, before, after from audit where thing = 'stock' and thing_id = ${sku} order by id`;
  expect(told).toMatchObject([
    {
      act: "stock.receive",
      staff_name: "Kumaran",
      before: { on_hand: 0 },
      after: { on_hand: 12, reason: "received", note: "Invoice 88" },
    },
    { act: "stock.count", before: { on_hand: 12 }, after: { on_hand: 10, reason: "damaged" } },
    { act: "stock.count", before: { on_hand: 10 }, after: { on_hand: 11 } },
  ]);
});

test("what is held for orders stays: the row is named, and no other row is moved either", async () => {
  const [first, held] = [(await newFlute(office)).variant, await office.stocked("VENU-BANSURI-E", 5)];
  await ordered(held, 2);
  const refused = await move([
    { variant: first, delta: 4, reason: "received" },
    { variant: held, delta: -4, reason: "damaged" },
    { variant: 2_000_000_000, delta: 1, reason: "found" },
  ]);
  const { on_hand, held: pieces } = await stockOf(held);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    "rows.1.delta": expect.stringMatching(
      /^\d+ pieces are held for orders: only 3 can go\. Change or cancel an order first\.$/,
    ),
    "rows.2.variant": "This variant was not found.",
  });
  expect([(await stockOf(first)).on_hand, on_hand - pieces]).toEqual([0, 3]);
  expect((await move([{ variant: held, delta: -3, reason: "damaged" }])).status).toBe(200);
  expect((await move([{ variant: held, delta: -1, reason: "missing" }])).body.message).toMatch(/none can go/);
});

test("a reason brings or takes, a number is a number, and a note is short", async () => {
  const { variant } = await newFlute(office);
  const errors = async (row: object) => (await move([{ variant, delta: 1, reason: "found", ...row }])).body.errors;
  expect(await errors({ delta: -1 })).toEqual({ "rows.0.delta": "“Found” adds pieces." });
  expect(await errors({ reason: "damaged" })).toEqual({ "rows.0.delta": "“Damaged” takes pieces away." });
  expect(await errors({ delta: 0 })).toEqual({ "rows.0.delta": "Please enter how many pieces." });
  expect(await errors({ delta: 1.5 })).toEqual({ "rows.0.delta": "Please enter a number of pieces." });
  expect(await errors({ delta: 2_000_000 })).toEqual({ "rows.0.delta": "Please enter a smaller number." });
  expect(await errors({ reason: "whim" })).toEqual({ "rows.0.reason": "Please choose why." });
  expect(await errors({ note: "x".repeat(201) })).toEqual({
    "rows.0.note": "Please shorten the note to 200 characters.",
  });
  expect(await errors({ delta: -1, reason: "given" })).toEqual({ "rows.0.delta": "There are only 0 pieces." });
});

test("the same request twice moves once, whichever comes first; another under its key is refused", async () => {
  const { variant } = await newFlute(office);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => move([{ variant, delta: 7, reason: "received" }], owner, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.ids.join())).size).toBe(1);
  expect((await stockOf(variant)).on_hand).toBe(7);
  expect((await move([{ variant, delta: 8, reason: "received" }], owner, key)).status).toBe(409);
  // What was refused has claimed nothing.
  const later = randomUUID();
  expect((await move([{ variant, delta: -9, reason: "damaged" }], owner, later)).status).toBe(422);
  await move([{ variant, delta: 5, reason: "received" }]);
  expect((await move([{ variant, delta: -9, reason: "damaged" }], owner, later)).status).toBe(200);
  expect((await stockOf(variant)).on_hand).toBe(3);
});

test("orders and moves at once: the pieces are right, and nothing is sold that has gone", async () => {
  const variant = await office.stocked("VENU-BANSURI-E", 6);
  const before = await stockOf(variant);
  const quotes = await Promise.all([1, 2, 3, 4].map(() => office.quote([{ id: variant, quantity: 1 }])));
  const moves = [-2, -2, 3, -1].map((delta) => move([{ variant, delta, reason: "correction" }]));
  const done = await Promise.all([...moves, ...quotes.map(({ quote }) => office.place(quote))]);
  const moved = done.slice(0, 4).map(({ status }, i) => (status === 200 ? ([-2, -2, 3, -1][i] ?? 0) : 0));
  const placed = done.slice(4).filter(({ status }) => status === 201).length;
  const after = await stockOf(variant);
  expect(after.on_hand - before.on_hand).toBe(moved.reduce((sum, one) => sum + one, 0));
  expect(after.held - before.held).toBe(placed);
});

test("a move is taken back once, by its opposite; not where its pieces are held by now", async () => {
  const { variant, move: id } = await stockedFlute(office);
  const [gone] = (await move([{ variant, delta: -4, reason: "shown" }])).body.data.ids;
  const both = await Promise.all([takeBack([gone ?? 0]), takeBack([gone ?? 0])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockOf(variant)).toMatchObject({ on_hand: 10 });
  const { rows } = await movesOf(variant);
  expect(rows.map(({ reason, delta, undoes, undone }) => [reason, delta, undoes, undone])).toEqual([
    ["shown", 4, gone, false],
    ["shown", -4, null, true],
    ["received", 10, null, false],
  ]);
  await office.sql`update product set published = true, hsn = '920590', gst_bp = 1200 where id = (select product_id from variant where id = ${variant})`;
  await office.sql`select refresh_card(array[product_id]) from variant where id = ${variant}`;
  await ordered(variant, 1);
  const refused = await takeBack([id]);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "1 piece is held for orders: only 9 can go. Change or cancel an order first.",
  ]);
  expect((await takeBack([999_999])).body.message).toBe("This can't be taken back. Please enter a correction.");
});

test("what nobody counted is counted first, with what orders hold of it", async () => {
  const { variant } = await newFlute(office);
  await office.sql`insert into stock_count (variant_id, delta, cause) values (${variant}, 100000, 'import')`;
  await office.sql`update stock set counted = false, on_hand = 100000, held = 0 where variant_id = ${variant}`;
  expect((await list({ view: "uncounted" })).rows.map(({ id }) => id)).toContain(variant);
  const refused = await move([{ variant, delta: 3, reason: "received" }]);
  expect(refused.body.errors).toEqual({
    "rows.0.reason": "Nobody has counted it yet. Please enter what lies on the shelf.",
  });
  const counted = await move([{ variant, delta: 9, reason: "first" }], packer);
  expect(counted.body.data.rows).toMatchObject([{ counted: true, on_hand: 9 }]);
  expect((await list({ view: "uncounted" })).rows.map(({ id }) => id)).not.toContain(variant);
  expect((await move([{ variant, delta: 9, reason: "first" }])).body.errors).toHaveProperty(["rows.0.reason"]);
  expect((await takeBack(counted.body.data.ids)).status).toBe(422);
});

test("above the role's limit somebody who may approve is needed, and goods received need their own right", async () => {
  const { variant } = await stockedFlute(office);
  await office.sql`update variant set mrp = 300000000, list_price = 300000000, price = 300000000 where id = ${variant}`;
  expect((await move([{ variant, delta: -1, reason: "damaged" }], packer)).body.errors).toEqual({
    "rows.0.delta": "That is worth more than ₹25,000. Please ask somebody who may approve it.",
  });
  expect((await move([{ variant, delta: 1, reason: "received" }], packer)).status).toBe(200);
  expect((await move([{ variant, delta: -1, reason: "damaged" }])).status).toBe(200);
  // Nor is it moved by taking back what somebody else was approved to do.
  const found = (await move([{ variant, delta: 1, reason: "found" }])).body.data.ids;
  expect((await takeBack(found, packer)).body.message).toMatch(/worth more than ₹25,000/);
  expect((await takeBack(found)).status).toBe(200);
  await office.sql`insert into role values ('counting', 'Counting')`;
  await office.sql`insert into role_right values ('counting', 'stock.count', null)`;
  const other = await office.staffMember("counting");
  const received = await move([{ variant, delta: 1, reason: "received" }], other);
  expect([received.status, received.body.reason, received.body.right]).toEqual([403, "right", "stock.receive"]);
  expect((await move([{ variant, delta: 1, reason: "found" }], other)).status).toBe(200);
});

test("small moves of one person and day are added up against the role's limit, also those at the same moment", async () => {
  const { variant } = await stockedFlute(office);
  await office.sql`update variant set list_price = 1000000, mrp = 1000000, price = 1000000 where id = ${variant}`;
  const away = (delta: number, as = packer) => move([{ variant, delta, reason: delta > 0 ? "found" : "missing" }], as);
  // Two of ₹10,000 go by themselves, with ₹25,000 as the limit. Of six at once no third one does.
  const six = await Promise.all(Array.from({ length: 6 }, () => away(-1)));
  expect(six.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422, 422]);
  expect(six.find(({ status }) => status === 422)?.body.message).toBe(
    "With what you moved of it today, that is worth more than ₹25,000. Please ask somebody who may approve it.",
  );
  expect(await stockOf(variant)).toMatchObject({ on_hand: 8 });
  // Nor within one request; what goes back may; others, other variants and other days have limits of their own.
  const both = [1, 2].map(() => ({ variant, delta: -1, reason: "missing" }));
  const other = await office.staffMember("packer");
  expect((await move([...both, ...both], other)).status).toBe(422);
  expect((await move(both, other)).status).toBe(200);
  expect((await away(1)).status).toBe(200);
  expect((await away(-1)).status).toBe(200);
  expect((await away(-1)).status).toBe(422);
  expect((await away(-1, owner)).status).toBe(200);
  expect((await move([{ variant, delta: 9, reason: "received" }], packer)).status).toBe(200);
  await office.sql`update stock_count set at = at - interval '1 day' where variant_id = ${variant}`;
  expect((await away(-2)).status).toBe(200);
});

test("a file that counted before goods came in does not lose them", async () => {
  const { variant } = await stockedFlute(office);
  const { sku } = await stockOf(variant);
  const counted_at = new Date().toISOString();
  await move([{ variant, delta: 5, reason: "received" }]);
  await office.sql.begin((tx) => writeCounts(tx, [{ line: 1, sku, quantity: 10, counted_at }]));
  expect(await stockOf(variant)).toMatchObject({ on_hand: 15 });
});

test("the list is found by words, SKU and scan, narrowed, and read on without gap", async () => {
  const { variant } = await stockedFlute(office);
  const own = await stockOf(variant);
  for (const search of [own.name, own.sku.slice(2).toLowerCase()])
    expect((await list({ search })).rows.map(({ id }) => id)).toContain(variant);
  await office.sql`update variant set gtin = '08901072002478', place = 'Z-99', reorder_point = 10, reorder_quantity = 6 where id = ${variant}`;
  for (const code of [own.sku, own.sku.toLowerCase(), "8901072002478", ` ${own.sku} `])
    expect((await list({ code })).rows.map(({ id }) => id)).toEqual([variant]);
  expect((await list({ code: "nothing of ours" })).rows).toEqual([]);
  for (const sort of ["name", "place"]) {
    const all = await office.sql<{ id: number }[]>`select id from variant where not retired`;
    const seen: number[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: { rows: StockRow[]; next: string | null } = await list({ sort, ...(after ? { after } : {}) });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect(seen.length).toBe(new Set(seen).size);
    expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)));
  }
  const lacking = (await list({ lacks: "Weight", search: own.sku })).rows;
  expect(lacking).toMatchObject([{ id: variant, lacks: expect.arrayContaining(["Weight"]) }]);
  expect((await list({ lacks: "HSN" })).rows.every(({ lacks }) => lacks.includes("HSN"))).toBe(true);
  expect((await list({ view: "out" })).rows.every(({ on_hand, held }) => on_hand === held)).toBe(true);
  await office.sql`update variant set retired = true where id = ${variant}`;
  expect((await list({ view: "retired" })).rows.map(({ id }) => id)).toContain(variant);
  expect((await list({ search: own.sku })).rows).toEqual([]);
  for (const after of ["x", "1 2", ...hostileTexts.map(([, text]) => text)])
    expect((await owner.call("GET", `/stock?${new URLSearchParams({ after })}`)).status).toBeLessThan(500);
});

test("what sells tells how long the rest lasts; what is low is ordered by maker, as Today counts it", async () => {
  const variant = await office.stocked("VENU-BANSURI-E", 10);
  for (const [quantity, daysAgo] of [
    [3, 2],
    [1, 40],
    [2, 120],
  ] as const) {
    const orderNo = await ordered(variant, quantity);
    await owner.call("POST", "/orders/pack", { orders: [orderNo] });
    await owner.call("POST", "/orders/handover", { orders: [orderNo], courier: "India Post" });
    await office.sql`
      update stock_move set at = now() - make_interval(days => ${daysAgo})
      where kind = 'commit' and order_id = (select id from orders where order_no = ${orderNo})`;
  }
  expect((await movesOf(variant)).rows.find(({ reason }) => reason === "sold")).toMatchObject({ delta: -3, id: null });
  const { held } = await stockOf(variant);
  await office.sql`update variant set reorder_point = 12, reorder_quantity = 24, cost = 45000 where id = ${variant}`;
  expect(await stockOf(variant)).toMatchObject({ low: true, sold_30: 3, sold_90: 4, days_left: 40 });
  const today = await owner.call<{ groups: { kind: string; count: number }[] }>("GET", "/today");
  const low = (await list({ view: "low" })).rows;
  expect(today.body.data.groups.find(({ kind }) => kind === "low_stock")?.count).toBe(low.length);
  const { makers } = (await owner.call<{ makers: ReorderMaker[] }>("GET", "/stock/reorder")).body.data;
  const rows = makers.flatMap((maker) => maker.rows);
  expect(rows.find(({ id }) => id === variant)).toMatchObject({ order: 32, held, cost: 45_000 });
  const others = (await packer.call<{ makers: ReorderMaker[] }>("GET", "/stock/reorder")).body.data.makers;
  expect(others.flatMap((maker) => maker.rows).every((row) => !("cost" in row))).toBe(true);
  const file = await owner.fetch("GET", "/stock/reorder/csv");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="reorder-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines.find((line) => line.includes("VENU-BANSURI-E"))).toMatch(/,32,\d+,\d+,3,4,450\.00$/);
});

test("a variant's history says what stood there after each move, an order's too, and who sent it off or took it back", async () => {
  const variant = await office.stocked("VENU-BANSURI-E", 5);
  const { on_hand: before } = await stockOf(variant);
  await move([{ variant, delta: 20, reason: "received" }]);
  const orderNo = await ordered(variant, 3);
  await packer.call("POST", "/orders/pack", { orders: [orderNo] });
  await packer.call("POST", "/orders/handover", { orders: [orderNo], courier: "India Post" });
  await office.sql.begin(async (tx) => {
    await restock(tx, await idOf(orderNo), 1, [{ variant_id: variant, quantity: 1 }]);
  });
  await move([{ variant, delta: -2, reason: "damaged" }]);
  // A file's count says by how much, not what stood there then.
  await office.sql`with counted as (
      insert into stock_count (variant_id, delta, cause) values (${variant}, 5, 'import') returning variant_id, delta)
    update stock s set on_hand = on_hand + c.delta from counted c where s.variant_id = c.variant_id`;
  const told = ({ reason, delta, on_hand, name, order_no }: StockMove) => [reason, delta, on_hand, name, order_no];
  expect((await movesOf(variant)).rows.slice(0, 5).map(told)).toEqual([
    ["import", 5, before + 21, null, null],
    ["damaged", -2, before + 16, "The owner", null],
    ["restocked", 1, before + 18, null, orderNo],
    ["sold", -3, before + 17, "Kumaran", orderNo],
    ["received", 20, before + 20, "The owner", null],
  ]);
});

test("what stood there is counted back over all pages, and before a first count nothing is known", async () => {
  const variant = await office.stocked("VENU-BANSURI-E", 60);
  const { on_hand } = await stockOf(variant);
  await office.sql`with moved as (
      insert into stock_count (variant_id, delta, cause, at)
      select ${variant}, 1, 'import', now() + n * interval '1 second' from generate_series(1, 60) n returning delta)
    update stock set on_hand = on_hand + (select sum(delta) from moved) where variant_id = ${variant}`;
  const first = await movesOf(variant);
  const second = await movesOf(variant, first.next ?? "");
  const counts = [...first.rows, ...second.rows].slice(0, 60).map((row) => row.on_hand);
  expect(counts).toEqual(Array.from({ length: 60 }, (_, n) => on_hand + 60 - n));
  await office.sql`update stock_count set cause = 'first'
    where variant_id = ${variant} and at = (select max(at) from stock_count where variant_id = ${variant})`;
  const known = (await movesOf(variant)).rows.slice(0, 3).map((row) => row.on_hand);
  expect(known).toEqual([on_hand + 60, null, null]);
  const rest = (await movesOf(variant, first.next ?? "")).rows.slice(0, 10).map((row) => row.on_hand);
  expect(rest).toEqual(Array(10).fill(null));
});
