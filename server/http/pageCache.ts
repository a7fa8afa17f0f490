import { createHash } from "node:crypto";
import { type Encoding, encode } from "./encoding.ts";
import { makeRoom } from "./makeRoom.ts";
import type { Ready } from "./ready.ts";

type Bodies = Ready & { bodies: Record<Encoding, Buffer> };

/** An answer that is the same for everybody, ready in the encodings that browsers take. */
export type Kept = Bodies & {
  /** A page's data, which its script asks for later. */
  data?: Bodies & { version: string };
  tags: string[];
  keptAt: number;
  /** Whether its brotli is as small as it gets, or is being made so. */
  pressed: boolean;
  /** Whether somebody asked for it since it was last looked for what is to go. */
  asked?: boolean;
};

/**
 * What a producer hands in: `tags` undefined means that it is somebody's own, or not 200, and is not kept. `shrink`: whether
 * it may be compressed all the same.
 */
export type Fresh = {
  status: number;
  headers: Record<string, string>;
  /** Each a `Set-Cookie` of its own; left out: none. */
  cookies?: string[];
  body: Buffer;
  /** A page's data, kept with it, where they don't stand in it. */
  data?: { headers: Record<string, string>; body: Buffer; version: string };
  tags: string[] | undefined;
  shrink?: boolean;
};

/** After so many milliseconds an answer is made anew even if nobody said that it changed: discounts start and end by the clock. */
const maxAge = 60_000;

/**
 * Answers kept ready-compressed in memory, those not asked for lately out first, at most `limit` bytes. An answer is dropped
 * when one of its tags is; one that was being made at that moment is handed out but kept by nobody.
 */
export class PageCache {
  readonly #limit: number;
  readonly #entries = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Kept | Fresh>>();
  readonly #droppedAt = new Map<string, number>();
  #clock = 0;
  #allDroppedAt = 0;
  #bytes = 0;
  #pressing = Promise.resolve();
  hits = 0;
  misses = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** The kept answer, if there is one that is not too old. */
  find(key: string): Kept | undefined {
    const kept = this.#entries.get(key);
    if (!kept || Date.now() - kept.keptAt >= maxAge) return undefined;
    this.hits++;
    kept.asked = true;
    if (!kept.pressed) this.#press(key, kept);
    return kept;
  }

  /** The kept answer, or a new one from `produce`; several who ask at once wait for the same one. */
  async get(key: string, produce: () => Promise<Fresh>): Promise<Kept | Fresh> {
    const found = this.find(key);
    if (found) return found;
    const kept = this.#entries.get(key);
    this.misses++;
    const running = this.#making.get(key);
    if (running) {
      const shared = await running;
      return "bodies" in shared ? shared : produce(); // what is not for everybody is made for each alone
    }
    const made = this.#make(key, produce, kept).catch((error) => {
      if (kept) return kept; // the database is away: what was true a minute ago is better than nothing
      throw error;
    });
    this.#making.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#making.get(key) === made) this.#making.delete(key);
    }
  }

  async #make(key: string, produce: () => Promise<Fresh>, former: Kept | undefined): Promise<Kept | Fresh> {
    const startedAt = ++this.#clock;
    const fresh = await produce();
    if (fresh.status >= 500) throw new Unavailable(fresh);
    if (fresh.status !== 200 || fresh.tags === undefined) return fresh;
    const [page, data] = await Promise.all([prepare(fresh, former), fresh.data && prepare(fresh.data, former?.data)]);
    const pressed = page.bodies === former?.bodies && data?.bodies === former.data?.bodies && former.pressed;
    const kept: Kept = {
      ...page,
      ...(data && fresh.data && { data: { ...data, version: fresh.data.version } }),
      pressed,
      tags: fresh.tags,
      keptAt: Date.now(),
    };
    const outdated =
      this.#allDroppedAt > startedAt || fresh.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > startedAt);
    // Nobody on the way may keep it either: it would be told of no change any more.
    if (outdated) return { ...kept, headers: { ...kept.headers, "cache-control": "no-store" } };
    this.#keep(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#remove(key);
    const bytes = weight(kept);
    if (bytes > this.#limit) return;
    this.#entries.set(key, kept);
    this.#bytes += bytes;
    for (const tag of kept.tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    makeRoom(
      this.#entries,
      key,
      () => this.#bytes > this.#limit,
      (oldest) => this.#remove(oldest),
    );
  }

  /**
   * Compresses harder what is asked for again, one after the other and off the event loop: a twelfth of the bytes for thirty times
   * the work, so that a page fits a connection's first packets, which what is asked for once is not worth.
   */
  #press(key: string, kept: Kept): void {
    kept.pressed = true;
    const { data, bodies: own } = kept;
    const isKept = () => this.#entries.get(key)?.bodies === own;
    for (const bodies of data ? [own, data.bodies] : [own])
      this.#pressing = this.#pressing.then(async () => {
        if (!isKept()) return;
        const smaller = await encode.br(bodies.identity, 11);
        if (!isKept()) return;
        this.#bytes += smaller.length - bodies.br.length;
        bodies.br = smaller;
      });
  }

  #remove(key: string): void {
    const kept = this.#entries.get(key);
    if (!kept) return;
    this.#entries.delete(key);
    this.#bytes -= weight(kept);
    for (const tag of kept.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Forgets every answer that shows this. Whoever asks from now on gets a new one, also when one is being made. */
  drop(tag: string): void {
    this.#droppedAt.set(tag, ++this.#clock);
    if (this.#droppedAt.size > 10_000) this.dropAll();
    for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
    this.#making.clear();
  }

  /** Forgets everything. */
  dropAll(): void {
    this.#allDroppedAt = ++this.#clock;
    this.#droppedAt.clear();
    this.#entries.clear();
    this.#byTag.clear();
    this.#making.clear();
    this.#bytes = 0;
  }
}

/** An answer of 500 and above: never kept, and an older good one is preferred to it. */
export class Unavailable extends Error {
  readonly fresh: Fresh;
  constructor(fresh: Fresh) {
    super(`answered ${fresh.status}`);
    this.fresh = fresh;
  }
}

const bytesOf = ({ bodies }: Bodies) => bodies.identity.length + bodies.gzip.length + bodies.br.length;
const weight = (kept: Kept) => bytesOf(kept) + (kept.data ? bytesOf(kept.data) : 0) + 2_048;

/** Ready to be sent; what is the same as before is not compressed anew. */
async function prepare(
  { headers, body }: Pick<Fresh, "headers" | "body">,
  former: Bodies | undefined,
): Promise<Bodies> {
  if (former?.bodies.identity.equals(body)) return { headers, etag: former.etag, bodies: former.bodies };
  const [gzip, br] = await Promise.all([encode.gzip(body, 6), encode.br(body, 5)]);
  // Weak: the same page in another encoding is the same page.
  return {
    headers,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    bodies: { identity: body, gzip, br },
  };
}
