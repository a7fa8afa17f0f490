import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../database/testDatabase.ts";
import { safeCell } from "./problemReport.ts";

// Each of these starts processes.
vi.setConfig({ testTimeout: 60_000 });
let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "swara-command-"));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Starts `bin/shop` with these arguments, in `folder`, on the test's database. */
const start = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: folder },
  });

async function shop(...args: string[]) {
  const child = start(...args);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { status, text };
}

const file = (name: string, content: string) => writeFileSync(join(folder, name), content);

test("the staff are told what there is", async () => {
  expect(await shop("--help")).toMatchObject({ status: 0, text: expect.stringContaining("import") });
  expect(await shop("import", "--help")).toMatchObject({ status: 0, text: expect.stringContaining("--dry-run") });
  expect(await shop("sell")).toMatchObject({ status: 2, text: expect.stringContaining('no command "sell"') });
  expect(await shop("import")).toMatchObject({ status: 2, text: expect.stringContaining("Which file?") });
  expect(await shop("import", "--format", "excel", "x.csv")).toMatchObject({
    status: 2,
    text: expect.stringContaining("shopify"),
  });
});

test("the shop's state is told in words and for programs; nobody running it is a matter for a person", async () => {
  const told = await shop("status");
  expect(told).toMatchObject({ status: 1, text: expect.stringContaining("Books      balance") });
  expect(told.text).toContain("is the shop running?");
  const { status, text } = await shop("status", "--json");
  expect(status).toBe(1);
  expect(JSON.parse(text)).toMatchObject({ ok: false, database: { pending_migrations: [] }, findings: [] });
  expect(await shop("status", "--all")).toMatchObject({
    status: 2,
    text: expect.stringContaining("Usage: bin/shop status"),
  });
});

test("status 0 when all went in, 1 when some did not, 2 when nothing could be read", async () => {
  file("good.csv", "Handle,Title,Variant Price\na,A,100\nb,B,200\n");
  file("bad.csv", "Handle,Title,Variant Price\nc,C,\nd,D,100\n=e,=E,x\n");
  file("other.csv", "Date,Amount\n1,2\n");
  expect(await shop("import", "--dry-run", "good.csv")).toMatchObject({
    status: 0,
    text: expect.stringContaining("2 added"),
  });
  expect(await shop("import", "good.csv")).toMatchObject({ status: 0, text: expect.stringContaining("2 added") });
  const bad = await shop("import", "good.csv", "bad.csv", "--report", "problems.csv");
  expect(bad).toMatchObject({ status: 1, text: expect.stringContaining("line 2, c: it has no price") });
  expect(bad.text).toContain("2 unchanged");
  expect(readFileSync(join(folder, "problems.csv"), "utf8").split("\r\n")[1]).toBe(
    "bad.csv,2,refused,c,it has no price",
  );
  expect(await shop("import", "other.csv")).toMatchObject({
    status: 2,
    text: expect.stringContaining("Found: date, amount"),
  });
  expect(await shop("import", "other.csv", "good.csv")).toMatchObject({ status: 1 });
});

test("a spreadsheet that opens the report computes nothing", () => {
  expect(["=1+1", "+1", "-1", "@x", 'a "b"', "a,b"].map(safeCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    '"a ""b"""',
    '"a,b"',
  ]);
});

test("an import that is killed in the middle is finished by the next one", async () => {
  const count = 4_000;
  file(
    "many.csv",
    `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\n${Array.from({ length: count }, (_, i) => `m-${i},M ${i},M-${i},100,3\n`).join("")}`,
  );
  const imported = async () => (await database.sql`select from product where slug like 'm-%'`).length;
  const child = start("import", "many.csv");
  const ended = new Promise((resolve) => child.on("close", resolve));
  await expect.poll(imported, { interval: 10, timeout: 30_000 }).toBeGreaterThan(0);
  child.kill("SIGKILL");
  await ended;
  const left = await imported();
  expect(left).toBeLessThan(count);
  expect(left % 200).toBe(0);
  const again = await shop("import", "many.csv");
  expect(again).toMatchObject({
    status: 0,
    text: expect.stringContaining(
      `${(count - left).toLocaleString("en-IN")} added, 0 changed, ${left.toLocaleString("en-IN")} unchanged`,
    ),
  });
  const [sum] =
    await database.sql`select count(*) as cards, sum(on_hand) as pieces from card c join variant v on v.product_id = c.product_id join stock s on s.variant_id = v.id where c.slug like 'm-%'`;
  expect(sum).toEqual({ cards: count, pieces: 3 * count });
});
