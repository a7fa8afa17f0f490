import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../tests/support/command.ts";
import { load } from "../../tests/support/importTrial.ts";
import { issueAt, lineOf } from "../../tests/support/taxDocuments.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "swara-command-"));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const shop = (...args: string[]) => command(args, { INIT_CWD: folder, DATABASE_URL: database.url });

test("an export goes to a file or to standard output, and a wrong word writes nothing", async () => {
  await load(database.sql, "Handle,Title,Variant SKU,Variant Price\na,Veena,V-1,100\n");
  expect(await shop("export", "products", "products.csv")).toMatchObject({
    status: 0,
    err: expect.stringContaining("1 products written"),
  });
  const { status, out } = await shop("export", "products");
  expect(status).toBe(0);
  expect(out).toBe(readFileSync(join(folder, "products.csv"), "utf8").slice(1));
  expect(out.split("\r\n")).toHaveLength(3);
  expect(await shop("import", "products.csv")).toMatchObject({ status: 0 });
  expect(await shop("export", "prices")).toMatchObject({ status: 2, err: expect.stringContaining("Usage:") });
  expect(readdirSync(folder)).toEqual(["products.csv"]);
});

test("a month without faults is ready; with faults they are named, and the files marked", async () => {
  const day = "2026-11-05T10:00:00+05:30";
  await issueAt(database.sql, day, { place: "33", lines: [lineOf(100_00, 1800)] });
  expect(await shop("tax", "2026-11", "return")).toMatchObject({
    status: 0,
    out: expect.stringContaining("2026-11: 1 document, "),
  });
  expect(readdirSync(join(folder, "return"))).toContain("gstr1.json");
  await issueAt(database.sql, day, { place: "33", lines: [lineOf(100_00, 1800)], skip: 1 });
  expect(await shop("tax", "2026-11", "return")).toMatchObject({
    status: 1,
    out: expect.stringContaining("SW/2627/000002 is missing in its series"),
  });
  const names = readdirSync(join(folder, "return"));
  expect(names.filter((name) => !name.startsWith("FAULTY-"))).toEqual(["README.txt"]);
  expect(await shop("tax", "11-2026", "return")).toMatchObject({
    status: 2,
    err: expect.stringContaining("A month is written 2026-11"),
  });
});
