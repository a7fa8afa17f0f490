import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { command } from "../../tests/support/command.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { safeCell } from "../sheets/cell.ts";

// Some of these start processes, each of which loads the shop.
vi.setConfig({ testTimeout: 60_000 });
let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "swara-command-"));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Starts `bin/shop` with these arguments as a process, in `folder`, on the test's database. */
const start = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    env: { ...process.env, INIT_CWD: folder, DATABASE_URL: database.url },
  });

async function ended(child: ReturnType<typeof start>) {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { status, text };
}

/** The same in this process, with other settings. */
async function on(settings: Record<string, string>, args: string[]) {
  const { status, text } = await command(args, { INIT_CWD: folder, ...settings });
  return { status, text };
}
const shop = (...args: string[]) => on({ DATABASE_URL: database.url }, args);

const file = (name: string, content: string) => writeFileSync(join(folder, name), content);

test("the staff are told what there is", async () => {
  expect(await ended(start("--help"))).toMatchObject({ status: 0, text: expect.stringContaining("import") });
  expect(await shop("import", "--help")).toMatchObject({ status: 0, text: expect.stringContaining("--dry-run") });
  expect(await ended(start("sell"))).toMatchObject({ status: 2, text: expect.stringContaining('no command "sell"') });
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

test.each([
  [["status"]],
  [["status", "--json"]],
  [["order", "list"]],
  [["order", "pack", "AAAAA-AAAAA"]],
  [["grievance", "list"]],
])("%j where no shop was opened says what to do, and makes nothing", async (args) => {
  const empty = mkdtempSync(join(tmpdir(), "swara-empty-"));
  const said = await on({ DATABASE_URL: "", DATA_DIR: join(empty, "data") }, args);
  expect(said).toEqual({ status: 2, text: expect.stringContaining("bin/start opens one") });
  expect(readdirSync(empty)).toEqual([]);
});

test("an empty database of a server is no shop either, and stays empty", async () => {
  const { pathname } = new URL(database.url);
  const name = `${pathname.slice(1)}_empty`;
  await database.sql`create database ${database.sql(name)}`;
  const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  expect(await on({ DATABASE_URL: url }, ["order", "list"])).toMatchObject({ status: 2 });
  expect(await on({ DATABASE_URL: url }, ["status"])).toEqual({
    status: 2,
    text: expect.stringContaining("There is no shop in the database of DATABASE_URL yet"),
  });
  await database.sql`drop database ${database.sql(name)} with (force)`;
});

test("complaints: one that is not there, words that mean nothing, two at once", async () => {
  expect(await shop("grievance", "resolved", "g-aaaaaaaaaa", "Done")).toEqual({
    status: 1,
    text: "There is no complaint G-AAAAA-AAAAA.\n",
  });
  expect(await shop("grievance", "show", "G-AAAAA-AAAAA")).toMatchObject({ status: 1 });
  for (const words of [["list", "all"], ["show"], ["show", "G-AAAAA-AAAAA", "G-BBBBB-BBBBB"]])
    expect(await shop("grievance", ...words)).toMatchObject({ status: 2, text: expect.stringContaining("Usage:") });
  expect(await shop("grievance", "closed", "G-AAAAA-AAAAA", "G-BBBBB-BBBBB")).toMatchObject({
    status: 2,
    text: expect.stringContaining("One complaint at a time"),
  });
});

test("whoever reads only the beginning hears no complaint", async () => {
  const child = start("status");
  child.stdout.destroy();
  expect(await ended(child)).toEqual({ status: 1, text: "" });
});

test("status 0 when all went in, 1 when some did not, 2 when nothing could be read", async () => {
  file("good.csv", "Handle,Title,Variant Price\na,A,100\nb,B,200\n");
  file("bad.csv", "Handle,Title,Variant Price\nc,C,\nd,D,100\n=e,=E,x\n");
  file("other.csv", "Date,Amount\n1,2\n");
  const dry = await shop("import", "--dry-run", "good.csv");
  expect(dry).toMatchObject({ status: 0, text: expect.stringContaining("2 added") });
  expect(dry.text).not.toContain("not sold");
  const good = await shop("import", "good.csv");
  expect(good).toMatchObject({ status: 0, text: expect.stringContaining("2 added") });
  expect(good.text.trimEnd()).toMatch(
    /\nMind: \d+ products are not sold, as their HSN or GST rate .*bin\/shop lacks\.$/,
  );
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

test("what a shop needs before it opens is told in words and for programs, without a secret", async () => {
  const secret = { DATABASE_URL: database.url, SHOP_MODE: "production", METRICS_TOKEN: "hunter2-hunter2-hunter2" };
  const told = await on(secret, ["check"]);
  expect(told).toMatchObject({ status: 1, text: expect.stringContaining("The shop may not open yet") });
  expect(told.text).toMatch(/missing {2}HTTPS address: PUBLIC_URL is missing.*\n {13}set PUBLIC_URL=/);
  expect(told.text).not.toContain("hunter2");
  const { status, text } = await shop("check", "--json", "--mail", "owner@raga.in");
  expect(status).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    ok: false,
    checks: expect.arrayContaining([
      expect.objectContaining({ topic: "A mail sent", problem: "SMTP_URL is missing: nothing was sent." }),
    ]),
  });
  for (const wrong of [["--mail", "nobody"], ["--dkim", "a b"], ["now"]])
    expect(await shop("check", ...wrong)).toMatchObject({
      status: 2,
      text: expect.stringContaining("Usage: bin/shop check"),
    });
});
