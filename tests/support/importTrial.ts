import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ImportOptions, importFile } from "../../server/catalogue/import/importFile.ts";
import type { Problem } from "../../server/catalogue/import/problem.ts";
import type { Sql } from "../../server/database/connect.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-import-"));
let files = 0;

/** Writes a file for a test and returns its path. */
export function fileOf(content: string | Buffer): string {
  const path = join(folder, `${++files}.csv`);
  writeFileSync(path, content);
  return path;
}

/** Imports a text as a file; the result with every problem. */
export async function load(sql: Sql, content: string | Buffer, options: ImportOptions = {}) {
  const problems: Problem[] = [];
  const result = await importFile(sql, fileOf(content), { ...options, onProblem: (problem) => problems.push(problem) });
  return { ...result, problems, said: problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`) };
}

const tables = [
  "brand",
  "category",
  "collection",
  "collection_product",
  "product",
  "product_attribute",
  "product_image",
  "variant",
  "stock",
  "stock_count",
  "card",
];

/** Everything the catalogue's tables hold, and which transaction wrote each row. */
export async function contents(sql: Sql): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of tables)
    all[table] =
      await sql`select xmin::text as written_by, ctid::text as place, t.* from ${sql(table)} t order by t::text`;
  return all;
}
