import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Product } from "../../contract/catalogue.ts";
import { load } from "../../tests/support/importTrial.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { newRates } from "../jobs/newRates.ts";
import { loadMerchandising } from "./import/merchandising.ts";
import { keepPracticeRate } from "./practiceRate.ts";

const open: TestShop[] = [];
let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
  open.push(shop);
  await load(
    shop.sql,
    "Handle,Title,Category,Variant SKU,Variant Price,Variant Inventory Qty\nlyre,Lyre,harps,LYRE,1000,5\nlute,Lute,acoustic-guitars,LUTE,2000,5\n",
  );
});
afterAll(() => Promise.all(open.map((one) => one.close())));

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toLocaleDateString("sv", { timeZone: "Asia/Kolkata" });
const rate = (percent: number, from = "2017-07-01") => ({ from, percent });
const classes = (...list: object[]) => {
  const folder = mkdtempSync(join(tmpdir(), "swara-tax-"));
  writeFileSync(join(folder, "tax.json"), JSON.stringify(list));
  return loadMerchandising(shop.sql, folder, (file) => file === "tax.json");
};
const harps = (some: object = {}) => ({
  slug: "harps",
  name: "Harps",
  hsn: "92029000",
  rates: [rate(18)],
  categories: ["harps"],
  ...some,
});
const product = async (slug: string) => (await shop.call<Product>("GET", `/get/product/${slug}`)).body.data;
const idOf = async (sku: string) =>
  (await shop.sql<{ id: number }[]>`select id from variant where sku = ${sku}`)[0]?.id ?? 0;
const taxed = async (slug: string) => {
  const { hsn, gst_percent, on_sale } = await product(slug);
  return [hsn, gst_percent, on_sale];
};
const listed = async (slug: string) =>
  (await shop.sql<{ availability: string }[]>`select availability from card where slug = ${slug}`)[0]?.availability;

test("what has no tax class is shown and not sold: page, list, quote and order say so", async () => {
  expect(await product("lyre")).toMatchObject({
    on_sale: false,
    hsn: null,
    gst_percent: null,
    variants: [{ availability: "out_of_stock", stock: 0 }],
  });
  const { body } = await shop.call<unknown>("GET", "/get/products?search=lyre");
  expect(body).toMatchObject({ products: [{ availability: "out_of_stock", on_sale: false }] });
  const asked = await shop.call<unknown>("POST", "/get/global/search", { search_field: "lyre" });
  expect(asked.body).toMatchObject({ products: [{ availability: "out_of_stock", on_sale: false }] });
  const id = await idOf("LYRE");
  const refused = await shop.quote([{ id, quantity: 1 }]);
  expect(refused).toMatchObject({ quote: "", lines: [], total: 0 });
  expect(refused.changes).toMatchObject([{ id, kind: "gone", message: "Lyre is not on sale yet and was taken out." }]);

  await classes(harps());
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  await shop.sql`delete from tax_rate`;
  const placed = await shop.place(quote);
  expect([placed.status, JSON.stringify(placed.body)]).toEqual([
    409,
    expect.stringContaining("Lyre is not on sale yet"),
  ]);
  expect(await shop.sql`select from orders`).toHaveLength(0);
});

test("the product's own HSN and rate go first, then its class, its category's and its department's", async () => {
  await classes(
    harps(),
    { slug: "books", name: "Books", hsn: "49011010", rates: [rate(0)] },
    harps({ slug: "guitars", categories: ["guitars"], rates: [rate(5)] }),
  );
  expect(await taxed("lyre")).toEqual(["92029000", 18, true]);
  expect(await taxed("lute")).toEqual(["92029000", 5, true]);
  await classes(harps({ slug: "acoustic", categories: ["acoustic-guitars"], rates: [rate(12)] }));
  expect(await taxed("lute")).toEqual(["92029000", 12, true]);
  const header = "Handle,Variant SKU,Tax Class,HSN,GST Percent\n";
  await load(shop.sql, `${header}lute,LUTE,books,,\n`);
  expect(await taxed("lute")).toEqual(["49011010", 0, true]);
  await load(shop.sql, `${header}lute,LUTE,books,92060000,5\n`);
  expect(await taxed("lute")).toEqual(["92060000", 5, true]);
});

