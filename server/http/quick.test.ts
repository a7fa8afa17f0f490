import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { createLog } from "../log.ts";
import { FileMemory } from "./fileMemory.ts";
import { createHttp } from "./http.ts";
import { followChanges } from "./invalidation.ts";
import { type Listening, listen } from "./listen.ts";
import { PageCache } from "./pageCache.ts";
import { type Quick, quickWay } from "./quick.ts";

const picture = "/pictures/placeholder/natural-400.avif";
const product = "/public/api/get/product/venu-carnatic-flute-5-kattai";
const page = "/products/search?category=flutes&brand=venu";
/** The address of the page's data, which names their version. */
let pageData: string;
/** What the router writes for its script, and how the script that begins the app names the one that hydrates. */
const handedOver = `<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());begin(["/assets/entry-1.js"],{"root":"/assets/root-1.js"},false)</script><script>window.__reactRouterContext.streamController.enqueue("[\\"flutes\\"]\\n");</script><script>window.__reactRouterContext.streamController.close();</script>`;

let shop: TestShop;
let unfollow: () => Promise<void>;
const cache = new PageCache(10_000_000);
const files = new FileMemory();
/** The same shop by both ways, by the slow one alone, and by both behind a proxy. */
const ways = {} as Record<"quick" | "slow" | "quickProxy" | "slowProxy", Listening>;
/** How often the quick way has answered. */
let answered = 0;

