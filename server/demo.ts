import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadFurniture } from "./catalogue/import/furniture.ts";
import { importFile } from "./catalogue/import/importFile.ts";
import { lockNumber, type Sql } from "./database/connect.ts";

const folder = join(import.meta.dirname, "..", "catalogue");

/** Files of the demo catalogue, in the order in which they are loaded. */
const productFiles = () =>
  readdirSync(join(folder, "products"))
    .filter((name) => name.endsWith(".csv"))
    .sort();

function digestOfFiles(): string {
  const hash = createHash("sha256");
  for (const name of productFiles()) hash.update(readFileSync(join(folder, "products", name)));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !file.startsWith("pictures"))
    .sort()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
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

async function loadNewDemo(sql: Sql, say: (text: string) => void): Promise<void> {
  const digest = digestOfFiles();
  const [known] = await sql<{ value: string }[]>`select value from shop_state where name = 'demo'`;
  if (known?.value === digest) return;
  const [some] = await sql`select from product limit 1`;
  if (some && !known) return;
  await loadFurniture(sql, folder);
  for (const name of productFiles()) {
    const { added, changed, refused } = await importFile(sql, join(folder, "products", name), {});
    say(`  ${name}: ${added} products added, ${changed} changed${refused > 0 ? `, ${refused} REFUSED` : ""}`);
  }
  await sql`insert into shop_state (name, value) values ('demo', ${digest}) on conflict (name) do update set value = excluded.value`;
}
