import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../database/connect.ts";
import { type Found, find } from "./find.ts";
import type { ProductIndex } from "./productIndex.ts";
import { buildIndex, rereadProducts } from "./readProducts.ts";

/** A search of the catalogue in memory, kept in step with the database. */
export type SearchEngine = {
  /**
   * Finds up to `most` products. `null`: nothing is loaded yet, so the caller asks the database; undefined: no letter or
   * digit was typed. Waits up to a second for changes that are being read.
   */
  find(typed: string, most: number): Promise<Found | undefined | null>;
  /** Whether the index has every change that the database has told of. */
  isCurrent(): boolean;
};

/** For how long a search waits for what is being read, in milliseconds. */
const patience = 1_000;
/** Share of dead slots above which the index is built anew. */
const mostDead = 0.3;
/** In milliseconds, as is the longest rest between two loads. */
const pauseAfterFailure = 1_000;
const mostRest = 60_000;

/** Opens the search: loads in the background, and follows the database until its connections are closed. */
export function openSearch(sql: Sql): SearchEngine {
  let index: ProductIndex | undefined;
  let wantsAll = false;
  let isOpen = true;
  const changed = new Set<number>();

  /** Listens first and loads then, so that no change is missed between the two. */
  async function open(): Promise<void> {
    try {
      // Called at first, and after a lost connection, when nobody knows what was missed.
      await sql.listen("catalogue", hear, rebuild);
    } catch (error) {
      wantsAll = true;
      await afterFailure(error);
      if (isOpen) return open();
    }
    return follow();
  }

  function hear(message: string): void {
    const id = /^product:(\d+)$/.exec(message)?.[1];
    if (id === undefined) return rebuild();
    changed.add(Number(id));
    work ??= follow();
  }

  function rebuild(): void {
    wantsAll = true;
    work ??= follow();
  }

  async function follow(): Promise<void> {
    while (isOpen && (wantsAll || changed.size > 0)) {
      const ids = [...changed];
      const all = wantsAll || !index || index.dead > mostDead * index.slots + 1_000;
      changed.clear();
      wantsAll = false;
      try {
        if (all) await load();
        else if (index) await rereadProducts(sql, index, ids);
      } catch (error) {
        wantsAll = true;
        await afterFailure(error);
      }
    }
    work = undefined;
  }

  async function load(): Promise<void> {
    const started = performance.now();
    index = await buildIndex(sql);
    // While an import tells of change after change, building takes at most half of the time.
    if (wantsAll) await pause(Math.min(performance.now() - started, mostRest), undefined, { ref: false });
  }

  async function afterFailure(error: unknown): Promise<void> {
    isOpen = !isClosed(error);
    if (isOpen) await pause(pauseAfterFailure, undefined, { ref: false });
  }

  let work: Promise<void> | undefined = open();
  return {
    async find(typed, most) {
      if (work) await Promise.race([work, pause(patience, undefined, { ref: false })]);
      return index ? find(index, typed, most) : null;
    },
    isCurrent: () => index !== undefined && work === undefined,
  };
}

/** Whether the shop is closing its database. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["CONNECTION_ENDED", "CONNECTION_DESTROYED", "3D000"].includes(String(error.code));
