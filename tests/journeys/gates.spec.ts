import routes from "../../storefront/routes.ts";
import { pageBytes } from "../gates/pageBytes.ts";
import { everyRoute, prepared } from "./everyRoute.ts";
import { expect, shopUrl, test } from "./shop.ts";

const kilobyte = 1024;
/** Most kilobytes of each kind before anything is touched, on a phone, compressed: speed.md's gates. */
const most = { script: 100, css: 10.5, html: 16, fonts: 32 };

/** The entrances, which come with a connection's first ten packets of 1,460 bytes, headers and all. */
const inOneFlight = new Set(["/", "/products/search", "/product/:product_url"]);
const firstFlight = 14_600;

/** The checkout's limit: what only somebody who is buying has. */
const heavier = new Set(["/cart", "/checkout"]);

/** Routes that answer with data. */
const notPages = new Set(["/profile/data", "/cart/kept"]);

test("no route of the storefront is left out", () => {
  const all = routes.map(({ index, path }) => (index ? "/" : `/${path}`));
  expect(everyRoute.toSorted()).toEqual(all.filter((route) => !notPages.has(route)).sort());
});

for (const route of everyRoute) {
  test(`${route} stays below its weight, and has each id once`, async ({ page, browser }) => {
    const { path, remembered } = await prepared(page, route);
    const html = await (await page.request.get(shopUrl() + path)).text();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const limits = { ...most, script: heavier.has(route) ? 120 : most.script };
    // What is asked for again is compressed harder soon, on a busy machine a little later.
    await expect(async () => {
      const bytes = await pageBytes(browser, shopUrl(), path, remembered);
      const tooHeavy = Object.entries(limits)
        .map(([kind, limit]) => ({ kind, limit, is: bytes[kind as keyof typeof bytes] / kilobyte }))
        .filter(({ limit, is }) => is > limit);
      expect(tooHeavy).toEqual([]);
      if (inOneFlight.has(route)) expect(bytes.html + bytes.head).toBeLessThanOrEqual(firstFlight);
      const everything = Object.values(bytes).reduce((sum, one) => sum + one, 0) / kilobyte;
      if (route === "/") expect(everything).toBeLessThanOrEqual(420);
    }).toPass({ timeout: 40_000 });
  });
}
