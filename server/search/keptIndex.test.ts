import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readFindable } from "../../tests/relevance/judge.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { loadDemo } from "../demo.ts";
import { createLog } from "../log.ts";
import { collectionFact } from "./columns.ts";
import { openSearch } from "./engine.ts";
import { find } from "./find.ts";
import { openIndex, writeIndex } from "./indexFile.ts";
import { keepIndex, readKept } from "./keptIndex.ts";
import type { Packed } from "./packedIndex.ts";
import { pack } from "./packInWorker.ts";
import type { ProductIndex } from "./productIndex.ts";
import { buildIndex, loadIndex, packCatalogue } from "./readProducts.ts";

let database: TestDatabase;
let sql: Sql;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  sql = database.sql;
  await loadDemo(sql, () => {});
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "swara-kept-"));
  return () => rmSync(folder, { recursive: true, force: true });
});

const keep = async () => keepIndex(sql, folder, await packCatalogue(sql), 0);
const fileOf = () => join(folder, readdirSync(folder).find((name) => name.endsWith(".index")) ?? "none");

/** Starts a search on the folder; answers what it then is, whether it was built, and what was logged. */
async function start(on = sql): Promise<{ index: ProductIndex; built: number; log: string; found: Found }> {
  let [built, log] = [0, ""];
  const packed = (sql: Sql) => {
    built++;
    return packCatalogue(sql);
  };
  const engine = openSearch(on, createLog("info", { write: (line) => void (log += line) }), { folder, packed });
  await vi.waitFor(() => expect(engine.isCurrent()).toBe(true), 20_000);
  const index = await engine.use((index) => index);
  if (!index) throw new Error("no index");
  const found: Found = async (typed) => (await engine.use((index) => find(index, typed, 5)))?.ids ?? [];
  return { index, built, log, found };
}
type Found = (typed: string) => Promise<number[]>;

const rename = (tx: Sql | Transaction, id: number, name: string) =>
  tx`with named as (update product set name = ${name} where id = ${id} returning id) select id from named`.then(
    () => tx`select refresh_card(array[${id}::int])`,
  );
const products = async (n: number): Promise<number[]> =>
  (await sql<{ id: number }[]>`select product_id as id from card order by random() limit ${n}`).map(({ id }) => id);

test("what a thread kept answers every judged search as a fresh build does", async () => {
  const { notKept } = await pack(sql, { folder, few: 1 });
  expect(notKept).toBeUndefined();
  const kept = await readKept(sql, folder);
  const [own, read] = [await buildIndex(sql), await loadIndex((kept as Packed).packed)];
  expect(read.size).toBe(own.size);
  for (const { query } of readFindable()) expect(find(read, query, 8)).toEqual(find(own, query, 8));
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a start takes what is kept, with everything that changed meanwhile, though nobody was told", async () => {
  await keep();
  const [changed = 0, hidden = 0, deleted = 0, joined = 0, left = 0] = await products(5);
  await rename(sql, changed, "Kaveri Wobbegong Veena");
  await sql`update product set published = false where id = ${hidden}`;
  await sql`select refresh_card(array[${hidden}::int])`;
  await sql`delete from card where product_id = ${deleted}`;
  const [collection] = await sql<[{ id: number }]>`
    insert into collection (slug, name, position) values ('kept', 'Kept', 99) returning id`;
  await sql`insert into collection_product (collection_id, product_id) values (${collection.id}, ${joined}), (${collection.id}, ${left})`;
  await keep();
  await sql`delete from collection_product where product_id = ${left} and collection_id = ${collection.id}`;
  await sql`insert into collection_product (collection_id, product_id) values (${collection.id}, ${changed})`;
  const { index, built, log, found } = await start();
  expect([built, log]).toEqual([0, expect.stringContaining("as it was kept")]);
  expect(await found("wobbegong")).toEqual([changed]);
  expect([hidden, deleted, joined].map((id) => index.has(id))).toEqual([false, false, true]);
  const isIn = index.columns.hasOneOf([collectionFact(collection.id)]);
  const members = Array.from({ length: index.slots }, (_, slot) => slot).filter(
    (slot) => index.popularityRank[slot] !== 0 && isIn(slot),
  );
  expect(new Set(members.map((slot) => index.ids[slot]))).toEqual(new Set([joined, changed]));
  await sql`select refresh_card(array[${deleted}::int])`;
});

test("products that came, went and changed since are found by row versions alone", async () => {
  await keep();
  const [gone = 0, changed = 0] = await products(2);
  await rename(sql, changed, "Kaveri Quibble Veena");
  await sql`delete from card where product_id = ${gone}`;
  const { index, built, found } = await start();
  expect([built, index.has(gone)]).toEqual([0, false]);
  expect(await found("quibble")).toEqual([changed]);
  await keep();
  await sql`select refresh_card(array[${gone}::int])`;
  expect((await start()).index.has(gone)).toBe(true);
});

test.each([false, true])(
  "a change that is open while the index is made is not lost (within a savepoint: %s)",
  async (inside) => {
    const [id = 0] = await products(1);
    const name = `Kaveri ${inside ? "Axolotl" : "Pangolin"} Veena`;
    await database.jobs.begin(async (tx) => {
      await tx`select pg_current_xact_id()`;
      if (inside) await tx.savepoint((part) => rename(part, id, name));
      else await rename(tx, id, name);
      await keep();
      // Others begin and end later, so that the open one is not the newest.
      await sql`update brand set text = text || '' where id = (select min(id) from brand)`;
    });
    const { built, found } = await start();
    expect([built, await found(name.slice(7, -6))]).toEqual([0, [id]]);
  },
);

