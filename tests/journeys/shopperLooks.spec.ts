import type { Page } from "@playwright/test";
import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { onlyWhereAlike, sameDay, sameWords } from "./alike.ts";
import { openOwnShop } from "./ownShop.ts";
import { expect, test } from "./shop.ts";
import { type Screen, shopperScreens } from "./shopperScreens.ts";

test.use({ allowed: /status of 4(0[13]|22)/, contextOptions: { reducedMotion: "reduce" } });
// One after the other in a shop of their own, which is paid through Razorpay: what one makes stands in the pages of the next.
test.describe.configure({ mode: "default" });
test.beforeEach(({ browser }) => onlyWhereAlike(browser));

let close: () => Promise<void>;
test.beforeAll(async () => {
  const razorpay = await RazorpayStandIn.start();
  const shut = await openOwnShop({
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_API_URL: razorpay.server.url,
  });
  close = async () => {
    await shut();
    await razorpay.server.close();
  };
});
test.afterAll(() => close?.());

/** As one shops at a desk by day, and with a phone in the evening. */
const views = [
  { name: "desk", colorScheme: "light", width: 1440, height: 900 },
  { name: "hand", colorScheme: "dark", width: 360, height: 740 },
] as const;

/** Sees that what was made looks as it did in both views. */
async function seeLooks(page: Page, name: string, seen: Awaited<ReturnType<Screen>>): Promise<void> {
  for (const { name: view, colorScheme, ...size } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await sameWords(page);
    await sameDay(page);
    await page.mouse.move(0, 0);
    if (seen) await seen.first().evaluate((element) => element.scrollIntoView({ block: "center" }));
    else await page.evaluate(() => window.scrollTo(0, 0));
    await expect.soft(page).toHaveScreenshot(["shopper", `${name.replaceAll(/\W+/g, "-")}-${view}.png`], {
      mask: [page.locator("img")], // pictures are looked at by people
      maskColor: "#808080",
      maxDiffPixelRatio: 0.02,
    });
  }
}

for (const [name, screen] of Object.entries(shopperScreens))
  test(`${name} looks as it did`, async ({ shopper: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await seeLooks(page, name, await screen(page));
  });
