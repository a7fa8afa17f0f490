import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { BulkChange, Cells, GridRow, GridSummary, ToldCell } from "../../../contract/office/grid.ts";
import type { GridField, GridValue } from "../../../contract/office/gridFields.ts";
import type { OfficeProduct } from "../../../contract/office/product.ts";
import { newFlute } from "../../../tests/support/officeExamples/products.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { audit } from "../../jobs/audit.ts";

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
type Applied = { change: number | null; cells: number; left: ToldCell[]; left_count: number };
type Preview = { summary: GridSummary; rows: ToldCell[]; left: ToldCell[]; cells: Cells[] };

let office: TestOffice;
let owner: Member;
let counter: Member;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
  counter = await office.staffMember("counter");
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const rows = async (query: string, as = owner) =>
  (await as.call<{ rows: GridRow[]; more: boolean }>("GET", `/grid?${query}`)).body.data.rows;
const preview = (body: object, as = owner) => as.call<Preview>("POST", "/grid/preview", body);
const cells = (field: GridField, ...of: [number, GridValue, GridValue][]) => [{ field, cells: of }];
const apply = (of: object, as = owner, words = "") => as.call<Applied>("POST", "/grid/apply", { cells: of, words });
const undo = (change: number | null, as = owner) => as.call<Applied>("POST", "/grid/undo", { change });
const flutes = async (count: number) => Promise.all(Array.from({ length: count }, () => newFlute(office)));
const standing = async (id: number) =>
  (await office.sql<Record<string, unknown>[]>`select * from variant where id = ${id}`)[0];
const count = async (table: string) =>
  (await office.sql<[{ n: number }]>`select count(*)::int as n from ${office.sql(table)}`)[0].n;

test("the grid has variants that are sold, by the filters of the list, with costs for who sees them", async () => {
  const all = await rows("");
  expect(all.length).toBeGreaterThan(20);
  expect(all.every(({ cost }) => cost !== undefined)).toBe(true);
  expect((await rows("", counter)).every((row) => !("cost" in row))).toBe(true);
  const [first] = all;
  const chosen = await rows(`products=${first?.product}`);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.every(({ product }) => product === first?.product)).toBe(true);
  const within = await rows("collection=carnatic-essentials");
  expect(within.length).toBeGreaterThan(0);
  expect(within.length).toBeLessThan(all.length);
  expect((await owner.call("GET", "/grid?products=1;2")).status).toBe(422);
});

test("a formula is shown before it is applied, and what was shown is what happens; undo puts it back", async () => {
  const made = await flutes(3);
  const ids = made.map(({ variant }) => variant);
  const before = [await count("bulk_change"), await count("audit")];
  const { body } = await preview({
    of: { variants: ids },
    set: [{ field: "list_price", formula: "-10% round to 99" }],
  });
  const { summary, cells: wanted, rows: shown } = body.data;
  expect(summary).toMatchObject({ cells: 3, products: 3, raised: 0, lowered: 3, same: 0, left: 0 });
  expect(shown[0]).toMatchObject({ field: "list_price", before: 120_000, after: 109_900, why: null });
  expect([await count("bulk_change"), await count("audit")]).toEqual(before);

  const applied = (await apply(wanted, owner, "Diwali")).body.data;
  expect(applied).toMatchObject({ cells: 3, left: [], left_count: 0 });
  expect(await standing(ids[0] ?? 0)).toMatchObject({ list_price: 109_900, price: 109_900, mrp: 150_000, version: 2 });
  expect(await count("audit")).toBe((before[1] ?? 0) + 1);
  // The same sent again, as after an answer that got lost.
  expect((await apply(wanted)).body.data).toMatchObject({ change: null, cells: 0, left: [] });

  const history = (await owner.call<OfficeProduct>("GET", `/products/${made[0]?.id}`)).body.data.history;
  expect(history?.[0]).toMatchObject({
    act: "bulk.apply",
    before: { list_price: 120_000 },
    after: { list_price: 109_900 },
  });
  // Somebody sets one of them anew: that one stays.
  await apply(cells("list_price", [ids[1] ?? 0, 109_900, 105_000]));
  const undone = (await undo(applied.change)).body.data;
  expect(undone).toMatchObject({ cells: 2, left_count: 1, left: [{ id: ids[1], now: 105_000 }] });
  expect(await standing(ids[0] ?? 0)).toMatchObject({ list_price: 120_000, price: 120_000 });
  expect((await undo(applied.change)).status).toBe(409);
  expect((await undo(undone.change)).status).toBe(409);
  const { rows: told } = (await owner.call<{ rows: BulkChange[] }>("GET", "/grid/changes")).body.data;
  expect(told.find(({ id }) => id === applied.change)).toMatchObject({
    words: "Diwali",
    fields: ["list_price"],
    cells: 3,
    rows: 3,
    undone: { name: owner.name },
  });
});

