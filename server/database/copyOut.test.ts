import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { copiedText, copyOut } from "./copyOut.ts";
import { connect } from "./driver.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("whatever a text has in it comes out of a copy as it is in the database, null told from an N", async () => {
  const texts = [
    "plain",
    "",
    "tab\tline\nreturn\r",
    "back\\slash \\n \\N",
    "\\N",
    "வீணை 🎸",
    "\b\f\v",
    "x".repeat(300_000),
  ];
  const { sql } = database;
  await sql`create table copied (n int primary key, words text)`;
  await sql`insert into copied select n, words from unnest(${texts}::text[]) with ordinality as t(words, n)`;
  await sql`insert into copied values (99, null)`;
  const rows: string[][] = [];
  for await (const some of copyOut(sql`copy (select n, words from copied order by n) to stdout`)) rows.push(...some);
  const nothing = rows.pop();
  expect(nothing).toEqual(["99", "\\N"]);
  expect(rows.map(([n, words = ""]) => [Number(n), copiedText(words)])).toEqual(texts.map((text, n) => [n + 1, text]));
});

test("a connection goes on after a copy whose last row is large, that was left, or that failed", async () => {
  const pool = connect(database.url, { max: 1 });
  const copied = async (query: string, left: boolean) => {
    for await (const _ of copyOut(pool.unsafe(query))) if (left) return;
  };
  const rows = "from generate_series(1, 20000) n) to stdout";
  await copied("copy (select repeat('a', 300000)) to stdout", false);
  await copied(`copy (select repeat('a', 200) ${rows}`, true);
  await expect(copied(`copy (select repeat('a', 200), 1 / (19000 - n) ${rows}`, false)).rejects.toThrow(
    "division by zero",
  );
  await expect(copied(`copy (select 1 / (1 - n) ${rows}`, false)).rejects.toThrow("division by zero");
  await expect(copied("copy (select from nowhere) to stdout", false)).rejects.toThrow("nowhere");
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }]);
  await pool.end();
});

test("many rows come in parts, each whole, and none twice", async () => {
  const parts: number[] = [];
  let next = 1;
  for await (const some of copyOut(
    database.sql`copy (select n, repeat('a', n % 400) from generate_series(1, 20000) n) to stdout`,
  )) {
    parts.push(some.length);
    for (const [n, text] of some) expect([Number(n), text?.length]).toEqual([next, next++ % 400]);
  }
  expect(next).toBe(20_001);
  expect(parts.length).toBeGreaterThan(10);
});

test("a copy whose session ends, or whose query fails within, fails for who reads it", async () => {
  const { sql } = database;
  const read = async () => {
    let seen = 0;
    const rows = sql`copy (select n, repeat('a', 1000), pg_sleep(case when n = 5000 then 0.5 else 0 end) from generate_series(1, 20000) n) to stdout`;
    for await (const some of copyOut(rows)) {
      seen += some.length;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'copy (select n, repeat%' and pid <> pg_backend_pid()`;
    }
    return seen;
  };
  await expect(read()).rejects.toThrow(/terminating connection|CONNECTION_CLOSED/);
  const failing = async () => {
    for await (const _ of copyOut(sql`copy (select 1 / (5000 - n) from generate_series(1, 10000) n) to stdout`));
  };
  await expect(failing()).rejects.toThrow("division by zero");
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});
