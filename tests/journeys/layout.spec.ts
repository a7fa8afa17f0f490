import type { Page } from "@playwright/test";
import { pages, placeOrder } from "./pages.ts";
import { expect, lineOf, open, remember, shopUrl, test } from "./shop.ts";
import { seeItFits, seeSteady, watchShifts } from "./steady.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
test.use({ allowed: /status of 404/ }); // the page that is not there

/** What is opened over the page or depends on the device. */
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
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  },
  "set a new password": (page) => open(page, "/reset-password/nonsense"),
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

/** The device comes anew: the page is left, and nothing is kept of it. */
async function forget(page: Page): Promise<void> {
  await page.goto(`${shopUrl()}/healthz`); // a text of the same origin
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

// One page for all widths: what comes late is fetched anew each time, but need not be compiled anew.
for (const [name, show] of Object.entries(states))
  test(`Layout of ${name}: shifts by 0.02 at most while fonts, pictures and script arrive late, and nothing scrolls sideways at 320 px, nor at 200 % text`, async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page);
    await seeItFits(page);
    await forget(page);
    await watchShifts(page);
    for (const width of [360, 768, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await show(page);
        await seeSteady(page);
        await forget(page);
      });
  });

for (const path of [pages.login, pages.register])
  test(`at 320 px with type of twice the size the whole form of ${path} stands on the screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const device = await page.context().newCDPSession(page);
    await device.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await open(page, path);
    const parts = page.getByRole("main").locator("h1, section, form label, form input:not([type=hidden]), form button");
    const rights = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(320);
  });