test("what can't be is named with its reason, and keeps nothing else back", async () => {
  const [one, two, three, four] = (await flutes(4)).map(({ variant }) => variant) as [number, number, number, number];
  await office.sql`update variant set retired = true where id = ${four}`;
  const wanted = [
    {
      field: "list_price",
      cells: [
        [one, 120_000, 150_100],
        [two, 120_000, 110_000],
        [three, 119_000, 110_000],
        [four, 120_000, 110_000],
        [2_000_000_000, 1, 2],
      ],
    },
    { field: "mrp", cells: [[two, 150_000, -5]] },
    { field: "weight_g", cells: [[one, 0, 250]] },
    { field: "place", cells: [[one, null, "  B-04 <b>2</b> "]] },
  ];
  const { summary, left } = (await preview({ cells: wanted })).body.data;
  expect(summary).toMatchObject({ cells: 3, left: 5 });
  const whys = Object.fromEntries(left.map(({ id, field, why }) => [`${id} ${field}`, why]));
  expect(whys).toEqual({
    [`${one} list_price`]: "The price can't be above the MRP.",
    [`${two} mrp`]: "Please enter an amount above zero.",
    [`${three} list_price`]: "Somebody has changed it meanwhile.",
    [`${four} list_price`]: "This variant is retired.",
    "2000000000 list_price": "It is not there any more.",
  });
  expect((await apply(wanted)).body.data).toMatchObject({ cells: 3, left_count: 5 });
  expect(await standing(one)).toMatchObject({ list_price: 120_000, weight_g: 250, place: "B-04 2" });
  expect(await standing(two)).toMatchObject({ list_price: 110_000, mrp: 150_000 });
  // Price and MRP that rise together stand beside each other.
  const both = [...cells("list_price", [one, 120_000, 160_000]), ...cells("mrp", [one, 150_000, 170_000])];
  expect((await apply(both)).body.data).toMatchObject({ cells: 2, left: [] });
});

test("a product's own fields change with it, and it leaves the shop and comes back", async () => {
  const [row] = await rows("search=halden-clip-tuner");
  const product = row?.product ?? 0;
  const wanted = [
    ...cells("published", [product, true, false]),
    ...cells("hsn", [product, row?.hsn ?? null, "9209 92"]),
  ];
  const { change } = (await apply(wanted)).body.data;
  expect((await office.call("GET", "/get/product/halden-clip-tuner")).status).toBe(404);
  expect((await rows("search=halden-clip-tuner"))[0]).toMatchObject({ published: false, hsn: "920992" });
  expect((await apply(cells("hsn", [product, "920992", "92"]))).body.data.left[0]?.why).toMatch(/4, 6 or 8/);
  await undo(change);
  expect((await office.call("GET", "/get/product/halden-clip-tuner")).status).toBe(200);
});

test("a role's limit holds over single and many changes of a day, and over fields", async () => {
  const { id, variant } = (await flutes(1))[0] ?? { id: 0, variant: 0 };
  const price = (from: number, to: number) => apply(cells("list_price", [variant, from, to]), counter);
  expect((await price(120_000, 131_000)).body.data.cells).toBe(1);
  const again = (await price(131_000, 140_000)).body.data;
  expect(again).toMatchObject({ cells: 0, left: [{ why: "Your role may change prices by up to 10 % a day." }] });
  const body = { variants: [{ id: variant, version: 2, list_price: 140_000 }] };
  expect((await counter.call("PATCH", `/products/${id}/prices`, body)).status).toBe(403);
  expect((await apply(cells("weight_g", [variant, 0, 5]), counter)).status).toBe(403);
  expect((await preview({ cells: cells("cost", [variant, null, 5]) }, counter)).status).toBe(403);
  const { change } = (await apply(cells("weight_g", [variant, 0, 5]))).body.data;
  expect((await undo(change, counter)).status).toBe(403);
});

