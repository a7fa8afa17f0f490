import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { dataApart, pageOfData } from "./dataLater.ts";
import { PageCache } from "./pageCache.ts";
import { renderPage, throughCache } from "./pages.ts";

const router = '{"basename":"/","ssr":true}';
const way = `window.__reactRouterContext = ${router};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
const begin = '<script>begin(["/assets/home-1.js","/assets/entry-1.js"],{"root":"/assets/root-1.js"},false)</script>';
const beginWithData = begin.replace("<script>", `<script>${way}`);
const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll("<", "\\u003c")});</script>`;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";
const html = (data: string) => `<!doctype html><html lang="en"><p>Veena</p>${beginWithData}${enqueue(data)}${close}`;

test("a page is parted from its data, which name the build's script first, then what the router says of itself", () => {
  const data = '[{"_1":2},"say \\"</script>\\" \\\\ twice"]\n';
  const apart = dataApart(html(data));
  expect(apart).toEqual({
    page: `<!doctype html><html data-late="${apart?.version}" lang="en"><p>Veena</p>${begin}`,
    data: `/assets/entry-1.js\n${router}\n${data}`,
    version: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(dataApart(html(`${data}2`))?.version).not.toBe(apart?.version);
  expect(dataApart(`${beginWithData}${enqueue("a\n")}<!--$-->${enqueue("b\n")}${close}`)?.data).toBe(
    `/assets/entry-1.js\n${router}\na\nb\n`,
  );
  expect(dataApart(`<p>Veena</p>${begin}`)).toBeUndefined();
  expect(dataApart("<p>Veena</p>")).toBeUndefined();
});

test("data have their page's address, with a word at its end", () => {
  const pageOf = (path: string) => pageOfData(new URL(path, "http://shop.test"))?.page.href;
  expect(pageOf("/product/veena.late?x=1")).toBe("http://shop.test/product/veena?x=1");
  expect(pageOfData(new URL("http://shop.test/x.late?&late=a-b"))?.version).toBe("a-b");
  expect(pageOf("/_root.late")).toBe("http://shop.test/");
  expect(pageOf("/.late")).toBe("http://shop.test/");
  expect(pageOf("/product/veena")).toBeUndefined();
});

/** A shop whose pages are all alike, and how often one was made. `kept`: its API says what the answers show, so that pages may be kept. */
function shopOf(answers: { kept: boolean; cacheControl?: string; status?: number }) {
  const cache = new PageCache(1_000_000);
  let made = 0;
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://shop.test${path}`, init);
    const storefront: Parameters<typeof renderPage>[0] = async (page, api) => {
      await api(new Request("http://x/get/shop"));
      const headers = new Headers({ "Content-Type": "text/html" });
      if (answers.cacheControl) headers.set("Cache-Control", answers.cacheControl);
      made++;
      return new Response(html(`${new URL(page.url).pathname}\n`), { status: answers.status ?? 200, headers });
    };
    const api = async () => new Response("{}", { headers: answers.kept ? { "Cache-Tag": "shop" } : {} });
    return throughCache(cache, request, (asked) => renderPage(storefront, api, asked, createLog("silent")));
  };
  return { cache, ask, made: () => made };
}

test("what is kept is kept with its data: neither is made twice", async () => {
  const { cache, ask, made } = shopOf({ kept: true });
  const page = await (await ask("/brand")).text();
  expect(page).not.toContain("__reactRouterContext");
  const version = /data-late="([^"]+)"/.exec(page)?.[1];
  const data = await ask(`/brand.late?utm_source=mail&late=${version}`);
  expect(await data.text()).toBe(`/assets/entry-1.js\n${router}\n/brand\n`);
  expect(data.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(data.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=10, must-revalidate");
  expect(data.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const again = await ask("/brand.late", { headers: { "If-None-Match": data.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
  expect((await ask("/brand.late?late=older")).headers.get("Cache-Control")).toBe("no-store");
  expect(await (await ask("/_root.late")).text()).toBe(`/assets/entry-1.js\n${router}\n/\n`);
  expect(made()).toBe(2);
  cache.drop("shop");
  await ask("/brand.late");
  expect(made()).toBe(3);
});

test("what is kept for nobody carries its data, and they are made for whoever asks for them", async () => {
  for (const answers of [{ kept: false }, { kept: true, cacheControl: "no-store" }]) {
    const { ask } = shopOf(answers);
    expect(await (await ask("/profile")).text()).toContain("streamController.close()");
    const data = await ask("/profile.late");
    expect([await data.text(), data.headers.get("Cache-Control")]).toEqual([
      `/assets/entry-1.js\n${router}\n/profile\n`,
      "no-store",
    ]);
  }
  const { ask } = shopOf({ kept: true });
  const long = `?search=${"x".repeat(700)}`; // longer than what is kept
  expect(await (await ask(`/products/search${long}`)).text()).not.toContain("streamController");
  expect(await (await ask(`/products/search.late${long}`)).text()).toContain("/products/search\n");
});

test("no page, no data; and what is sent is sent to a page", async () => {
  const { ask } = shopOf({ kept: true, status: 404 });
  await expect(ask("/no-such.late")).rejects.toThrow("There is nothing here.");
  const posted = shopOf({ kept: true });
  expect(await (await posted.ask("/brand.late", { method: "POST" })).text()).toContain("/brand.late\\n");
});