beforeAll(async () => {
  shop = await testShop();
  unfollow = await followChanges(shop.sql, cache);
  const log = createLog("silent");
  const storefront = async (request: Request, api: (call: Request) => Promise<Response>) => {
    const answer = await api(new Request(`http://x${product}`));
    const words = `${new URL(request.url).pathname} ${await answer.text()}`.repeat(40);
    return new Response(`<!doctype html><html><script>start()</script><p>${words}</p>${handedOver}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  };
  for (const proxy of [false, true]) {
    const settings = { ...shop.shop.settings, HOST: "127.0.0.1", PORT: 0, TRUST_PROXY: proxy };
    const { sql, api, others } = shop;
    const http = createHttp({ settings, sql, log, cache, files, api, others, storefront, isReady: async () => true });
    const quick = quickWay({ cache, files, settings, log });
    const counted: Quick = (incoming, outgoing) => {
      const done = quick(incoming, outgoing);
      if (done) answered++;
      return done;
    };
    const open = (way?: Quick) =>
      listen({ answer: http.fetch, quick: way }, settings, log, new AbortController().signal, {
        quiet: 10,
        leaving: 20,
      });
    ways[proxy ? "quickProxy" : "quick"] = await open(counted);
    ways[proxy ? "slowProxy" : "slow"] = await open();
  }
  const version = /data-late="([^"]+)"/.exec(await send(ways.slow, get(page, "Accept-Encoding: identity")))?.[1];
  pageData = `/products/search.late?category=flutes&brand=venu&late=${version}`;
});
afterAll(async () => {
  await Promise.all(Object.values(ways).map((way) => way.close()));
  await unfollow();
  await shop.close();
});

/** Whether the last answer has as many bytes as it says. */
function isWhole(answer: string): boolean {
  const head = answer.lastIndexOf("HTTP/1.1 ");
  const body = answer.indexOf("\r\n\r\n", head) + 4;
  return answer.length - body === Number(/^content-length: (\d+)/im.exec(answer.slice(head, body))?.[1] ?? 0);
}

/** For how long the connection may be still before its answer counts as all, in milliseconds: a busy machine pauses between head and body. */
function patience(bytes: string, answer: string): number {
  if (bytes.includes("Connection: close")) return 2_000;
  return isWhole(answer) ? 25 : 200;
}

/** Sends bytes as they stand and reads until the connection has been still for a while, or ends. */
async function send({ port }: Listening, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const parts: Buffer[] = [];
  let last = performance.now();
  socket.on("data", (part) => {
    parts.push(part);
    last = performance.now();
  });
  socket.on("error", () => {});
  const ended = once(socket, "close");
  socket.write(bytes);
  const isStill = setInterval(() => {
    if (parts.length === 0 || performance.now() - last < 25) return;
    if (performance.now() - last > patience(bytes, Buffer.concat(parts).toString("latin1"))) socket.destroy();
  }, 8);
  await ended;
  clearInterval(isStill);
  return Buffer.concat(parts).toString("latin1");
}

/** What differs between any two answers: the time, and an id that nobody gave. */
const same = (answer: string): string =>
  answer
    .replace(/^Date: .*$/gm, "Date: now")
    .replace(/"request_id":"[\w-]+"/, '"request_id":"made"')
    .replace(/^x-request-id: [\da-f]{8}-[\da-f]{4}-.*$/gm, "x-request-id: made");

const get = (path: string, ...lines: string[]): string =>
  [`GET ${path} HTTP/1.1`, "Host: shop.test", ...lines, "", ""].join("\r\n");
const br = "Accept-Encoding: gzip, deflate, br";

/** The ETag that an address has. */
const etagOf = async (path: string): Promise<string> =>
  /^etag: (.*)$/im.exec(await send(ways.slow, get(path, br)))?.[1]?.trim() ?? "no etag";

/** What both ways answer to the same, and whether the quick one was quick. */
async function both(bytes: string, proxied = false) {
  const before = answered;
  const slow = await send(proxied ? ways.slowProxy : ways.slow, bytes);
  const quick = await send(proxied ? ways.quickProxy : ways.quick, bytes);
  expect(same(quick)).toBe(same(slow));
  expect(slow).toMatch(/^HTTP\/1\.1 \d{3} /);
  return { answer: quick, quick: answered - before };
}

const kept = { page: () => page, "page's data": () => pageData, call: () => product, picture: () => picture };

test.each(Object.entries(kept))(
  "a kept %s is the same by both ways, in every encoding and when it is known",
  async (_, address) => {
    const path = address();
    for (let n = 0; n < 3; n++) await send(ways.slow, get(path, br));
    await expect.poll(async () => (await both(get(path, br))).quick).toBe(1);
    const etag = await etagOf(path);
    for (const lines of [
      [],
      [br],
      ["Accept-Encoding: gzip"],
      ["Accept-Encoding: identity"],
      ["accept-encoding: BR"],
      [br, "Cookie: session=abc; cart=1"],
      [br, `If-None-Match: ${etag}`],
      [br, `If-None-Match: "other", ${etag}`],
      [br, "If-None-Match: *"],
      [br, 'If-None-Match: "other"'],
      [br, "X-Request-Id: a-good-id-0001"],
      [br, "X-Request-Id: bad id"],
      [br, "Connection: close"],
      [br, "X-Forwarded-Proto: https"],
      [br, "Content-Length: 0"],
    ])
      expect([lines, (await both(get(path, ...lines))).quick]).toEqual([lines, 1]);
    for (const protocol of ["https", "http", "https, http", " https"])
      expect((await both(get(path, br, `X-Forwarded-Proto: ${protocol}`), true)).quick).toBe(1);
  },
);

test.each(Object.entries(kept))(
  "what is not plainly for a kept %s goes the slow way, and has the same answer",
  async (_, address) => {
    const path = address();
    const etag = await etagOf(path);
    for (const bytes of [
      get(path, br).replace("GET", "HEAD"),
      get(path, br).replace("GET", "DELETE"),
      get(path, br, "Content-Length: 2").replace("GET", "POST") + "{}",
      get(path, br, "Transfer-Encoding: chunked") + "0\r\n\r\n",
      get(path, br).replace("HTTP/1.1", "HTTP/1.0"),
      get(path, "Range: bytes=0-9"),
      get(path, "Range: bytes=0-9", `If-None-Match: ${etag}`),
      get(`http://shop.test${path}`, br),
      get(`/${path}`, br),
      get(`/.${path}`, br),
      get(`/x/..${path}`, br),
      get(`/%2e${path}`, br),
      get(`${path}#part`, br),
      get(`${path}\\`, br),
      get(path, br).replace("shop.test", "Shop.Test"),
      get(path, br).replace("shop.test", "shop.test:80"),
      get(path, br).replace("shop.test", "a b"),
      get(path, br).replace("shop.test", ""),
      get(path, br, "Host: other.test"),
      get(path, br).replace("Host: shop.test\r\n", ""),
    ])
      expect([bytes, (await both(bytes)).quick]).toEqual([bytes, 0]);
  },
);

