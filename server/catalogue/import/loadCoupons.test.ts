import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { transaction } from "../../database/transaction.ts";
import { loadCoupons } from "./loadCoupons.ts";
import { readMerchandising } from "./merchandisingFiles.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const { coupons } = readMerchandising(join(import.meta.dirname, "..", "..", "..", "demo"));
const load = (list: typeof coupons) => transaction(database.sql, (tx) => loadCoupons(tx, list));
const kept = (code: string) =>
  database.sql`select value, min_spend, usage_limit, used from coupon where code = ${code}`;

test("the demo has coupons of every kind and scope", async () => {
  await load(coupons);
  const kinds = await database.sql<{ kind: string }[]>`select distinct kind from coupon where listed order by kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(["amount", "free_shipping", "percent"]);
  const scopes = await database.sql`select distinct jsonb_object_keys(scope) as scope from coupon order by scope`;
  expect(scopes).toEqual([{ scope: "brands" }, { scope: "categories" }, { scope: "collections" }]);
  expect(await kept("GUITAR10")).toEqual([{ value: 1_000, min_spend: 600_000, usage_limit: null, used: 0 }]);
});

test("what the file says of a coupon that has been used counts, and its uses stay", async () => {
  await database.sql`update coupon set used = 5 where code in ('GUITAR10', 'TEACHER15')`;
  await load(coupons.map((coupon) => (coupon.code === "TEACHER15" ? { ...coupon, usage_limit: 3 } : coupon)));
  expect(await kept("GUITAR10")).toMatchObject([{ usage_limit: null, used: 5 }]);
  expect(await kept("TEACHER15")).toMatchObject([{ usage_limit: 5, used: 5 }]);
});
