import { afterAll, beforeAll, expect, test } from "vitest";
import { sorts } from "../../contract/listQuery.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { loadDemo } from "../demo.ts";
import type { SearchEngine } from "../search/engine.ts";
import { buildIndex } from "../search/readProducts.ts";
import { listProducts } from "./listProducts.ts";

let database: TestDatabase;
let loaded: SearchEngine;
const stillLoading: SearchEngine = { use: async () => null, isCurrent: () => false };
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
  const index = await buildIndex(database.sql);
  loaded = { use: async (work) => work(index), isCurrent: () => true };
}, 60_000);
afterAll(() => database.close());

/** Each filter alone, pairs of them that meet, and every order. */
const queries = [
  "",
  "page=2",
  "page=9999",
  "category=guitars",
  "category=guitars&scategory=acoustic-guitars",
  "scategory=ukuleles",
  "scategory=violins&size=1/2,3/4",
  "scategory=violins&size=1/2&brand=carpatin",
  "scategory=carnatic-flute-bansuri&key=G&kattai=5",
  "category=violins&origin=IN",
  "brand=carpatin",
  "brand=carpatin,sembiyan&availability=in_stock",
  "availability=out_of_stock",
  "availability=preorder&booking=preorder",
  "booking=demo&category=keyboards",
  "discount=20",
  "discount=20&origin=IN",
  "discount=margazhi-season",
  "origin=imported",
  "origin=JP,imported&min_price=20000",
  "min_price=5000&max_price=9999.5",
  "max_price=1",
  "collection=first-guitars",
  "collection=first-guitars&max_price=8000&brand=sembiyan",
  ...sorts.map((sort) => `sort=${sort}`),
  ...sorts.map((sort) => `sort=${sort}&category=guitars&discount=10&page=2`),
];

test.each(queries)("the index lists what the database would: %s", async (text) => {
  const query = new URLSearchParams(text);
  const { facets, ...list } = await listProducts(database.sql, loaded, query);
  const { facets: expected, ...other } = await listProducts(database.sql, stillLoading, query);
  expect(list.ignored).toEqual(text === "page=9999" ? [{ parameter: "page", value: "9999" }] : []);
  expect(list).toEqual(other);
  for (const facet of expected) expect(facets.find(({ parameter }) => parameter === facet.parameter)).toEqual(facet);
  expect(facets.map(({ parameter }) => parameter)).toEqual(expected.map(({ parameter }) => parameter));
});

test("a page far behind is sorted as one in front", async () => {
  const page = async (engine: SearchEngine, page: number) =>
    (await listProducts(database.sql, engine, new URLSearchParams({ sort: "price_up", page: String(page) }))).products;
  expect(await page(loaded, 27)).toEqual(await page(stillLoading, 27));
});
