import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { createLog } from "../log.ts";
import { createHttp } from "./http.ts";
import { followChanges } from "./invalidation.ts";
import { PageCache } from "./pageCache.ts";
import type { Storefront } from "./pages.ts";

let shop: TestShop;
let http: Hono;
let unfollow: () => Promise<void>;
const logged: Record<string, unknown>[] = [];
/** The page /slow: when it is being made, and what lets it be ready. */
const [begun, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
beforeAll(async () => {
  shop = await testShop();
  const cache = new PageCache(10_000_000);
  unfollow = await followChanges(shop.sql, cache);
  const { settings, sql } = shop.shop;
  const log = createLog("warn", { write: (line) => void logged.push(JSON.parse(line)) });
  // A storefront of one page: what matters here is what becomes of it.
  const storefront: Storefront = async (request, api, report) => {
    const path = new URL(request.url).pathname;
    if (path === "/brand") {
      const call = new Request("http://x/public/api/nothing");
      await api(call);
      report("GET /get/brands", new Error(`No answer to ${call.headers.get("X-Request-Id")}`));
    }
    if (path === "/slow") {
      begun.resolve();
      await ready.promise;
      if (request.signal.aborted) return new Response(null, { status: 500 }); // as the router does
    }
    if (path === "/impatient") {
      const takesLong = async (method: string) => {
        const call = new Request("http://x/public/api/slow", { method, signal: AbortSignal.timeout(20) });
        return api(call).then(
          (answer) => answer.text(),
          (error: Error) => error.name,
        );
      };
      const got = await Promise.all([takesLong("GET"), takesLong("POST")]);
      return new Response(got.join(), { headers: { "Content-Type": "text/html" } });
    }
    if (path.startsWith("/ordersummary")) await api(new Request("http://x/public/api/orders/AAAAA-AAAAA?key=x"));
    const answer = await (
      await api(new Request("http://x/public/api/get/product/venu-carnatic-flute-5-kattai"))
    ).json();
    if (request.method === "HEAD")
      return new Response(null, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    const html = `<!doctype html><script>start()</script><style>a{}</style><p>${JSON.stringify(answer.data.variants[0])}</p>${request.url}`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
  http = createHttp({
    settings,
    sql,
    log,
    cache,
    api: new Hono()
      .all("/public/api/slow", async (c) => {
        await new Promise((done) => void setTimeout(done, 100));
        return c.text("done");
      })
      .route("/", shop.api),
    others: new Hono(),
    storefront,
    isReady: async () => true,
  });
});
afterAll(async () => {
  await unfollow();
  await shop.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  http.fetch(new Request(`http://shop.test${path}`, { headers }));
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  http.fetch(
    new Request(`http://shop.test${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    }),
  );

test("a call of a page that fails is only logged, under the page's request id, which the call carries too", async () => {
  expect((await get("/brand", { "X-Request-Id": "a-request" })).status).toBe(200);
  expect(logged).toMatchObject([
    { requestId: "a-request", path: "/brand", call: "GET /get/brands", err: { message: "No answer to a-request" } },
  ]);
});

test("a catalogue page is the same bytes for every visitor, with an ETag, and 304 when it is known", async () => {
  const asha = await get("/product/x", { Cookie: "session=asha", "User-Agent": "phone" });
  const ravi = await get("/product/x", { Cookie: "session=ravi", "Accept-Language": "ta" });
  expect(await asha.text()).toBe(await ravi.text());
  const etag = asha.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/".{22}"$/);
  expect(asha.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=10, must-revalidate");
  expect(asha.headers.get("Set-Cookie")).toBeNull();
  const again = await get("/product/x", { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("/product/x", { "Accept-Encoding": "gzip, br" })).headers.get("Content-Encoding")).toBe("br");
});

test.each(["/product/asked-by-head", "/public/api/get/brands", "/nowhere?utm_source=x"])(
  "whoever asks for the head of %s takes its body from nobody, and learns its length",
  async (path) => {
    const head = await http.fetch(new Request(`http://shop.test${path}`, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const whole = await get(path);
    expect(whole.headers.get("ETag")).toBe(head.headers.get("ETag"));
    expect((await whole.arrayBuffer()).byteLength).toBe(Number(head.headers.get("Content-Length")));
    expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(100);
  },
);

test("an address that is too long is told to programs in the contract's form, and to people in words", async () => {
  const long = `?search=${"a".repeat(8_200)}`;
  const toProgram = await get(`/public/api/get/products${long}`);
  expect([toProgram.status, await toProgram.json()]).toEqual([
    414,
    expect.objectContaining({ error: 1, message: "The address is too long." }),
  ]);
  const toPerson = await get(`/products/search${long}`);
  expect([toPerson.status, await toPerson.text()]).toEqual([414, "The address is too long.\n"]);
});

test("what an advertisement added to one visitor's address is on nobody's page", async () => {
  const first = await (await get("/product/shared?variant=2&gclid=asha&utm_source=mail&brand=&a=1")).text();
  expect(first).toContain("/product/shared?a=1&variant=2");
  expect(first).not.toMatch(/gclid|utm_|brand=/);
  expect(await (await get("/product/shared?a=1&variant=2")).text()).toBe(first);
});

test("a page goes on without what takes too long to read, and is not kept; what changes something is waited for", async () => {
  const page = await get("/impatient");
  expect(await page.text()).toBe("TimeoutError,done");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

test("several wait for one page: whoever goes away takes nothing from the others", async () => {
  const leaving = new AbortController();
  const first = http.fetch(new Request("http://shop.test/slow", { signal: leaving.signal }));
  await begun.promise;
  const second = get("/slow");
  leaving.abort();
  ready.resolve();
  expect((await second).status).toBe(200);
  expect((await first).status).toBe(200);
});

test("a page with somebody's order in it is never kept and tells no referrer", async () => {
  const own = await get("/ordersummary/AAAAA-AAAAA?key=x");
  expect(own.headers.get("Cache-Control")).toBe("no-store");
  expect(own.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(own.headers.get("ETag")).toBeNull();
});

test("a changed price and a changed stock line are on the page at once, a sale among many is not", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 20);
  const read = async () => (await get("/product/y")).text();
  const before = await read();
  await shop.sql`update variant set list_price = list_price - 5000, price = price - 5000 where id = ${id}`;
  await vi.waitFor(async () => expect(await read()).not.toBe(before));
  const many = await read();
  await shop.sql`update stock set on_hand = on_hand - 1 where variant_id = ${id}`;
  expect(await read()).toBe(many);
  await shop.sql`update stock set on_hand = held + 3 where variant_id = ${id}`;
  await vi.waitFor(async () => expect(await read()).toContain('"stock":3'));
});

test("the policy allows what stands in this page by its hash and nothing else inline", async () => {
  const policy = (await get("/product/x")).headers.get("Content-Security-Policy") ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash("start()")}`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")}`);
  expect(policy).not.toContain("unsafe");
});

test("the owner's icon is at its address", async () => {
  const icon = await get("/favicon.svg");
  expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
});

test("an owner's own picture goes before the demo's of the same name, and the others stay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "own-pictures-"));
  mkdirSync(join(folder, "pictures", "placeholder"), { recursive: true });
  writeFileSync(join(folder, "pictures", "placeholder", "natural-400.avif"), "the owner's");
  const { settings, sql } = shop.shop;
  const other = createHttp({
    settings: { ...settings, SHOP_FOLDER: folder },
    sql,
    log: createLog("warn", { write: () => {} }),
    cache: new PageCache(1_000_000),
    api: new Hono(),
    others: new Hono(),
    storefront: async () => new Response(null, { status: 404 }),
    isReady: async () => true,
  });
  const picture = async (of: Hono, name: string) => {
    const answer = await of.fetch(new Request(`http://shop.test/pictures/placeholder/natural-${name}`));
    return { type: answer.headers.get("Content-Type"), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  expect(await picture(other, "400.avif")).toEqual({ type: "image/avif", bytes: Buffer.from("the owner's") });
  const rendered = await picture(http, "200.avif");
  expect(rendered.bytes.length).toBeGreaterThan(100);
  expect(await picture(other, "200.avif")).toEqual(rendered);
  rmSync(folder, { recursive: true });
});

test("every answer carries the security headers and a request id", async () => {
  for (const path of [
    "/",
    "/public/api/get/brands",
    "/public/api/nothing",
    "/healthz",
    "/pictures/none.avif",
    "/assets/none.js",
  ]) {
    const { headers } = await get(path);
    const found = [
      "X-Content-Type-Options",
      "X-Frame-Options",
      "Referrer-Policy",
      "Content-Security-Policy",
      "Cross-Origin-Opener-Policy",
      "X-Request-Id",
    ].filter((name) => headers.has(name));
    expect([path, found.length]).toEqual([path, 6]);
  }
});

test("the security headers are these and no others, on pages, answers, files and refusals alike", async () => {
  const everywhere = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  const none = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  const ours =
    /^(cross-origin|permissions|referrer|x-content|x-frame|strict-transport|access-control|content-security)/;
  const found = async (url: string) => {
    const { headers } = await http.fetch(new Request(url));
    return Object.fromEntries([...headers].filter(([name]) => ours.test(name)));
  };
  for (const path of ["/public/api/get/brands", "/public/api/nothing", "/healthz", "/pictures/none.avif"])
    expect([path, await found(`http://shop.test${path}`)]).toEqual([
      path,
      { ...everywhere, "content-security-policy": none },
    ]);
  expect(await found("https://shop.test/product/x")).toEqual({
    ...everywhere,
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; trusted-types default; require-trusted-types-for 'script'; report-uri \/csp-reports$/,
    ),
  });
});

test("what browsers refuse on our pages is written down, without what stands behind a path", async () => {
  const about = {
    "document-uri": "http://shop.test/login?to=secret",
    "blocked-uri": "https://evil.example/x.js?secret",
  };
  const old = { "csp-report": { ...about, "effective-directive": "script-src-elem" } };
  const send = async (body: string) =>
    (await post("/csp-reports", body, { "Content-Type": "application/csp-report" })).status;
  expect(await send(JSON.stringify(old))).toBe(204);
  const found = () => logged.filter(({ kind }) => kind === "content policy");
  expect(found()).toMatchObject([{ directive: "script-src-elem", path: "/login", blocked: "evil.example/x.js" }]);
  const fresh = { documentURL: "http://shop.test/cart?secret", effectiveDirective: "require-trusted-types-for" };
  const report = { type: "csp-violation", body: { ...fresh, blockedURL: "trusted-types-sink" } };
  for (const body of [
    JSON.stringify(Array.from({ length: 50 }, () => report)),
    "{",
    "null",
    "[1]",
    '{"csp-report":1}',
    "",
  ])
    expect(await send(body)).toBe(204);
  await vi.waitFor(() => expect(found()[1]).toMatchObject({ more: 10 }), 10_000);
  expect(JSON.stringify(found())).not.toContain("secret");
});

test("an unknown call, a wrong method and an unreadable body are refused in the contract's form", async () => {
  const refusals: [Promise<Response> | Response, number][] = [
    [get("/public/api/nothing"), 404],
    [post("/public/api/get/brands", "{}"), 405],
    [post("/public/api/cart/quote", "{"), 400],
    [post("/public/api/cart/quote", "\xff"), 400],
    [post("/public/api/cart/quote", "lines=1", { "Content-Type": "application/x-www-form-urlencoded" }), 415],
    [post("/public/api/cart/quote", "{}", { "Content-Type": "application/json; charset=latin1" }), 415],
    [post("/public/api/cart/quote", "{}", { "Content-Type": 'application/json; Charset="UTF-8"' }), 422],
    [post("/public/api/cart/quote", `{"lines":[{"id":1,"quantity":1}],"x":"${"y".repeat(70_000)}"}`), 413],
    [post("/public/api/cart/quote", '{"lines":[]}'), 422],
  ];
  for (const [response, status] of refusals) {
    const answer = await response;
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: 1, message: expect.any(String) });
  }
});

test("what is asked by a wrong method is told the right ones, of all calls that the path may be", async () => {
  const allowed = async (method: string, path: string) => {
    const answer = await http.fetch(new Request(`http://shop.test/public/api${path}`, { method }));
    return [answer.status, answer.headers.get("Allow")];
  };
  expect(await allowed("DELETE", "/get/brands")).toEqual([405, "GET, HEAD"]);
  expect(await allowed("GET", "/cart/quote")).toEqual([405, "POST"]);
  expect(await allowed("PUT", "/openapi.json")).toEqual([405, "GET, HEAD"]);
  expect(await allowed("DELETE", "/orders/lookup")).toEqual([405, "POST, GET, HEAD"]);
  expect(await allowed("DELETE", "/get/no/such/call")).toEqual([404, null]);
});

test("another site's page can change nothing; the shop's own and programs can ask", async () => {
  const quote = '{"lines":[{"id":1,"quantity":1}]}';
  expect((await post("/public/api/cart/quote", quote, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await post("/public/api/cart/quote", quote, { Origin: "https://evil.example" })).status).toBe(403);
  expect(
    (await post("/public/api/cart/quote", quote, { "Sec-Fetch-Site": "same-origin", Origin: "http://shop.test" }))
      .status,
  ).toBe(200);
  expect((await post("/public/api/cart/quote", quote)).status).toBe(200);
});

test("a body that the door has read is what a call and a form are sent, and nothing of an answer to it is kept", async () => {
  const sent = (path: string, type: string, text: string) => {
    const init = { method: "POST", headers: { "Content-Type": type } };
    return http.fetch(new Request(`http://shop.test${path}`, init), {
      incoming: { rawBody: Buffer.from(text), socket: {} },
    });
  };
  const brands = await sent(
    "/public/api/get/global/search",
    "application/json",
    JSON.stringify({ search_field: "veena" }),
  );
  expect([brands.status, brands.headers.get("Cache-Tag")]).toEqual([200, null]);
  expect(JSON.stringify(await brands.json())).toContain("Veena");
  expect((await sent("/product/x", "application/x-www-form-urlencoded", "a=b")).status).toBe(200);
  expect((await sent("/public/api/cart/quote", "application/json", "{")).status).toBe(400);
});

test("unknown and hostile fields do nothing", async () => {
  const answer = await post(
    "/public/api/cart/quote",
    '{"lines":[{"id":1,"quantity":1,"price":1,"__proto__":{"x":1}}],"total":1,"constructor":{"prototype":{"y":1}}}',
  );
  expect(answer.status).toBe(200);
  expect(({} as Record<string, unknown>).x ?? ({} as Record<string, unknown>).y).toBeUndefined();
});

test.each([
  "/pictures/../../package.json",
  "/pictures/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/pictures/%00.avif",
  "/pictures/%ff.avif",
])("the file name %s leads nowhere", async (path) => {
  const { status } = await get(path);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(await (await get(path)).text()).not.toContain("devDependencies");
});
