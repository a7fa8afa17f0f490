import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../database/testDatabase.ts";
import { loadDemo } from "../../demo.ts";
import { find } from "../find.ts";
import { buildIndex } from "../readProducts.ts";
import { placeOf, readJudged, readProducts, scoreOf } from "./judge.ts";
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
  const judged = readJudged()
    .filter(({ half }) => half === "B")
    .map((one) => ({ ...one, place: placeOf(one.expected, find(index, one.query, 10)?.ids ?? [], products) }));
  const scores = [...Map.groupBy(judged, ({ group }) => group)].map(
    ([group, list]) => [group, scoreOf(list.map(({ place }) => place)).firstThree] as const,
  );
  const all = scoreOf(judged.map(({ place }) => place));
  expect(all.searches).toBeGreaterThan(400);
  expect(all.firstThree).toBeGreaterThanOrEqual(0.97);
  expect(scores.filter(([, firstThree]) => firstThree < 0.95)).toEqual([]);
});
