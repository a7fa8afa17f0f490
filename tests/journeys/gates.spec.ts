import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import routes from "../../storefront/routes.ts";
import { pageBytes } from "../gates/pageBytes.ts";
import { openAccount } from "./account.ts";
import { pages, placeOrder } from "./pages.ts";
import { expect, lineOf, open, remember, shopUrl, test } from "./shop.ts";

const kilobyte = 1024;
/** Most kilobytes of each kind before anything is touched, on a phone, compressed: speed.md's gates. */
const most = { script: 120, css: 10, html: 18, fonts: 60 };
const ukulele = "sembiyan-chittu-soprano-ukulele";

/** Puts something into the cart of this device; the path of the page that needs it. */
const withCart = (path: string) => async (page: Page) => {
  await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
  await open(page, pages.privacy);
  return path;
};
const ordered = async (page: Page) => {
  const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele), "cod");
  return { order_no, query: new URLSearchParams({ order: order_no, key }), key };
};

/** Each route of the storefront: where it is looked at, or what makes its page there for this device. */
const weighed: Record<string, string | ((page: Page) => Promise<string>)> = {
  "/": pages.home,
  "/product/:product_url": pages.product,
  "/category/:category_slug": pages.category,
  "/products/search": pages.list,
  "/products/:collection_slug": pages.collection,
  "/brand": pages.brands,
  "/brands/:brand_slug": pages.brand,
  "/cart": withCart("/cart"),
  "/checkout": withCart("/checkout"),
  "/thankyou/:payment_response": async (page) => `/thankyou/success?${(await ordered(page)).query}`,
  "/ordersummary/:order_no": async (page) => {
    const { order_no, key } = await ordered(page);
    return `/ordersummary/${order_no}?key=${key}`;
  },
  "/login": pages.login,
  "/register": pages.register,
  "/verify-account/:token": "/verify-account/abc",
  "/forgotpassword": pages["forgot password"],
  "/reset-password/:token": "/reset-password/abc",
  "/profile": async (page) => {
    await openAccount(page);
    return "/profile";
  },
  "/privacypolicy": pages.privacy,
  "/termsofuse": pages.terms,
  "/returnpolicy": pages.returns,
  "/shippingpolicy": pages.shipping,
  "/grievance": pages.grievance,
  "/*": pages["not found"],
};

/** Where a route is looked at, and what the device has kept by then. */
async function prepared(page: Page, route: string) {
  const way = weighed[route] ?? "/";
  const path = typeof way === "string" ? way : await way(page);
  return { path, remembered: await page.context().storageState() };
}

/** The checkout's limit: what only somebody who is buying or logged in has, and the page that leads on to another one. */
const heavier = new Set(["/cart", "/checkout", "/profile", "/verify-account/:token"]);

test("no route of the storefront is left out", () => {
  const all = routes.map(({ index, path }) => (index ? "/" : `/${path}`));
  expect(Object.keys(weighed).sort()).toEqual(all.filter((route) => route !== "/profile/data").sort());
});

for (const route of Object.keys(weighed)) {
  test(`${route} stays below its weight`, async ({ page }) => {
    const { path, remembered } = await prepared(page, route);
    const bytes = await pageBytes(shopUrl(), path, remembered);
    const limits = { ...most, script: heavier.has(route) ? 150 : most.script };
    const tooHeavy = Object.entries(limits)
      .map(([kind, limit]) => ({ kind, limit, is: bytes[kind as keyof typeof bytes] / kilobyte }))
      .filter(({ limit, is }) => is > limit);
    expect(tooHeavy).toEqual([]);
    const everything = Object.values(bytes).reduce((sum, one) => sum + one, 0) / kilobyte;
    if (route === "/") expect(everything).toBeLessThanOrEqual(420);
  });
}

/** The largest paint of a page in milliseconds, on a phone with a slow processor and a slow network; Infinity if none was told. */
async function largestPaint(
  browser: Browser,
  path: string,
  remembered?: BrowserContextOptions["storageState"],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    ...(remembered && { storageState: remembered }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(shopUrl() + path, { waitUntil: "networkidle" });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          setTimeout(resolve, 5_000, Infinity);
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

for (const route of Object.keys(weighed)) {
  test(`the largest paint of ${route} comes soon after that of a page of plain text`, async ({ browser, page }) => {
    test.slow();
    const { path, remembered } = await prepared(page, route);
    // A page without script or pictures tells how fast this machine is just now.
    const plain = Math.min(await largestPaint(browser, "/healthz"), await largestPaint(browser, "/healthz"));
    const limit = plain * 4 + 800;
    const runs: number[] = [];
    while (runs.length < 5 && Math.min(...runs) >= limit) runs.push(await largestPaint(browser, path, remembered));
    const said = `${path}: ${runs.map(Math.round).join(", ")} ms; plain text: ${Math.round(plain)} ms`;
    expect(Math.min(...runs), said).toBeLessThan(limit);
  });
}
