import { afterAll, beforeAll, expect, test } from "vitest";
import { growOrders } from "../../../tests/bench/growOrders.ts";
import { catalogueDatabase, type TestDatabase } from "../../../tests/support/testDatabase.ts";
import { findByName } from "./findByName.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await catalogueDatabase();
  await growOrders(database.sql, 12_000);
});
afterAll(() => database.close());

/** What anybody would find who reads every order. */
const allNamed = async (parts: string[], state: string | null, before: number, limit: number): Promise<number[]> =>
  (
    await database.sql<{ id: number }[]>`
      select id from orders
      where id < ${before} and (${state}::text is null or state = ${state})
        and (select bool_and(strpos(lower(name || ' ' || (address ->> 'name')), lower(part)) > 0) from unnest(${parts}::text[]) part)
      order by id desc limit ${limit}`
  ).map(({ id }) => id);

const { MAX_SAFE_INTEGER: newest } = Number;
test.each([
  ["that many have", ["kumar"], null, newest],
  ["that many have, on a page far back", ["kumar"], null, 2_500],
  ["of two words, the one rarer than a page among the newest", ["asha", "rao"], null, newest],
  ["of two words, in parts", ["lak", "MENO"], null, newest],
  ["that nobody has", ["zwxq"], null, newest],
  ["of two letters, which the index knows nothing of", ["ra"], null, newest],
  ["within a state", ["kumar"], "returned", newest],
  ["within a state that nearly all are in", ["kumar"], "delivered", newest],
  ["before the first order", ["kumar"], null, 1],
])("a name %s finds the newest that bear it", async (_, parts, state, before) => {
  const { sql } = database;
  for (const limit of [5, 11]) {
    const condition = state === null ? undefined : sql`o.state = ${state}`;
    const found = await findByName(sql, parts, { condition, before, limit });
    expect(found).toEqual(await allNamed(parts, state, before, limit));
  }
});

test("how many of the newest bear a name says only where to look, not what there is", async () => {
  const { sql } = database;
  // Two among the newest, so that the page should end near by; all others are the oldest.
  await sql`update orders set name = 'Quentin Xylander', address = address || '{"name": "Quentin Xylander"}' where id in (11990, 11995) or id < 20`;
  const found = await findByName(sql, ["quentin", "xylander"], { condition: undefined, before: newest, limit: 10 });
  expect(found).toEqual([11_995, 11_990, 19, 18, 17, 16, 15, 14, 13, 12]);
});

test("a whole name finds its newest orders, whoever is called a little otherwise among them, on every page", async () => {
  const { sql } = database;
  const names = ["Zubin Irani", "zubin IRANI", "Zubin Irani Wadia", "Irani Zubin", "Zubinirani"];
  await sql`
    update orders set name = (${names}::text[])[1 + id % 5], address = address || '{"name": "Somebody Else"}' where id % 40 < 10 and id <= 11000`;
  await sql`update orders set address = address || '{"name": "Zubin M Irani"}' where id % 100 = 77`;
  for (const limit of [5, 51, 500])
    for (const before of [newest, 11_000, 9_001, 300, 3])
      for (const parts of [
        ["zubin", "irani"],
        ["ZUBIN", "Irani"],
        ["Zubin", "Irani", "Wadia"],
        ["Irani", "Zubin"],
      ]) {
        const found = await findByName(sql, parts, { condition: undefined, before, limit });
        expect(found).toEqual(await allNamed(parts, null, before, limit));
      }
});
