import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../database/connect.ts";
import type { Log } from "../log.ts";
import { watchIndex } from "../metrics/indexMetrics.ts";
import type { Since } from "./atOneMoment.ts";
import { changedSince } from "./changedSince.ts";
import { startFromKept } from "./keptIndex.ts";
import { type Done, pack } from "./packInWorker.ts";
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
/** Share of dead slots, or of products that came later, above which the index is built anew. */
const mostWorn = 0.3;
/** In milliseconds. */
const pauseAfterFailure = 1_000;
/** Each build that fails in a row is followed by a pause of twice the length, up to this one. */
const mostPause = 60_000;
/** How many times as long as building or catching up the rest after it is, and how long at most. */
const restTimes = 4;
const mostRest = 120_000;

/** `folder`: where the index is kept between starts. `packed` reads and packs the catalogue. */
export type SearchOptions = { folder?: string; packed?: (sql: Sql) => Promise<Done> };

/** Opens the search: loads in the background, and follows the database until its connections are closed. */
export function openSearch(
  sql: Sql,
  log?: Log,
  { folder, packed = (sql) => pack(sql, { folder }) }: SearchOptions = {},
): SearchEngine {
  let index: ProductIndex | undefined;
  /** What the database did from then on may not be in the index, but for what it told of. */
  let since: Since = 0;
  let isOpen = true;
  let isWanted = false;
  let building: Promise<void> | undefined;
  /** Until the step of building that goes on, or comes after the rest, is done. */
  let round = Promise.withResolvers<void>();
  let reading: Promise<void> | undefined;
  /** What the index has to read anew; and, while the next one is built, what that one may have read too early. */
  const changed = new Set<number>();
  const missed = new Set<number>();
  /** How long building and catching up take, and which of them goes on: what is done at once is worth waiting for. */
  const times = { build: 0, catchUp: 0 };
  let step: keyof typeof times = "build";
  /** What failed one after the other. */
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
    // The first index that is built reads them.
    if (index && !reading) read().then(noteCurrent, (error: unknown) => afterFailure(error).then(rebuild));
  }

  function rebuild(): void {
    behindSince ??= performance.now();
    isWanted = true;
    building ??= build();
  }

  /**
   * Reads what has changed into the index that serves, whether or not the next one is being built. Never twice at once: of
   * two who read the same product the older answer could come last.
   */
  function read(): Promise<void> {
    reading ??= readChanged().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readChanged(): Promise<void> {
    while (changed.size > 0) {
      if (!isOpen || !index) return;
      const ids = [...changed];
      changed.clear();
      try {
        await rereadProducts(sql, index, ids);
      } catch (error) {
        for (const id of ids) changed.add(id);
        throw error;
      }
    }
  }

  async function build(): Promise<void> {
    while (isOpen && isWanted) {
      isWanted = false;
      try {
        if (!(await catchUp()) && !(await openKept())) await replace();
        if (isWorn()) isWanted = true;
        failed = 0;
      } catch (error) {
        isWanted = true;
        await afterFailure(error, Math.min(pauseAfterFailure * 2 ** failed++, mostPause));
      }
      round.resolve();
      round = Promise.withResolvers();
      // While an import tells of change after change, this takes a fifth of the time.
      if (isWanted) await pause(Math.min(times[step] * restTimes, mostRest), undefined, { ref: false });
    }
    building = undefined;
    noteCurrent();
  }

  const isWorn = () => index && Math.max(index.dead, index.later) > mostWorn * index.slots + 1_000;

  /** Reads what has changed since the index was last as the database is. False: it has to be built. */
  async function catchUp(): Promise<boolean> {
    if (!index || isWorn()) return false;
    step = "catchUp";
    const started = performance.now();
    const found = await changedSince(sql, index, since);
    if (!found) return false;
    for (const id of found.ids) changed.add(id);
    await read();
    since = found.since;
    times.catchUp = performance.now() - started;
    return true;
  }

  /** Begins with the index that was kept, and what has changed since. False: there is none, or none that is worth it. */
  async function openKept(): Promise<boolean> {
    if (index || folder === undefined) return false;
    const started = performance.now();
    missed.clear();
    try {
      const kept = await startFromKept(sql, folder);
      if (!kept) return false;
      for (const id of kept.ids) missed.add(id);
      await take(kept.index, kept.since);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log?.warn({ reason }, "the search's kept index is not used");
      return false;
    }
    times.build = patience; // what is kept takes longer to build
    tellReady("the search is ready as it was kept", started);
    return true;
  }

  async function replace(): Promise<void> {
    step = "build";
    const started = performance.now();
    missed.clear();
    const done = await packed(sql);
    if (done.notKept !== undefined) log?.warn({ reason: done.notKept }, "the search's index was not kept");
    await take(await loadIndex(done.packed), done.since);
    times.build = performance.now() - started;
    tellReady("the search is ready", started);
  }

  function tellReady(words: string, started: number): void {
    log?.info({ products: index?.size, in_ms: Math.round(performance.now() - started) }, words);
  }

  /** Has an index serve once it has what was told of while it was made. */
  async function take(next: ProductIndex, from: Since): Promise<void> {
    while (missed.size > 0) {
      const ids = [...missed];
      missed.clear();
      await rereadProducts(sql, next, ids);
    }
    index = next;
    since = from;
  }

  async function afterFailure(error: unknown, rest = pauseAfterFailure): Promise<void> {
    isOpen = isOpen && !isClosed(error);
    if (!isOpen) return;
    log?.warn({ err: error, again_in_ms: rest }, "search not in step");
    await pause(rest, undefined, { ref: false });
  }

  /** What is worth waiting for: changes that are being read, and a build that is over at once or has just begun. */
  function wait(): Promise<unknown> | undefined {
    const isShort = index ? times[step] * (1 + restTimes) < patience : performance.now() - opened < 5 * patience;
    const soon = building ? round.promise : opening;
    const works = [reading?.catch(() => {}), isShort ? soon : undefined].filter((work) => work !== undefined);
    return works.length > 0 ? Promise.all(works) : undefined;
  }

  const isCurrent = () => index !== undefined && !reading && !building;
  function noteCurrent(): void {
    if (isWorn()) rebuild();
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