const damages: [string, (bytes: Buffer) => Buffer | undefined, string][] = [
  ["is empty", () => Buffer.alloc(0), "cut off"],
  ["is something else", () => Buffer.from("x".repeat(100)), "no index"],
  ["ends early", (bytes) => bytes.subarray(0, bytes.length - 1_000), "as long as it says"],
  ["ends in its header", (bytes) => bytes.subarray(0, 200), "cut off"],
  ["goes on", (bytes) => Buffer.concat([bytes, Buffer.alloc(8)]), "as long as it says"],
  ["has a wrong bit in its header", (bytes) => flip(bytes, 100), "header is damaged"],
  ["has a wrong bit in an array", (bytes) => flip(bytes, bytes.length >> 1), "checksum is wrong"],
  ["has a wrong checksum", (bytes) => flip(bytes, bytes.length - 1), "checksum is wrong"],
];
function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  return bytes;
}

test.each(damages)("a file that %s is not used, and told of", async (_, damage, reason) => {
  await keep();
  writeFileSync(fileOf(), damage(readFileSync(fileOf())) ?? "");
  const { index, built, log } = await start();
  expect([built, log]).toEqual([1, expect.stringContaining(reason)]);
  expect(index.size).toBeGreaterThan(300);
});

test("a file of another version of the shop is not looked at, and forgotten after a day", async () => {
  await keep();
  const [own, fresh] = [fileOf(), join(folder, "0123456789abcdef.index")];
  renameSync(own, fresh);
  expect(await readKept(sql, folder)).toBeUndefined();
  for (const name of ["fedcba9876543210.index", "fedcba9876543210.index.x.part", "unknown"]) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), new Date(), Date.now() / 1_000 - 90_000);
  }
  await keep();
  expect(readdirSync(folder).sort()).toEqual([basename(own), basename(fresh), "unknown"].sort());
});

test.each([
  ["cluster", "1", "another database"],
  ["token", "00000000-0000-4000-8000-000000000000", "an earlier copy"],
  ["transaction", "3", "loaded anew"],
  ["since", 2 ** 40, "too much has changed"],
])("a file of another %s is not used", async (what, value, reason) => {
  await keep();
  const kept = await openIndex(fileOf());
  if (!kept) throw new Error("not kept");
  const packed = await kept.read();
  await kept.close();
  const file = await open(fileOf(), "w");
  await writeIndex(file, packed, { ...kept.origin, [what]: value });
  await file.close();
  const { built, log } = await start();
  expect([built, log]).toEqual([1, expect.stringContaining(reason)]);
});

test("a database that was restored from before the index was kept does not take it", async () => {
  await keep();
  const [id = 0] = await products(1);
  await rename(sql, id, "Kaveri Restored Veena");
  await sql`delete from kept_index`; // all that such a database differs in
  const { built, log, found } = await start();
  expect([built, log, await found("restored")]).toEqual([1, expect.stringContaining("an earlier copy"), [id]]);
});

test.each([
  ["a category", "update category set name = name || ' & Harps' where id = (select min(id) from category)"],
  ["a maker", "update brand set name = name || 's' where id = (select min(brand_id) from card)"],
])("what all products are read by has the index built anew: %s is called differently", async (_, act) => {
  await keep();
  await sql.unsafe(act);
  const { built, log } = await start();
  expect([built, log]).toEqual([1, expect.stringContaining("too much has changed")]);
});

test("a maker's other words and a category's guide do not", async () => {
  await keep();
  await sql`update brand set text = 'Since 1924' where id = (select min(brand_id) from card)`;
  await sql`update category set guide = '<p>How to choose</p>'`;
  expect((await start()).built).toBe(0);
});

test("two nodes may keep in one folder at once, and no reader meets half a file", async () => {
  const packed = await packCatalogue(sql);
  await keepIndex(sql, folder, packed, 0);
  const read = async () => {
    for (let i = 0; i < 5; i++) expect((await readKept(sql, folder))?.packed.products).toBe(packed.packed.products);
  };
  await Promise.all([...[1, 2, 3].map(() => keepIndex(sql, folder, packed, 0)), read(), read()]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("where nothing can be written the shop goes on, and says so", async () => {
  const [there] = [join(folder, "there")];
  writeFileSync(there, "");
  expect((await pack(sql, { folder: there, few: 1 })).notKept).toContain("EEXIST");
  await expect(keepIndex(sql, folder, await packCatalogue(sql), Number.POSITIVE_INFINITY)).rejects.toThrow(
    "too little room",
  );
  expect(readdirSync(folder)).toEqual(["there"]);
  let log = "";
  const destination = { write: (line: string) => void (log += line) };
  const packed = () => pack(sql, { folder: there, few: 1 });
  const engine = openSearch(sql, createLog("info", destination), { folder: there, packed });
  await vi.waitFor(() => expect(engine.isCurrent()).toBe(true), 20_000);
  expect(log).toContain("was not kept");
  expect(await engine.use((index) => find(index, "veena", 1)?.total)).toBeGreaterThan(0);
});
