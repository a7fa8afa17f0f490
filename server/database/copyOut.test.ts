import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { CopiedRows, copyOut } from "./copyOut.ts";
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
  const read: unknown[] = [];
  for await (const part of copyOut(sql`copy (select n, words from copied order by n) to stdout`)) {
    const rows = new CopiedRows(part, 2);
    while (rows.next()) read.push([rows.number(0), rows.text(1)]);
  }
  expect(read).toEqual([...texts.map((text, n) => [n + 1, text]), [99, ""]]);
});

test("numbers come out of a copy as they are in the database", async () => {
  const numbers = [0, 7, -7, 123_456_789_012_345, -9_007_199_254_740_991, 1_795_921_170.185147, -0.5, 1e21, 2e-9];
  const read: number[] = [];
  for await (const part of copyOut(
    database.sql.unsafe(`copy (select unnest('{${numbers.join(",")}}'::float8[])) to stdout`),
  )) {
    const rows = new CopiedRows(part, 1);
    while (rows.next()) read.push(rows.number(0));
  }
  expect(read).toEqual(numbers);
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
  for await (const part of copyOut(
    database.sql`copy (select n, repeat('a', n % 400) from generate_series(1, 20000) n) to stdout`,
  )) {
    parts.push(part.length);
    const rows = new CopiedRows(part, 2);
    while (rows.next()) expect([rows.number(0), rows.to(1) - rows.from(1)]).toEqual([next, next++ % 400]);
  }
  expect(next).toBe(20_001);
  expect(parts.length).toBeGreaterThan(10);
});

test("a copy whose session ends, or whose query fails within, fails for who reads it", async () => {
  const { sql } = database;
  const read = async () => {
    let seen = 0;
    const rows = sql`copy (select n, repeat('a', 1000), pg_sleep(case when n = 5000 then 0.5 else 0 end) from generate_series(1, 20000) n) to stdout`;
    for await (const part of copyOut(rows)) {
      seen += part.length;
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
