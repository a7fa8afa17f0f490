import type { Page } from "@playwright/test";
import { pages, placeOrder, seeAll } from "./pages.ts";
import { expect, lineOf, open, remember, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
test.use({ allowed: /status of 404/ }); // the page that is not there

type Shift = { value: number; what: string[] };

/** By how much the page can be scrolled sideways, and what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const clipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || clipped(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !clipped(element),
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 120))].slice(0, 6);
  });

/** The same for what is opened over the page or depends on the device. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "full cart": async (page) => {
    await remember(page, {
      cart: JSON.stringify([await lineOf(page, ukulele, 2)]),
      shippingAddress: '{"pincode":"600004"}',
    });
    await open(page, "/cart");
    await expect(page.getByRole("complementary", { name: "Summary" })).toContainText("GST included");
  },
  checkout: async (page) => {
    await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
    await open(page, "/checkout");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  },
  "thank you": async (page) => {
    const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele), "cod");
    await open(page, `/thankyou/success?${new URLSearchParams({ order: order_no, key })}`);
  },
  "order page": async (page) => {
    const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele), "practice");
    await open(page, `/ordersummary/${order_no}?key=${key}`);
  },
};
for (const [name, path] of Object.entries(pages)) states[name] = (page) => open(page, path);

for (const [name, show] of Object.entries(states)) {
  test.describe(`Layout of ${name}`, () => {
    test("nothing scrolls sideways at 320 px, nor at 200 % text", async ({ shopper: page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await show(page);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        const large = new CSSStyleSheet();
        large.replaceSync("html { font-size: 32px }");
        document.adoptedStyleSheets.push(large);
      });
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await overflow(page)).toEqual([]);
    });

    test("shifts by 0.02 at most while fonts, pictures and script arrive late; pictures have their size", async ({
      shopper: page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route(/\.(woff2|avif|webp|js)$/, async (route) => {
        // Late enough that the page has been painted without it.
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0).catch(() => {});
        await route.continue().catch(() => {});
      });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          })[]) {
            const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? "");
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await show(page);
      await page.waitForLoadState("networkidle");
      await seeAll(page);
      const shifts = await page.evaluate((): Shift[] => Reflect.get(window, "shifts"));
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
      const sizeless = page.locator("img:not([width][height])");
      expect(await sizeless.evaluateAll((images) => images.map((image) => image.outerHTML))).toEqual([]);
    });
  });
}
