import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { cdnPurge, forCdn } from "./cdn.ts";
import { allOf } from "./invalidation.ts";
import { type Fresh, PageCache } from "./pageCache.ts";

/** A CDN that is told of keys; `answers` is what it says, the last one again and again. */
let cdn: Server;
let told: { method: string | undefined; headers: IncomingMessage["headers"]; keys: string[] }[];
let answers: number[];
let open: ReturnType<typeof cdnPurge>;

beforeEach(async () => {
  told = [];
  answers = [200];
  cdn = createServer((request, response) => {
    const keys = String(request.headers["surrogate-key"]).split(" ");
    told.push({ method: request.method, headers: request.headers, keys });
    response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end("Dropped");
  }).listen(0, "127.0.0.1");
  await once(cdn, "listening");
  open = cdnPurge(settings(`http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`), createLog("silent"));
});
afterEach(async () => {
  await open?.end();
  cdn.closeAllConnections();
  cdn.close();
});

const settings = (CDN_PURGE_URL: string) =>
  readSettings({ CDN_PURGE_URL, CDN_PURGE_HEADERS: "Fastly-Key=opens-the-cdn" });
const page = (tags: string[] | undefined, caching = "public, max-age=0, s-maxage=10, must-revalidate"): Fresh => ({
  status: 200,
  headers: { "content-type": "text/html", "cache-control": caching },
  body: Buffer.from("<p>Veena</p>"),
  tags,
});

test("what changed within a moment is told at once and together, and once more two seconds later", async () => {
  for (const tag of ["product:7", "lists", "product:9", "product:7"]) open?.drop(tag);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    method: "POST",
    keys: ["product:7", "lists", "product:9"],
    headers: { "fastly-key": "opens-the-cdn", "fastly-soft-purge": "1" },
  });
  open?.drop("product:8");
  await vi.waitFor(() => expect(told).toHaveLength(4), 6_000);
  const all = told.flatMap(({ keys }) => keys);
  expect(all.filter((key) => key === "product:7")).toHaveLength(2);
  expect(all.filter((key) => key === "product:8")).toHaveLength(2);
}, 10_000);

test("more than it is worth naming is everything, and so is what nobody knows", async () => {
  for (let id = 0; id < 500; id++) open?.drop(`product:${id}`);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.keys).toEqual(["everything"]);
  open?.dropAll();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]?.keys).toEqual(["everything"]);
});

test("what a CDN refused is told again, with what has changed meanwhile", async () => {
  answers = [500, 503, 200];
  open?.drop("product:1");
  await vi.waitFor(() => expect(told).toHaveLength(1));
  open?.drop("product:2");
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), 15_000);
  expect(told[1]?.keys.toSorted()).toEqual(["product:1", "product:2"]);
  expect(told[2]?.keys.toSorted()).toEqual(["product:1", "product:2"]);
}, 20_000);

test("a node that leaves tells what it still knows, and does not wait for a CDN that refuses", async () => {
  open?.drop("product:3");
  await open?.end();
  expect(told.map(({ keys }) => keys)).toEqual([["product:3"]]);
  answers = [503];
  const other = cdnPurge(settings(`http://127.0.0.1:${(cdn.address() as AddressInfo).port}`), createLog("silent"));
  other?.drop("product:4");
  const since = performance.now();
  await other?.end();
  expect(performance.now() - since).toBeLessThan(3_000);
});

test("without a CDN nobody is told, and what is kept here is forgotten all the same", () => {
  expect(cdnPurge(readSettings({}), createLog("silent"))).toBeUndefined();
  const forgotten: string[] = [];
  const keeper = (name: string) => ({
    drop: (tag: string) => forgotten.push(`${name} ${tag}`),
    dropAll: () => forgotten.push(`${name} all`),
  });
  const all = allOf([keeper("node"), undefined, keeper("cdn")]);
  all.drop("lists");
  all.dropAll();
  expect(forgotten).toEqual(["node lists", "cdn lists", "node all", "cdn all"]);
});

test("a page for everybody says its keys and that it may be kept for a minute; nobody else's does", () => {
  expect(forCdn(page(["product:7", "shop"])).headers).toEqual({
    "content-type": "text/html",
    "cache-control": "public, max-age=0, s-maxage=60, must-revalidate",
    "surrogate-key": "everything product:7 shop",
  });
  expect(forCdn(page(["lists", "product:1", "product:2"])).headers["surrogate-key"]).toBe("everything lists");
  for (const own of [page(undefined, "no-store"), page(["shop"], "private, no-cache")])
    expect(forCdn(own)).toEqual(own);
});

test("a page that changed while it was made is kept by nobody", async () => {
  const cache = new PageCache(1_000_000);
  const made = await cache.get("/", async () => {
    cache.drop("product:7");
    return forCdn(page(["product:7"]));
  });
  expect(made.headers["cache-control"]).toBe("no-store");
  expect(cache.find("/")).toBeUndefined();
  const again = await cache.get("/", async () => forCdn(page(["product:7"])));
  expect(again.headers["cache-control"]).toContain("s-maxage=60");
});
