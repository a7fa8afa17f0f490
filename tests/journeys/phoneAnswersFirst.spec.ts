import type { Page } from "@playwright/test";
import { header, main, placeholder } from "./frame.ts";
import { expect, open, test } from "./shop.ts";

const product = "/product/sembiyan-s10-dreadnought-acoustic-guitar";

/** What is pressed, where, and what is asked of the shop for it. */
const presses = {
  "the search": {
    path: "/",
    press: (page: Page) => header(page).getByRole("button", { name: placeholder }),
    asks: /\/SearchStart-[^/]+\.js$/,
  },
  "a picture": {
    path: product,
    press: (page: Page) =>
      main(page)
        .getByRole("link", { name: /look closer/ })
        .first(),
    asks: /\/Zoom-[^/]+\.js$/,
  },
  "Add to cart": {
    path: product,
    press: (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first(),
    asks: /\/quote-[^/]+\.js$/,
  },
};

/** When the frame after the press began, and when that which `asks` names was asked for, on the page's clock. */
const times = (page: Page, asks: RegExp) =>
  page.evaluate((address) => {
    const asked = performance.getEntriesByType("resource").find(({ name }) => address.test(name));
    return { frame: window.frameAfterPress, asked: asked?.startTime };
  }, asks);

declare global {
  interface Window {
    frameAfterPress?: number;
  }
}

for (const [name, { path, press, asks }] of Object.entries(presses))
  test(`${name} answers with a frame before anything is asked for it`, async ({ shopper: page }) => {
    await open(page, path);
    expect((await times(page, asks)).asked).toBeUndefined();
    await page.evaluate(() =>
      addEventListener("click", () => requestAnimationFrame((at) => (window.frameAfterPress = at)), {
        capture: true,
        once: true,
      }),
    );
    await press(page).tap();
    await expect.poll(async () => (await times(page, asks)).asked).toBeDefined();
    const { frame, asked } = await times(page, asks);
    expect(asked).toBeGreaterThan(frame ?? Infinity);
  });
