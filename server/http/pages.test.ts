import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { PageCache } from "./pageCache.ts";
import { renderPage, type Storefront, throughCache } from "./pages.ts";

const html = "<p>Veena from Thanjavur</p>".repeat(300);

type Visit = { path?: string; method?: string; cookie?: string; accepts?: string; opens?: boolean };

/** A page that asks the API in its visitor's name, as the browser gets it. `opens`: the session is a good one. */
async function visit({ path = "/profile", method = "GET", cookie, accepts = "gzip, br", opens = true }: Visit) {
  const headers = { "Accept-Encoding": accepts, ...(cookie && { Cookie: cookie }) };
  const request = new Request(`http://shop.test${path}`, { method, headers });
  const answer = await throughCache(new PageCache(1_000_000), request, () =>
    renderPage(
      async (page, api) => {
        const session = page.headers.get("Cookie");
        await api(new Request("http://x/get/customer", { headers: session ? { Cookie: session } : {} }));
        return new Response(html, { headers: { "Content-Type": "text/html" } });
      },
      async () => new Response("{}", { status: opens ? 200 : 401 }),
      request,
      createLog("silent"),
    ),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Length") ?? String(bytes.length)).toBe(String(bytes.length));
  return { encoding: answer.headers.get("Content-Encoding"), vary: answer.headers.get("Vary"), bytes };
}

test("a page of one's own comes compressed, as the browser takes it", async () => {
  const brotli = await visit({ cookie: "session=asha" });
  expect(brotli).toMatchObject({ encoding: "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(html);
  const gzip = await visit({ cookie: "session=asha", accepts: "gzip" });
  expect(gzip.encoding).toBe("gzip");
  expect(gunzipSync(gzip.bytes).toString()).toBe(html);
  expect(await visit({ accepts: "identity" })).toMatchObject({ encoding: null, vary: "Accept-Encoding" });
  expect((await visit({ method: "HEAD" })).bytes).toHaveLength(0);
});

test.each<[string, Visit, "br" | null]>([
  ["opened by a session, with something in its address", { path: "/profile?orders=x", cookie: "session=asha" }, null],
  ["opened by a session, answering a form", { method: "POST", cookie: "session=asha" }, null],
  ["of a visitor, with something in its address", { path: "/login?to=/profile" }, "br"],
  ["of a session that has ended", { path: "/login?to=/profile", cookie: "session=old", opens: false }, "br"],
])("a page %s: the length tells nothing that is secret", async (_, asked, encoding) => {
  expect((await visit(asked)).encoding).toBe(encoding);
});

test("a page that had to do without something is made anew for the next visitor", async () => {
  let isAway = true;
  const api = async () => {
    if (isAway) throw new TypeError("fetch failed");
    return new Response("{}", { headers: { "Cache-Tag": "menu" } });
  };
  const request = new Request("http://shop.test/brand");
  const cache = new PageCache(1_000_000);
  const ask = async () => {
    const storefront: Storefront = async (_, call) => {
      const menu = await call(new Request("http://x/get/topMenu")).then(
        () => "with a menu",
        () => "without",
      );
      return new Response(menu, { headers: { "Content-Type": "text/html" } });
    };
    return (
      await throughCache(cache, request, (asked) => renderPage(storefront, api, asked, createLog("silent")))
    ).text();
  };
  expect(await ask()).toBe("without");
  isAway = false;
  expect(await ask()).toBe("with a menu");
});

test("the cart's page is kept for those who have no cart there, and made anew for whoever has", async () => {
  const cache = new PageCache(1_000_000);
  const storefront: Storefront = async (page, api) => {
    await api(new Request("http://x/get/shop"));
    const own = page.headers.get("Cookie") ?? "nobody";
    return new Response(`<p>${own}</p>`, {
      headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache" },
    });
  };
  const api = async () => new Response("{}", { headers: { "Cache-Tag": "shop" } });
  const ask = async (path: string, cookie?: string) => {
    const headers = { "Accept-Encoding": "identity", ...(cookie && { Cookie: cookie }) };
    const request = new Request(`https://shop.test${path}`, { headers });
    const answer = await throughCache(cache, request, () => renderPage(storefront, api, request, createLog("silent")));
    return { text: await answer.text(), caching: answer.headers.get("Cache-Control") };
  };
  for (const path of ["/cart", "/Checkout/"]) {
    expect(await ask(path)).toEqual({ text: "<p>nobody</p>", caching: "private, no-cache" });
    for (const mine of ["cart=a.b", "__Host-cart=a.b", "x=1; session=c", "__Host-session=c"])
      expect((await ask(path, mine)).text).toBe(`<p>${mine}</p>`);
    expect((await ask(path, "discart=1")).text).toBe("<p>nobody</p>");
  }
  expect((await ask("/brand", "cart=a.b")).text).toBe("<p>cart=a.b</p>");
  expect((await ask("/brand")).text).toBe("<p>cart=a.b</p>"); // kept: such a page must not look at the cookie
});

test("several cookies arrive one by one, and with them a page is nobody else's", async () => {
  const cookies = ["cart=a; HttpOnly", "has-cookie-cart=yes"];
  const storefront: Storefront = async () => {
    const page = new Response(html, { headers: { "Content-Type": "text/html" } });
    for (const cookie of cookies) page.headers.append("Set-Cookie", cookie);
    return page;
  };
  const cache = new PageCache(1_000_000);
  const request = new Request("http://shop.test/cart");
  const answer = await throughCache(cache, request, () =>
    renderPage(storefront, async () => new Response("{}"), request, createLog("silent")),
  );
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(cache.size.entries).toBe(0);
});

test.each([
  ["/%ff%fe", "/%25ff%25fe"],
  ["/product/50%", "/product/50%25"],
  ["/product/%E0%AE%B5%E0%AF%80%E0%AE%A3%E0%AF%88", "/product/%E0%AE%B5%E0%AF%80%E0%AE%A3%E0%AF%88"],
])("the address %s is asked for as one that can be decoded, form and all", async (path, asked) => {
  const seen: string[] = [];
  const request = new Request(`http://shop.test${path}`, { method: "POST", body: "a=1" });
  await renderPage(
    async (page) => {
      seen.push(new URL(page.url).pathname, await page.text());
      return new Response("", { status: 404 });
    },
    async () => new Response("{}"),
    request,
    createLog("silent"),
  );
  expect(seen).toEqual([asked, "a=1"]);
});
