import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listProducts } from "../../server/catalogue/listProducts.ts";
import { suggest } from "../../server/catalogue/suggest.ts";
import type { Sql } from "../../server/database/connect.ts";
import { openSearch, type SearchEngine } from "../../server/search/engine.ts";
import { find } from "../../server/search/find.ts";
import { buildIndex } from "../../server/search/readProducts.ts";
import { readJudged } from "../../server/search/relevance/judge.ts";
import { load } from "./benchShop.ts";
import { latencies } from "./figures.ts";
import { growCatalogue } from "./growCatalogue.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const memory = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Every fifth judged search; all of them typed letter by letter would only take longer. */
const queries = readJudged()
  .map(({ query }) => query)
  .filter((_, i) => i % 5 === 0);
const keystrokes = queries.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function timesOf(texts: string[], work: (text: string) => unknown): Promise<string> {
  const times: number[] = [];
  for (const text of texts.slice(0, 300)) await work(text);
  for (const text of texts) times.push(await timed(() => work(text)));
  return latencies(times);
}

/** Seconds from a change's commit until the search finds it. */
async function untilFound(sql: Sql, engine: SearchEngine): Promise<number> {
  const id = await sql.begin(async (tx) => {
    const [row] = await tx<
      { id: number }[]
    >`update product set name = 'Sembiyan Wobbegong Guitar' where id = (select max(id) from product) returning id`;
    await tx`select refresh_card(array[${row?.id ?? 0}::int]), tell_products(array[${row?.id ?? 0}::int])`;
    return row?.id;
  });
  return timed(async () => {
    while ((await engine.use((index) => find(index, "wobbegong", 1)))?.ids[0] !== id)
      await new Promise((done) => setTimeout(done, 5));
  }).then((milliseconds) => milliseconds / 1_000);
}

/** One row of figures for a catalogue of so many products. */
export async function measureSearch(sql: Sql, products: number): Promise<string[]> {
  await growCatalogue(sql, products);
  const before = memory();
  const started = performance.now();
  const index = await buildIndex(sql);
  const loading = (performance.now() - started) / 1_000;
  const megabytes = (memory() - before) / 1e6;
  const finding = await timesOf(keystrokes, (text) => find(index, text, 8));
  const engine = openSearch(sql);
  while (!engine.isCurrent()) await new Promise((done) => setTimeout(done, 50));
  const suggesting = await timesOf(keystrokes, (text) => suggest(sql, engine, text));
  let next = 0;
  const atOnce = await load(
    16,
    3_000,
    async () => void (await suggest(sql, engine, keystrokes[next++ % keystrokes.length] ?? "")),
  );
  const listing = await timesOf(queries, (search) => listProducts(sql, engine, new URLSearchParams({ search })));
  const found = await untilFound(sql, engine);
  return [
    String(index.size),
    loading.toFixed(1),
    megabytes.toFixed(0),
    String(index.vocabulary.size),
    finding,
    suggesting,
    (atOnce.length / 3).toFixed(0),
    listing,
    found.toFixed(2),
  ];
}
