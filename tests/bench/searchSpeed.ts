import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listProducts } from "../../server/catalogue/listProducts.ts";
import { suggest } from "../../server/catalogue/suggest.ts";
import type { Sql } from "../../server/database/connect.ts";
import { openSearch, type SearchEngine } from "../../server/search/engine.ts";
import { find } from "../../server/search/find.ts";
import { buffersOf, pack } from "../../server/search/packInWorker.ts";
import { loadIndex } from "../../server/search/readProducts.ts";
import { readFindable } from "../relevance/judge.ts";
import { load } from "./benchShop.ts";
import { quantile } from "./figures.ts";

/**
 * Latencies of several passes over the same texts, in milliseconds: the medians of the passes' quantiles, the 99th
 * percentile of the best pass, the quantiles over the texts of each one's best pass, which a busy machine disturbs least,
 * and the processor's time for one text on average.
 */
export type Passes = Quantiles & { bestP99: number; undisturbed: Quantiles; cpu: number };
type Quantiles = { p50: number; p95: number; p99: number };
/**
 * What was measured with a catalogue of so many products. Times in seconds, but of passes, and `stall`, the longest time in
 * milliseconds for which the thread that answers was kept from it while the index was built.
 */
export type SearchFigures = {
  products: number;
  words: number;
  build: { wall: number; cpu: number; stall: number; megabytes: number };
  keystroke: Passes;
  suggestion: Passes;
  list: Passes;
  atOnce: number;
  untilFound: number;
};

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** Objects alone: the index's arrays come from its thread, of which the process counts none. */
const memory = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const passes = 5;
/** Every fifth judged search; all of them typed letter by letter would only take longer. */
const queries = readFindable()
  .map(({ query }) => query)
  .filter((_, i) => i % 5 === 0);
const keystrokes = queries.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));
/** Searches, and the lists that people come to by the menu and its filters. */
const lists = [
  ...queries.map((search) => new URLSearchParams({ search })),
  ...[
    "",
    "category=guitars",
    "category=guitars&scategory=acoustic-guitars&brand=sembiyan",
    "category=violins&discount=10",
    "availability=in_stock&sort=price_up",
    "scategory=veena&sort=newest",
    "brand=carpatin&page=3",
  ].map((text) => new URLSearchParams(text)),
];

async function measure<T>(items: T[], work: (item: T) => unknown): Promise<Passes> {
  for (const item of items.slice(0, 300)) await work(item);
  const runs: number[][] = [];
  const started = cpuSeconds();
  for (let pass = 0; pass < passes; pass++) {
    const times: number[] = [];
    for (const item of items) {
      const begun = performance.now();
      await work(item);
      times.push(performance.now() - begun);
    }
    runs.push(times);
  }
  const bestP99 = Math.min(...runs.map((times) => quantile(times, 0.99)));
  const cpu = ((cpuSeconds() - started) * 1_000) / (items.length * passes);
  const best = items.map((_, i) => Math.min(...runs.map((times) => times[i] ?? Number.POSITIVE_INFINITY)));
  return { ...medians(runs), bestP99, undisturbed: medians([best]), cpu };
}

function medians(runs: number[][]): Quantiles {
  const median = (share: number) =>
    quantile(
      runs.map((times) => quantile(times, share)),
      0.5,
    );
  return { p50: median(0.5), p95: median(0.95), p99: median(0.99) };
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
  const committed = performance.now();
  while ((await engine.use((index) => find(index, "wobbegong", 1)))?.ids[0] !== id)
    await new Promise((done) => setTimeout(done, 5));
  return (performance.now() - committed) / 1_000;
}

/** The figures of the catalogue that stands in the database. */
export async function measureSearch(sql: Sql): Promise<SearchFigures> {
  const before = memory();
  const [started, cpuStarted] = [performance.now(), cpuSeconds()];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const { packed } = await pack(sql);
  const arrays = buffersOf(packed).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const index = await loadIndex(packed);
  delay.disable();
  const build = {
    wall: (performance.now() - started) / 1_000,
    cpu: cpuSeconds() - cpuStarted,
    stall: delay.max / 1e6,
  };
  const megabytes = (memory() - before + arrays) / 1e6;
  const keystroke = await measure(keystrokes, (text) => find(index, text, 8));
  const engine = openSearch(sql);
  while (!engine.isCurrent()) await new Promise((done) => setTimeout(done, 50));
  const suggestion = await measure(keystrokes, (text) => suggest(sql, engine, text));
  let next = 0;
  const atOnce = await load(
    16,
    3_000,
    async () => void (await suggest(sql, engine, keystrokes[next++ % keystrokes.length] ?? "")),
  );
  const list = await measure(lists, (query) => listProducts(sql, engine, query));
  return {
    products: index.size,
    words: index.vocabulary.size,
    build: { ...build, megabytes },
    keystroke,
    suggestion,
    list,
    atOnce: atOnce.length / 3,
    untilFound: await untilFound(sql, engine),
  };
}
