import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { cacheKey } from "./cacheKey.ts";
import { type Fresh, type Kept, PageCache } from "./pageCache.ts";

const page = (text: string, tags: string[] = ["lists"], status = 200): Fresh => ({
  status,
  headers: { "content-type": "text/html" },
  body: Buffer.from(text),
  tags,
});
const textOf = (result: Kept | Fresh) => ("bodies" in result ? result.bodies.identity : result.body).toString();

/** A promise and how to fulfil it. */
function pending<T>() {
  let fulfil: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

test("a page is made once and kept in every encoding", async () => {
  const cache = new PageCache(1_000_000);
  const text = "veena ".repeat(500);
  const first = await cache.get("/", async () => page(text));
  const second = await cache.get("/", () => Promise.reject(new Error("made twice")));
  expect(second).toBe(first);
  if (!("bodies" in first)) throw new Error("not kept");
  expect(brotliDecompressSync(first.bodies.br).toString()).toBe(text);
  expect(gunzipSync(first.bodies.gzip).toString()).toBe(text);
  expect(first.bodies.br.length).toBeLessThan(200);
});

test("many who ask at once wait for one page", async () => {
  const cache = new PageCache(1_000_000);
  let made = 0;
  await Promise.all(Array.from({ length: 50 }, () => cache.get("/", async () => page(`page ${++made}`))));
  expect(made).toBe(1);
});

test("a dropped tag drops just the pages that show it", async () => {
  const cache = new PageCache(1_000_000);
  await cache.get("/a", async () => page("a1", ["product:1", "product:2"]));
  await cache.get("/b", async () => page("b1", ["product:2"]));
  cache.drop("product:1");
  expect(textOf(await cache.get("/a", async () => page("a2", ["product:1"])))).toBe("a2");
  expect(textOf(await cache.get("/b", async () => page("b2")))).toBe("b1");
});

test("a page that was being made when its product changed is not kept, and whoever asks afterwards doesn't get it", async () => {
  const cache = new PageCache(1_000_000);
  const { promise, fulfil } = pending<Fresh>();
  const early = cache.get("/a", () => promise);
  cache.drop("product:1");
  const late = cache.get("/a", async () => page("new price", ["product:1"]));
  fulfil(page("old price", ["product:1"]));
  expect(textOf(await early)).toBe("old price");
  expect(textOf(await late)).toBe("new price");
  expect(textOf(await cache.get("/a", async () => page("again")))).toBe("new price");
});

test("of many who ask at once for a page of their own, each gets his own", async () => {
  const cache = new PageCache(1_000_000);
  const own = (name: string) => cache.get("/profile", async () => ({ ...page(name), tags: undefined }));
  expect((await Promise.all([own("asha"), own("ravi"), own("meena")])).map(textOf)).toEqual(["asha", "ravi", "meena"]);
});

test("somebody's own page, a redirect and a failure are never kept", async () => {
  const cache = new PageCache(1_000_000);
  for (const fresh of [{ ...page("mine"), tags: undefined }, page("gone", ["lists"], 404), page("", ["lists"], 302)]) {
    expect(await cache.get("/x", async () => fresh)).toBe(fresh);
    expect(cache.size.entries).toBe(0);
  }
});

test("memory is bounded: the pages asked for longest ago go first", async () => {
  const cache = new PageCache(40_000);
  const big = () => Array.from({ length: 4_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join("");
  await cache.get("/0", async () => page(big()));
  for (let i = 1; i < 30; i++) {
    await cache.get(`/${i}`, async () => page(big()));
    await cache.get("/0", () => Promise.reject(new Error("the page in use was thrown out")));
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
  }
  expect(cache.size.entries).toBeGreaterThan(2);
  await expect(cache.get("/1", () => Promise.reject(new Error("made anew")))).rejects.toThrow("made anew");
});

test("an address has one key whatever the order, case and ornaments", () => {
  const key = (address: string) => cacheKey(new URL(address, "http://x"));
  expect(key("/Products/Search/?brand=a&category=b")).toBe(
    key("/products/search?category=b&brand=a&page=&utm_source=mail"),
  );
  expect(key("/products/search?page=2")).not.toBe(key("/products/search?page=3"));
  expect(key(`/products/search?search=${"x".repeat(700)}`)).toBeUndefined();
});

/** Text that can be compressed more or less hard. */
const prose = Array.from({ length: 4_000 }, (_, n) => `veena ${(n * 7_919) % 1_000} of rosewood`).join(", ");
const keptOf = (result: Kept | Fresh): Kept => {
  if (!("bodies" in result)) throw new Error("not kept");
  return result;
};

test("what is asked for twice is pressed harder, and counts as what it weighs then", async () => {
  const cache = new PageCache(1_000_000);
  const quick = keptOf(await cache.get("/", async () => page(prose))).bodies.br;
  const before = cache.size.bytes;
  await cache.get("/", () => Promise.reject(new Error("made twice")));
  const now = () => cache.get("/", () => Promise.reject(new Error("made twice")));
  await expect.poll(async () => keptOf(await now()).bodies.br.length).toBeLessThan(quick.length);
  const { br } = keptOf(await now()).bodies;
  expect(brotliDecompressSync(br).toString()).toBe(prose);
  expect(cache.size.bytes).toBe(before - quick.length + br.length);
  cache.drop("lists");
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test("what is dropped while it is pressed leaves nothing behind", async () => {
  const cache = new PageCache(1_000_000);
  await cache.get("/", async () => page(prose));
  await cache.get("/", async () => page("other"));
  cache.drop("lists");
  await cache.get("/b", async () => page(prose));
  await cache.get("/b", async () => page("other"));
  await expect.poll(() => cache.size.bytes).toBeLessThan(prose.length * 2);
  cache.dropAll();
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test("a page that is made anew and is the same is not compressed anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const cache = new PageCache(1_000_000);
    const { bodies, etag } = keptOf(await cache.get("/", async () => page(prose)));
    vi.setSystemTime(Date.now() + 61_000);
    const again = keptOf(
      await cache.get("/", async () => ({ ...page(prose), headers: { "content-type": "text/plain" } })),
    );
    expect([again.bodies === bodies, again.etag, again.headers]).toEqual([
      true,
      etag,
      { "content-type": "text/plain" },
    ]);
    vi.setSystemTime(Date.now() + 61_000);
    expect(textOf(await cache.get("/", async () => page("other")))).toBe("other");
  } finally {
    vi.useRealTimers();
  }
});
