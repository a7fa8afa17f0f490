import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { listTransfers } from "./listTransfers.ts";
import { matchedLines } from "./matched.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await catalogueDatabase();
  // Three lines of each of a hundred references, the last of which is a day younger; one reference is of both sources.
  await database.sql`
    insert into settlement_line (source, outside_id, kind, said, key, gross, sign, fee, fee_gst, net, reference, day)
    select case when n % 3 = 2 and r = 40 then 'courier' else 'gateway' end, r || '-' || n, 'payment', 'payment', 'pay_' || r, 100, 1, 0, 0, 100, 'UTR' || r,
      date '2026-01-01' + r * 7 / 10 + n / 2
    from generate_series(1, 100) r, generate_series(0, 2) n`;
});
afterAll(() => database.close());

test("transfers come page by page, each once with all its lines, the latest first", async () => {
  const first = await listTransfers(database.sql, undefined);
  const second = await listTransfers(database.sql, first.next ?? "");
  const third = await listTransfers(database.sql, second.next ?? "");
  expect([first.rows.length, second.rows.length, third.rows.length, third.next]).toEqual([50, 50, 1, null]);
  const all = [...first.rows, ...second.rows, ...third.rows];
  expect(new Set(all.map(({ reference, source }) => `${reference} ${source}`)).size).toBe(101);
  expect(all.map(({ day }) => day)).toEqual(
    all
      .map(({ day }) => day)
      .toSorted()
      .reverse(),
  );
  expect(all.reduce((sum, { lines, taken }) => sum + lines + taken, 0)).toBe(300 + 300_00);
  expect(all.find(({ reference }) => reference === "UTR7")).toMatchObject({ lines: 3, taken: 300, net: 300, odd: 3 });
  expect(
    all
      .filter(({ reference }) => reference === "UTR40")
      .map(({ lines }) => lines)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2]);
});

test("all lines are held against the books at once, not one after the other", async () => {
  const { sql } = database;
  const plan = async (query: ReturnType<typeof sql>) =>
    (await sql<Record<string, string>[]>`explain ${query}`).map((row) => Object.values(row)[0]).join("\n");
  const odd = await plan(sql`select count(*) from (${matchedLines(sql, "all")}) m where m.list = 'differs'`);
  expect(odd).not.toContain("SubPlan");
  expect(odd).toMatch(/Aggregate[\s\S]*settlement_line/);
});
