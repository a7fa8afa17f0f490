import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pages } from "./pages.ts";
import { expect, lineOf, open, remember, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
/** The major version of the Chromium that drew the pictures in `looks/`: another one draws letters otherwise. */
const drawnBy = readFileSync(join(import.meta.dirname, "looks", "CHROMIUM"), "utf8").trim();

test.use({ allowed: /status of 404/, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ browser }) => {
  const [major = ""] = browser.version().split(".");
  test.skip(major !== drawnBy, `The pictures in looks/ were drawn by Chromium ${drawnBy}; this one is ${major}.`);
});

const withCart = async (page: Page, path: string) => {
  await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
  await open(page, path);
};
/** Pages and states whose content neither the time nor other tests change, at least in the first screen. */
const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => open(page, pages.home),
  category: (page) => open(page, pages.category),
  list: (page) => open(page, pages["list with filters"]),
  product: (page) => open(page, pages.product),
  brands: (page) => open(page, pages.brands),
  checkout: async (page) => {
    await withCart(page, "/checkout");
    await expect(page.getByText("₹3,058").and(page.locator(":visible")).first()).toBeVisible();
  },
  login: (page) => open(page, pages.login),
  "side menu": async (page) => {
    await open(page, pages.brands);
    await page.getByRole("banner").getByRole("button", { name: "All", exact: true }).click();
    await page.getByRole("dialog").getByText("Indian Classical", { exact: true }).click();
  },
  "not found": (page) => open(page, pages["not found"]),
};

for (const [name, show] of Object.entries(scenes)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${name}, ${colorScheme}`, async ({ shopper: page }) => {
      await page.emulateMedia({ colorScheme });
      await show(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.mouse.move(0, 0);
      await expect(page).toHaveScreenshot(`${name.replace(" ", "-")}-${colorScheme}.png`, {
        // Pictures are looked at by people. Those of a gallery that are scrolled out of it would hide what stands beside it.
        mask: [page.locator("img:not(.gallery-picture:nth-child(n + 2) img)")],
        maskColor: "#808080",
        maxDiffPixelRatio: 0.02,
      });
    });
  }
}
