import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { loadDemo } from "../../server/demo.ts";
import { find } from "../../server/search/find.ts";
import { buildIndex } from "../../server/search/readProducts.ts";
import { placeOf, readFindable, readProducts, scoreOf } from "../relevance/judge.ts";
import { printTable } from "./figures.ts";
import { growCatalogue } from "./growCatalogue.ts";
import { measureSearch, type Passes, type SearchFigures } from "./searchSpeed.ts";

type Way = (query: string) => Promise<number[]>;

const inStockFirst = (sql: Sql) => sql`availability = 'out_of_stock', popularity desc, product_id`;
const idsOf = (rows: { product_id: number }[]): number[] => rows.map(({ product_id }) => product_id);

/** The search engine, and what a shop without one would ask its database. */
async function ways(sql: Sql): Promise<Record<string, Way>> {
  const index = await buildIndex(sql);
  return {
    ours: async (query) => find(index, query, 10)?.ids ?? [],
    ilike: async (query) =>
      idsOf(
        await sql`select product_id from card where search_text ilike ${`%${query}%`} order by ${inStockFirst(sql)} limit 10`,
      ),
    "full text": async (query) =>
      idsOf(
        await sql`
        select product_id from card, websearch_to_tsquery('english', ${query}) q
        where to_tsvector('english', search_text) @@ q
        order by ts_rank(to_tsvector('english', search_text), q) desc, ${inStockFirst(sql)} limit 10`,
      ),
  };
}

async function judge(sql: Sql): Promise<void> {
  const products = await readProducts(sql);
  const judged = readFindable().filter(({ half }) => half === "B");
  const groups = ["all", ...new Set(judged.map(({ group }) => group))];
  const rows: string[][] = [];
  for (const [way, search] of Object.entries(await ways(sql))) {
    const places = new Map<string, number[]>(groups.map((group) => [group, []]));
    for (const { group, query, expected } of judged) {
      const place = placeOf(expected, await search(query), products);
      places.get("all")?.push(place);
      places.get(group)?.push(place);
    }
    for (const [group, list] of places) {
      const { searches, first, firstThree, reciprocal } = scoreOf(list);
      rows.push([way, group, String(searches), ...[first, firstThree, reciprocal].map((share) => share.toFixed(3))]);
    }
  }
  console.log("\nThe demo catalogue, the half of the judged searches that nothing was tuned by");
  printTable(["search", "group", "searches", "success@1", "success@3", "MRR"], rows);
}

async function withDemo(work: (sql: Sql) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "swara-bench-"));
  chmodSync(folder, 0o755);
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 8, DATABASE_URL: undefined });
  try {
    await migrate(database.sql);
    await loadDemo(database.sql, () => {});
    await work(database.sql);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const header = [
  "products",
  "build s (processor), stall ms",
  "MB",
  "words",
  "keystroke",
  "with cards",
  "list",
  "16 at once /s",
  "change s",
];

const passesOf = ({ p50, p95, p99, bestP99, undisturbed, cpu }: Passes): string =>
  [[p50, p95, p99], [bestP99], [undisturbed.p50, undisturbed.p95, undisturbed.p99], [cpu]]
    .map((times) => times.map((ms) => ms.toFixed(1)).join(" / "))
    .join(", ");

const rowOf = (found: SearchFigures): string[] => [
  String(found.products),
  `${found.build.wall.toFixed(1)} (${found.build.cpu.toFixed(1)}), ${found.build.stall.toFixed(0)}`,
  found.build.megabytes.toFixed(0),
  String(found.words),
  passesOf(found.keystroke),
  passesOf(found.suggestion),
  passesOf(found.list),
  found.atOnce.toFixed(0),
  found.untilFound.toFixed(2),
];

/** Judges what comes first, then measures generated catalogues of the sizes that the command line names. */
export async function benchSearch(): Promise<void> {
  await withDemo(judge);
  const asked = process.argv
    .slice(3)
    .map(Number)
    .filter((size) => size > 0);
  console.log(
    "\nGenerated catalogues, in one process with its database on this machine; milliseconds are p50 / p95 / p99 as medians\n" +
      "of five passes, p99 of the best pass, p50 / p95 / p99 over each one's best pass, and the processor's time for one",
  );
  const found: SearchFigures[] = [];
  for (const size of asked.length > 0 ? asked : [1_000, 10_000]) {
    await withDemo(async (sql) => {
      await growCatalogue(sql, size);
      found.push(await measureSearch(sql));
    });
    printTable(header, found.slice(-1).map(rowOf));
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/search.json", `${JSON.stringify(found, null, 2)}\n`);
  console.log("\nWritten to test-results/search.json; tests/bench/plotSearch.ts draws it.");
}