test("pages are told once, and a long list may be sent", async () => {
  const all = await rows("");
  const heard: string[] = [];
  const listening = await office.sql.listen("catalogue", (payload) => heard.push(payload));
  const wanted = all.map(({ id, mrp }): [number, number, number] => [id, mrp, mrp + 1_000]);
  const { change } = (await apply(cells("mrp", ...wanted))).body.data;
  const products = [...new Set(all.map(({ product }) => `product:${product}`))];
  await expect.poll(() => heard.toSorted()).toEqual(products.length > 50 ? ["all"] : products.toSorted());
  await listening.unlisten();
  await undo(change);
  const long = Array.from({ length: 5_000 }, (_, i): [number, number, number] => [1_900_000_000 + i, 120_000, 121_000]);
  expect((await apply(cells("list_price", ...long))).body.data).toMatchObject({ cells: 0, left_count: 5_000 });
  expect((await preview({ of: { filter: {} }, set: [{ field: "list_price", formula: "ten" }] })).status).toBe(422);
  expect((await preview({ of: { filter: {} }, set: [{ field: "hsn", formula: "+10%" }] })).status).toBe(422);
  expect((await preview({ set: [{ field: "hsn", value: "9209" }] })).status).toBe(422);
  expect((await undo(2_000_000_000)).status).toBe(404);
});

test("of two who change the same at once one is told what stands", async () => {
  const { variant } = (await flutes(1))[0] ?? { variant: 0 };
  const answers = await Promise.all(
    [110_000, 111_000].map((price) => apply(cells("list_price", [variant, 120_000, price]))),
  );
  expect(answers.reduce((sum, { body }) => sum + body.data.cells, 0)).toBe(1);
  const left = answers.flatMap(({ body }) => body.data.left);
  expect(left).toMatchObject([
    { why: "Somebody has changed it meanwhile.", now: (await standing(variant))?.list_price },
  ]);
});

test("who does not see costs does not learn them from a formula either", async () => {
  const { variant } = await newFlute(office);
  await office.sql`update variant set cost = 115000 where id = ${variant}`;
  const of = { variants: [variant] };
  const asked = { of, set: [{ field: "list_price", formula: "cost" }] };
  const refused = await preview(asked, counter);
  expect([refused.status, refused.body.right]).toEqual([403, "products.edit"]);
  expect(JSON.stringify(refused.body)).not.toContain("115000");
  expect((await preview(asked)).body.data.rows).toMatchObject([{ after: 115_000 }]);
  expect((await preview({ of, set: [{ field: "list_price", formula: "-1%" }] }, counter)).status).toBe(200);
});

test("a field that stands twice in what is sent is refused, as its cells could say two things", async () => {
  const { variant } = await newFlute(office);
  const twice = [
    ...cells("list_price", [variant, 120_000, 110_000]),
    ...cells("list_price", [variant, 120_000, 100_000]),
  ];
  expect((await apply(twice)).status).toBe(422);
  expect(await standing(variant)).toMatchObject({ list_price: 120_000 });
});

test("a filter that finds more than change at once changes none of them, rather than some", async () => {
  const { id } = await newFlute(office);
  await office.sql`
    insert into variant (product_id, sku, option_values, mrp, list_price, price, weight_g, position)
    select ${id}, 'MANY-' || n, array[n::text], 100, 100, 100, 0, 100 + n from generate_series(1, 5001) n`;
  const asked = await preview({ of: { filter: { search: "MANY-" } }, set: [{ field: "list_price", formula: "90" }] });
  expect([asked.status, asked.body.message]).toEqual([422, expect.stringContaining("5000")]);
  await office.sql`delete from variant where sku like 'MANY-%'`;
});