test("one page has many addresses: order, case and ornaments do not matter to either way", async () => {
  await send(ways.slow, get(page, br));
  for (const path of [
    "/products/search?brand=venu&category=flutes",
    "/Products/Search/?category=flutes&brand=venu&page=&utm_source=mail",
    "/products/search?category=flutes&brand=venu&gclid=%20x",
  ])
    expect([path, (await both(get(path, br))).quick]).toEqual([path, 1]);
  for (const path of ["/products/search?category=flutes&brand=venu&page=2", `${page}&search=${"x".repeat(700)}`])
    expect([path, (await both(get(path, br)))?.answer.slice(0, 15)]).toEqual([path, "HTTP/1.1 200 OK"]);
});

test("a page's data are what its script asks for, and of no page that there is not", async () => {
  const { answer } = await both(get(pageData, "Accept-Encoding: identity"));
  expect(answer).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8\r\n/);
  expect(answer).toMatch(/\r\n\r\n\/assets\/entry-1\.js\n\{"ssr":true\}\n\["flutes"\]\n$/);
  expect((await both(get(page, "Accept-Encoding: identity"))).answer).not.toContain("streamController");
  const older = await both(get(pageData.replace(/late=.*/, "late=older"), br));
  expect([older.quick, /^cache-control: (.*)$/im.exec(older.answer)?.[1]?.trim()]).toEqual([0, "no-store"]);
  for (const path of [`${product}.late`, "/pictures/none.late"])
    expect([path, (await both(get(path, br))).answer.slice(0, 12)]).toEqual([path, "HTTP/1.1 404"]);
});

test("several at once on one connection are answered in their order", async () => {
  const bytes = [get(page, br), get("/healthz"), get(picture), get(product, br), get(page, "Connection: close")].join(
    "",
  );
  await send(ways.slow, get(page, br));
  const { answer, quick } = await both(bytes);
  expect(quick).toBe(4);
  expect(answer.split("HTTP/1.1 200 OK")).toHaveLength(6);
});

test("a cart's page and what nobody kept go the slow way", async () => {
  for (const path of ["/cart", "/checkout/", "/pictures/none.avif"])
    for (let n = 0; n < 2; n++) expect([path, (await both(get(path, br, "Cookie: cart=1"))).quick]).toEqual([path, 0]);
});

test("one range of a file is sent as it is; two, and one with If-Range, bring the whole", async () => {
  const range = async (said: string, ...lines: string[]) => {
    const [head = "", body = ""] = (await send(ways.quick, get(picture, `Range: ${said}`, ...lines))).split("\r\n\r\n");
    return { status: head.slice(9, 12), of: /^content-range: (.*)$/im.exec(head)?.[1], body };
  };
  const whole = (await send(ways.quick, get(picture))).split("\r\n\r\n").slice(1).join("\r\n\r\n");
  const { length } = whole;
  expect(await range("bytes=0-9")).toEqual({ status: "206", of: `bytes 0-9/${length}`, body: whole.slice(0, 10) });
  expect((await range("bytes=-5")).of).toBe(`bytes ${length - 5}-${length - 1}/${length}`);
  expect((await range(`bytes=${length - 3}-${length + 99}`)).of).toBe(`bytes ${length - 3}-${length - 1}/${length}`);
  expect(await range(`bytes=${length}-`)).toMatchObject({ status: "416", of: `bytes */${length}` });
  for (const said of ["bytes=0-1,4-5", "bytes=9-3", "lines=0-1", "bytes=-"])
    expect((await range(said)).status).toBe("200");
  expect((await range("bytes=0-9", `If-Range: ${await etagOf(picture)}`)).status).toBe("200");
});
