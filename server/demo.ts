import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importFile } from "./catalogue/import/importFile.ts";
import { loadMerchandising } from "./catalogue/import/merchandising.ts";
import { lockNumber, type Sql } from "./database/connect.ts";

const folder = join(import.meta.dirname, "..", "demo");

/** Files of the demo catalogue, in the order in which they are loaded. */
const productFiles = () =>
  readdirSync(join(folder, "products"))
    .filter((name) => name.endsWith(".csv"))
    .sort();

/** Each file of the demo catalogue with the SHA-256 of its content, by its path below the folder. */
function digestsOfFiles(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(csv|json)$/.test(name));
  const digest = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(names.sort().map((name) => [name, digest(name)]));
}

/** What was loaded the last time; nothing where an older version kept one digest for everything. */
function readDigests(value: string | undefined): Record<string, string> {
  return value?.startsWith("{") ? (JSON.parse(value) as Record<string, string>) : {};
}

/**
 * Loads the demo catalogue by the code that loads a retailer's own, into a database that has no products yet or whose
 * demo catalogue is an older one. A shop with products of its own is left alone.
 */
export async function loadDemo(sql: Sql, say: (text: string) => void): Promise<void> {
  const lock = await sql.reserve();
  try {
    await lock`select pg_advisory_lock(${lockNumber("demo")})`; // one of two shops that start at once loads it
    await loadNewDemo(sql, say);
  } finally {
    await lock`select pg_advisory_unlock(${lockNumber("demo")})`;
    lock.release();
  }
}

/** Loads the files that changed and no others: a new coupon brings no menu back that the staff has changed since. */
async function loadNewDemo(sql: Sql, say: (text: string) => void): Promise<void> {
  const digests = digestsOfFiles();
  const [known] = await sql<{ value: string }[]>`select value from shop_state where name = 'demo'`;
  const before = readDigests(known?.value);
  const changed = new Set(Object.keys(digests).filter((name) => digests[name] !== before[name]));
  if (changed.size === 0) return;
  const [some] = await sql`select from product limit 1`;
  if (some && !known) return;
  await loadMerchandising(sql, folder, (file) =>
    [...changed].some((name) => name === file || name.startsWith(`${file}/`)),
  );
  for (const name of productFiles().filter((file) => changed.has(join("products", file)))) {
    const { added, changed: different, refused } = await importFile(sql, join(folder, "products", name), {});
    say(`  ${name}: ${added} products added, ${different} changed${refused > 0 ? `, ${refused} REFUSED` : ""}`);
  }
  const value = JSON.stringify(digests);
  await sql`insert into shop_state (name, value) values ('demo', ${value}) on conflict (name) do update set value = excluded.value`;
}
