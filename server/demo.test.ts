import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../tests/support/testDatabase.ts";
import { importFile } from "./catalogue/import/importFile.ts";
import { loadMerchandising } from "./catalogue/import/merchandising.ts";
import { loadDemo } from "./demo.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("the demo loads with nothing refused and nothing noticed, and has as many products as README says", {
  timeout: 120_000,
}, async () => {
  const { sql } = database;
  const demo = join(import.meta.dirname, "..", "demo");
  await loadMerchandising(sql, demo);
  for (const name of readdirSync(join(demo, "products"))) {
    const problems: unknown[] = [];
    await importFile(sql, join(demo, "products", name), { onProblem: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
  }
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from product`;
  expect(readFileSync("README.md", "utf8")).toContain(`a demo catalogue of ${count} products`);
  expect(readFileSync("CHANGELOG.md", "utf8")).toContain(`A demo catalogue of ${count} products`);
});

test("a changed coupon file resets no menu", async () => {
  const { sql } = database;
  await sql`insert into shop_state (name, value) values ('demo', '{}') on conflict (name) do nothing`;
  await loadDemo(sql, () => {});
  await sql`update category set name = 'Veenas of ours' where slug = 'veena'`;
  await sql`update shop_state set value = jsonb_set(value::jsonb, '{coupons.json}', '"older"')::text where name = 'demo'`;
  const said: string[] = [];
  await loadDemo(sql, (text) => said.push(text));
  expect(said).toEqual([]);
  expect(await sql`select name from category where slug = 'veena'`).toEqual([{ name: "Veenas of ours" }]);
});
