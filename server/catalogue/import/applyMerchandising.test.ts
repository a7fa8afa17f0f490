import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { clerk } from "../../../tests/support/clerk.ts";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { collectionSections } from "../collectionSections.ts";
import { getHome } from "../getHome.ts";
import { applyMerchandising } from "./applyMerchandising.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
let folder: string;
const write = (files: Record<string, unknown>) => {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
};
const row = (n: number, maker = "Makers", type = "Shirts", tags = "") =>
  `p-${n},Shirt ${n},${maker},${type},${tags},S-${n},${n}00,5\n`;
const products = `Handle,Title,Vendor,Type,Tags,Variant SKU,Variant Price,Variant Inventory Qty\n${[1, 2, 3, 4, 5, 6].map((n) => row(n)).join("")}${row(7, "Others", "Coats", "Rain")}`;

beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
  folder = mkdtempSync(join(tmpdir(), "swara-apply-"));
});
afterAll(() => Promise.all(open.map((database) => database.close())));

test("a shop without a home page shows what it has, and one without products that it opens soon", async () => {
  const { shop } = await import("../../settings.ts").then(({ readSettings }) => readSettings({}));
  expect(await collectionSections(sql, "1")).toMatchObject({ id: 1, sections: [] });
  expect((await getHome(sql, shop, false)).opening).toEqual({ steps: [] });
  expect((await getHome(sql, shop, true)).opening?.steps.map(({ command }) => command)).toContain(
    "bin/shop import products.csv",
  );
  await load(sql, products);
  const { sections } = await collectionSections(sql, "1");
  expect(sections[0]).toMatchObject({ title: "Just in", url: "/products/search?sort=newest" });
  expect(sections.every((section) => section.products.length > 0)).toBe(true);
  const shown = sections.flatMap((section) => section.products.slice(0, 4).map(({ id }) => id));
  expect(new Set(shown).size).toBe(shown.length);
  expect((await getHome(sql, shop, true)).opening).toBeUndefined();
});

test("a row of a department or maker begins with what is there, whichever other rows there are", async () => {
  // The largest comes last, so that the rows have to be put into their order.
  const types = ["Lamps", "Stools", "Sarees", "Cups"].flatMap((type, n) => Array<string>(6 + n * 2).fill(type));
  const rows = types.map((type, n) => `r-${n},Thing ${n},Maker of ${type},${type},,R-${n},${n + 1}00,${n % 3}\n`);
  await load(sql, `Handle,Title,Vendor,Type,Tags,Variant SKU,Variant Price,Variant Inventory Qty\n${rows.join("")}`);
  const { sections } = await collectionSections(sql, "1");
  const ofDepartments = sections.filter(({ url }) => url?.includes("category="));
  expect(ofDepartments).toHaveLength(3);
  for (const { products: cards } of ofDepartments) {
    const places = cards.map(({ availability, id }) => (availability === "out_of_stock" ? 1_000 : 0) + id);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }

  await sql`update card set on_sale = category_id in (select id from category where name in ('Lamps', 'Cups'))`;
  const shown = (await collectionSections(sql, "1")).sections.flatMap((section) => section.products);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter(({ on_sale }) => !on_sale)).toEqual([]);
});

test("the owner's files are shown as a difference, brought in once, and change nothing the second time", async () => {
  await load(sql, products);
  write({
    "collections.json": [
      { slug: "rain", name: "Rain", rule: { tags: ["RAIN"], under: 1000 } },
      { slug: "picked", name: "Picked", products: ["p-3", "p-1"] },
    ],
    "home.json": {
      banners: [],
      quick_links: [{ name: "Rain", url: "/products/rain" }],
      sections: [{ title: "Picked", collection: "picked" }],
    },
    "coupons.json": [{ code: "TEN", text: "Ten off", kind: "percent", percent: 10 }],
  });
  const told = await applyMerchandising(sql, folder, true, clerk);
  expect(told.map(({ kind, what }) => `${kind} ${what}`).toSorted()).toEqual([
    "added collection picked",
    "added collection rain",
    "added coupon TEN",
    "added home section 2",
    "added quick link 1",
  ]);
  expect(await sql`select from coupon`).toHaveLength(0);
  expect(await applyMerchandising(sql, folder, false, clerk)).toEqual(told);
  expect(await applyMerchandising(sql, folder, false, clerk)).toEqual([]);
  const { sections } = await collectionSections(sql, "1");
  expect(sections.map(({ title, products: cards }) => [title, ...cards.map(({ product_url }) => product_url)])).toEqual(
    [["Picked", "p-3", "p-1"]],
  );
  write({
    "coupons.json": [{ code: "TEN", text: "Ten off", kind: "percent", percent: 15 }],
    "home.json": { banners: [], quick_links: [], sections: [] },
  });
  expect(await applyMerchandising(sql, folder, false, clerk)).toEqual([
    { kind: "changed", what: "coupon TEN", fields: [{ name: "value", was: 1000, now: 1500 }] },
    { kind: "removed", what: "quick link 1" },
    { kind: "removed", what: "home section 2" },
  ]);
});

test("products that come later join a collection by its rule, and leave it when it no longer holds", async () => {
  await load(sql, products);
  write({ "collections.json": [{ slug: "dear", name: "Dear", rule: { from: 600, brands: ["makers", "others"] } }] });
  await applyMerchandising(sql, folder, false, clerk);
  const members = async () =>
    (
      await sql<
        { slug: string }[]
      >`select p.slug from collection_product join product p on p.id = product_id order by 1`
    ).map(({ slug }) => slug);
  expect(await members()).toEqual(["p-6", "p-7"]);
  await load(
    sql,
    `Handle,Title,Vendor,Variant SKU,Variant Price\np-8,Shirt,Makers,S-8,900\np-6,Shirt 6,Makers,S-6,100\n`,
  );
  expect(await members()).toEqual(["p-7", "p-8"]);
});

test.each([
  [{ "home.json": "{ banners: [" }, "home.json is no JSON"],
  [
    { "home.json": { banners: [], quick_links: [], sections: [{ title: "X", collection: "nowhere" }] } },
    "collections that don't exist: nowhere",
  ],
  [
    { "home.json": { banners: [], quick_links: [{ name: "X", url: "javascript:alert(1)" }], sections: [] } },
    "quick_links.0.url: an address in the shop",
  ],
  [{ "collections.json": [{ slug: "a", name: "A", products: ["nobody"] }] }, "products that don't exist: nobody"],
  [{ "collections.json": [{ slug: "a", name: "A", colour: "red" }] }, "colour"],
  [
    { "collections.json": [{ slug: "a", name: "A" }], "home.json": { collections: [{ slug: "a", name: "B" }] } },
    "collection a stands twice",
  ],
  [{ "collections.json": [{ slug: "a", name: "A", rule: {} }] }, "at least one part"],
])("a file that can't be brought in is named with its place, and nothing is changed: %o", async (files, expected) => {
  write({ "coupons.json": [{ code: "TEN", text: "Ten off", kind: "percent", percent: 10 }], ...files });
  await expect(applyMerchandising(sql, folder, false, clerk)).rejects.toThrow(expected);
  expect(await sql`select from coupon`).toHaveLength(0);
});
