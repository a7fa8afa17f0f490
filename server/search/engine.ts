import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../database/connect.ts";
import type { Log } from "../log.ts";
import { watchIndex } from "../metrics/indexMetrics.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { pack } from "./packInWorker.ts";
import type { ProductIndex } from "./productIndex.ts";
import { loadIndex, rereadProducts } from "./readProducts.ts";

/** The catalogue in memory, kept in step with the database. */
export type SearchEngine = {
  /**
   * What `work` makes of the index, after a wait of up to a second for changes that are being read. `null`: nothing is
   * loaded yet, so the caller asks the database. `work` is not to keep the index.
   */
  use<T>(work: (index: ProductIndex) => T): Promise<T | null>;
  /** Whether the index has every change that the database has told of. */
  isCurrent(): boolean;
};

/** For how long a search waits for what is being read, in milliseconds. */
const patience = 1_000;
/** Share of dead slots above which the index is built anew. */
const mostDead = 0.3;
/** In milliseconds, as is the longest rest between two builds. */
const pauseAfterFailure = 1_000;
/** Each build that fails in a row is followed by a pause of twice the length, up to this one. */
const mostPause = 60_000;
const mostRest = 60_000;

/**
 * Opens the search: loads in the background, and follows the database until its connections are closed. `packed` reads
 * and packs the catalogue.
 */
export function openSearch(
  sql: Sql,
  log?: Log,
  packed: (sql: Sql) => Promise<PackedIndex> = (sql) => pack(sql),
): SearchEngine {
  let index: ProductIndex | undefined;
  let isOpen = true;
  let isWanted = false;
  let building: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  /** What the index has to read anew; and, while the next one is built, what that one may have read too early. */
  const changed = new Set<number>();
  const missed = new Set<number>();
  /** How long building takes: what is done at once is worth waiting for. */
  let buildTime = 0;
  /** Builds that failed one after the other. */
  let failed = 0;
  const opened = performance.now();
  /** Since when the index lacks something that the database has told of. */
  let behindSince: number | undefined = opened;

  /** Listens first and builds then, so that no change is missed between the two. */
  async function open(): Promise<void> {
    try {
      // Called at first, and after a lost connection, when nobody knows what was missed.
      await sql.listen("catalogue", hear, rebuild);
    } catch (error) {
      await afterFailure(error);
      if (isOpen) return open();
    }
  }

  function hear(message: string): void {
    const id = /^product:(\d+)$/.exec(message)?.[1];
    if (id === undefined) return rebuild();
    behindSince ??= performance.now();
    changed.add(Number(id));
    missed.add(Number(id));
    if (index) reading ??= read(); // the first one that is built reads them
  }

  function rebuild(): void {
    behindSince ??= performance.now();
    isWanted = true;
    building ??= build();
  }

  /** Reads what has changed into the index that serves, whether or not the next one is being built. */
  async function read(): Promise<void> {
    while (isOpen && changed.size > 0) {
      if (!index) break; // what is heard before there is one is read once it is there
      const ids = [...changed];
      changed.clear();
      try {
        await rereadProducts(sql, index, ids);
      } catch (error) {
        await afterFailure(error);
        rebuild();
      }
    }
    reading = undefined;
    noteCurrent();
    if (index && index.dead > mostDead * index.slots + 1_000) rebuild();
  }

  async function build(): Promise<void> {
    while (isOpen && isWanted) {
      isWanted = false;
      try {
        await replace();
        failed = 0;
      } catch (error) {
        isWanted = true;
        await afterFailure(error, Math.min(pauseAfterFailure * 2 ** failed++, mostPause));
      }
      // While an import tells of change after change, building takes at most half of the time.
      if (isWanted) await pause(Math.min(buildTime, mostRest), undefined, { ref: false });
    }
    building = undefined;
    noteCurrent();
  }

  async function replace(): Promise<void> {
    const started = performance.now();
    missed.clear();
    const next = await loadIndex(await packed(sql));
    while (missed.size > 0) {
      const ids = [...missed];
      missed.clear();
      await rereadProducts(sql, next, ids);
    }
    index = next;
    buildTime = performance.now() - started;
  }

  async function afterFailure(error: unknown, rest = pauseAfterFailure): Promise<void> {
    isOpen = isOpen && !isClosed(error);
    if (!isOpen) return;
    log?.warn({ err: error, again_in_ms: rest }, "search not in step");
    await pause(rest, undefined, { ref: false });
  }

  /** What is worth waiting for: changes that are being read, and a build that is over at once or has just begun. */
  function wait(): Promise<unknown> | undefined {
    const isShort = index ? buildTime < patience : performance.now() - opened < 5 * patience;
    const works = [reading, ...(isShort ? [building ?? opening] : [])].filter((work) => work !== undefined);
    return works.length > 0 ? Promise.all(works) : undefined;
  }

  const isCurrent = () => index !== undefined && !reading && !building;
  function noteCurrent(): void {
    if (isCurrent()) behindSince = undefined;
  }
  watchIndex(() => ({
    products: index?.size ?? 0,
    behind: behindSince === undefined ? 0 : (performance.now() - behindSince) / 1_000,
  }));

  let opening: Promise<void> | undefined = open().then(() => {
    opening = undefined;
  });
  return {
    async use(work) {
      const awaited = wait();
      if (awaited) await Promise.race([awaited, pause(patience, undefined, { ref: false })]);
      return index ? work(index) : null;
    },
    isCurrent,
  };
}

/** Whether the shop is closing its database. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["CONNECTION_ENDED", "CONNECTION_DESTROYED", "3D000"].includes(String(error.code));
