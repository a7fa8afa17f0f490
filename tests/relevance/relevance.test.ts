import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemo } from "../../server/demo.ts";
import { find } from "../../server/search/find.ts";
import { buildIndex } from "../../server/search/readProducts.ts";
import { type TestDatabase, testDatabase } from "../support/testDatabase.ts";
import { isMakerTold, placeOf, readFindable, readMakers, readProducts, readStrange, scoreOf } from "./judge.ts";
import { mistype, readRows } from "./mistype.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
}, 60_000);
afterAll(() => database.close());

test("the typing errors are those that the script makes", () => {
  expect(readRows().filter(({ group }) => group === "typing error")).toEqual(mistype(readRows()));
});

test("what shoppers of the demo catalogue mean comes first", async () => {
  const [index, products] = await Promise.all([buildIndex(database.sql), readProducts(database.sql)]);
  const judged = readFindable()
    .filter(({ half }) => half === "B")
    .map((one) => ({ ...one, place: placeOf(one.expected, find(index, one.query, 10)?.ids ?? [], products) }));
  const scores = [...Map.groupBy(judged, ({ group }) => group)].map(
    ([group, list]) => [group, scoreOf(list.map(({ place }) => place)).firstThree] as const,
  );
  const all = scoreOf(judged.map(({ place }) => place));
  expect(all.searches).toBeGreaterThan(400);
  expect(all.first).toBeGreaterThanOrEqual(0.985);
  expect(all.firstThree).toBeGreaterThanOrEqual(0.99);
  expect(scores.filter(([, firstThree]) => firstThree < 0.95)).toEqual([]);
});

test("makers that musicians know and the shop does not sell are told as such", async () => {
  const [index, products] = await Promise.all([buildIndex(database.sql), readProducts(database.sql)]);
  const makers = readMakers().map((one) => ({ ...one, found: find(index, one.query, 1) }));
  const wrong = makers.filter(
    ({ expected, found }) => !isMakerTold(expected, index, found, products.get(found?.ids[0] ?? 0)),
  );
  expect(makers.length).toBeGreaterThanOrEqual(100);
  expect(wrong.map(({ query, found }) => `${query}: ${found?.notSold?.maker ?? found?.corrected}`)).toEqual([]);
});

test("what is no word of the shop is not taken for one", async () => {
  const index = await buildIndex(database.sql);
  const strange = readStrange().map(({ query }) => ({ query, found: find(index, query, 1) }));
  expect(strange.length).toBeGreaterThanOrEqual(200);
  const taken = strange.filter(({ found }) => found?.corrected !== undefined || found?.total !== 0 || found.notSold);
  expect(taken.map(({ query, found }) => `${query}: ${found?.corrected ?? found?.total}`)).toEqual([]);
});
