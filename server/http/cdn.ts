import { setTimeout as after } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Forgets } from "./invalidation.ts";
import type { Fresh } from "./pageCache.ts";

/** Every page's key: what drops it drops all. */
const everything = "everything";
/** Changes of so many milliseconds are told together. */
const gathered = 100;
/** Milliseconds after which they are told once more: a page that was on its way meanwhile may have been kept after the first time. */
const onceMore = 2_000;
/** Milliseconds until one is told again that did not answer, and how long an answer is waited for. */
const patience = 5_000;
/** More changes than that at once are told as everything. */
const mostKeys = 200;

/**
 * A page that is for everybody, as a CDN keeps it that drops pages by their keys (`Surrogate-Key`, as Varnish and Fastly know it): for as long as a
 * node itself would, 60 s, since it is told of changes. A change of any product drops "lists", so that what has that key needs no other one.
 */
export function forCdn(fresh: Fresh): Fresh {
  const shared = fresh.headers["cache-control"]?.includes("s-maxage");
  if (!shared || fresh.tags === undefined) return fresh;
  const tags = fresh.tags.includes("lists") ? ["lists"] : fresh.tags;
  const keys = {
    "cache-control": "public, max-age=0, s-maxage=60, must-revalidate",
    "surrogate-key": [everything, ...tags].join(" "),
  };
  const { data } = fresh;
  return {
    ...fresh,
    headers: { ...fresh.headers, ...keys },
    ...(data && { data: { ...data, headers: { ...data.headers, ...keys } } }),
  };
}

/**
 * Tells the CDN at CDN_PURGE_URL which keys have changed: `POST` with `Surrogate-Key: …` and CDN_PURGE_HEADERS, the protocol of
 * Fastly, softly: what is old may still be shown while no node can make it anew. Each node tells it, after it has forgotten its own page, so that whoever
 * tells last leaves nobody with an older one. What the CDN did not take is told again; until then its pages are at most 60 s old.
 * Returns undefined where no CDN is set.
 */
export function cdnPurge(
  settings: Pick<Settings, "CDN_PURGE_URL" | "CDN_PURGE_HEADERS">,
  log: Log,
): (Forgets & { end: () => Promise<void> }) | undefined {
  const { CDN_PURGE_URL: address, CDN_PURGE_HEADERS: own } = settings;
  if (address === undefined) return undefined;
  const ending = new AbortController();
  const wait = (milliseconds: number) => after(milliseconds, undefined, { signal: ending.signal }).catch(() => {});
  /** Each key that is to be told, and how often. */
  let waiting = new Map<string, number>();
  let telling: Promise<void> | undefined;

  function add(key: string, times: number): void {
    const most = waiting.size >= mostKeys ? everything : key;
    waiting.set(most, Math.max(times, waiting.get(most) ?? 0));
    telling ??= tell().finally(() => {
      telling = undefined;
    });
  }

  async function tell(): Promise<void> {
    while (waiting.size > 0) {
      await wait(gathered);
      const told = waiting;
      waiting = new Map();
      const taken = await purge(address as string, own, told.has(everything) ? [everything] : [...told.keys()], log);
      const once = [...told].filter(([, times]) => times > 1);
      if (taken) setTimeout(() => once.forEach(([key]) => add(key, 1)), onceMore).unref();
      else for (const [key, times] of told) waiting.set(key, Math.max(times, waiting.get(key) ?? 0));
      if (ending.signal.aborted) return;
      if (!taken) await wait(patience);
    }
  }

  return {
    drop: (tag) => add(tag, 2),
    dropAll: () => add(everything, 2),
    async end() {
      ending.abort();
      await telling;
    },
  };
}

/** Whether the CDN took these keys. */
async function purge(address: string, own: Record<string, string>, keys: string[], log: Log): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { ...own, "Surrogate-Key": keys.join(" "), "Fastly-Soft-Purge": "1" },
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log.warn({ status: answer.status }, "the CDN refused to drop pages");
  } catch (error) {
    log.warn({ err: error }, "the CDN did not answer");
  }
  return false;
}