test("a category's class does not speak for goods of another heading", async () => {
  await classes(harps());
  await load(shop.sql, "Handle,Variant SKU,HSN\nlyre,LYRE,92079000\n");
  expect(await taxed("lyre")).toEqual(["92079000", null, false]);
  await load(shop.sql, "Handle,Variant SKU,HSN\nlyre,LYRE,9202\n");
  expect(await taxed("lyre")).toEqual(["9202", 18, true]);
});

test("the rate is that of India's day, and an order keeps the one it was placed at", async () => {
  await classes(harps({ rates: [rate(28), rate(18, day(-1)), rate(5, day(1))] }));
  const id = await idOf("LYRE");
  const placed = async () => (await shop.place((await shop.quote([{ id, quantity: 1 }])).quote)).body.data.order_link;
  const before = await placed();
  await classes(harps({ rates: [rate(18), rate(5, day(0))] }));
  const after = await placed();
  expect((await shop.order(before)).lines).toMatchObject([{ hsn: "92029000", gst_percent: 18, tax: 15_254 }]);
  expect((await shop.order(after)).lines).toMatchObject([{ hsn: "92029000", gst_percent: 5, tax: 4_762 }]);
});

test("lists show what its class taxes from today on, and the same file again changes nothing", async () => {
  await classes(harps({ rates: [rate(18, day(1))] }));
  expect(await listed("lyre")).toBe("out_of_stock");
  await shop.sql`update tax_rate set from_day = india_today()`; // a night goes by
  expect([await newRates(shop.sql), await listed("lyre")]).toEqual([1, "in_stock"]);
  expect(await shop.sql`select on_sale from card where slug = 'lyre'`).toMatchObject([{ on_sale: true }]);
  expect(await newRates(shop.sql)).toBe(0);
  const rows = () => shop.sql`select xmin::text as written_by, r.* from tax_rate r`;
  await classes(harps({ rates: [rate(18, day(0))] }));
  const once = await rows();
  await classes(harps({ rates: [rate(18, day(0))] }));
  expect(await rows()).toEqual(once);
});

test("a tax class that does not exist is told, and taken by the same file once it does", async () => {
  const file = "Handle,Variant SKU,Tax Class\nlyre,LYRE,harps\n";
  const first = await load(shop.sql, file);
  expect(first.said).toEqual(['2 notice: there is no tax class "harps"; left out']);
  await classes(harps({ categories: [] }));
  expect(await load(shop.sql, file)).toMatchObject({ changed: 1, said: [] });
  expect(await taxed("lyre")).toEqual(["92029000", 18, true]);
  expect(await load(shop.sql, file)).toMatchObject({ unchanged: 1 });
});

test("a file that is not right is refused whole, in words", async () => {
  await expect(classes(harps({ categories: ["harp"] }))).rejects.toThrow("categories that don't exist: harp");
  await expect(classes(harps(), harps({ slug: "more" }))).rejects.toThrow('"harps" is given to two tax classes');
  await expect(classes(harps({ rates: [rate(5), rate(18)] }))).rejects.toThrow("two rates from 2017-07-01");
  await expect(classes(harps({ hsn: "9202 90" }))).rejects.toThrow("4, 6 or 8 digits");
  await expect(classes(harps({ rates: [{ ...rate(18), percent: "18" }] }))).rejects.toThrow(
    "tax.json: 0.rates.0.percent: expected a number without quotation marks",
  );
  await expect(classes(harps({ rates: [rate(41)] }))).rejects.toThrow("tax.json: 0.rates.0.percent");
  expect(await shop.sql`select from tax_class`).toHaveLength(0);
});

test("a demo practises with what is not taxed yet; in production it is not for sale any more", async () => {
  await keepPracticeRate(shop.sql, "demo");
  expect(await taxed("lyre")).toEqual([null, 18, true]);
  expect(await listed("lyre")).toBe("in_stock");
  await keepPracticeRate(shop.sql, "production");
  expect(await taxed("lyre")).toEqual([null, null, false]);
  expect(await listed("lyre")).toBe("out_of_stock");
});
