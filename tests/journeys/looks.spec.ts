import type { Page } from "@playwright/test";
import { openAccount } from "./account.ts";
import { onlyWhereAlike, sameWords } from "./alike.ts";
import { header, placeholder } from "./frame.ts";
import { pages, placeOrder } from "./pages.ts";
import { expect, lineOf, open, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";
test.use({ allowed: /status of 404/, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ browser }) => onlyWhereAlike(browser));

const withCart = async (page: Page, path: string) => {
  await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2), await lineOf(page, dreadnought)]) });
  await open(page, path);
  await expect(page.getByText("₹8,582").and(page.locator(":visible")).first()).toBeVisible();
};

/** Opens a page of an order that was just placed; `path` gets its number. */
const withOrder = async (page: Page, path: (number: string) => string) => {
  const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele, 2), "cod");
  const address = path(order_no);
  await open(page, `${address}${address.includes("?") ? "&" : "?"}key=${key}`);
};

type Scene = (page: Page) => Promise<unknown>;
/** Pages and states whose content neither the time nor other tests change, at least in the first screen. */
const scenes: Record<string, Scene> = {
  home: (page) => open(page, pages.home),
  list: (page) => open(page, pages["list with filters"]),
  product: async (page) => {
    await open(page, pages.product);
    // How many pictures there are of it is the catalogue's affair.
    await page.evaluate(() => document.querySelector(".gallery + ul")?.remove());
  },
  brands: (page) => open(page, pages.brands),
  cart: (page) => withCart(page, "/cart"),
  wishlist: async (page) => {
    const idOf = async (slug: string): Promise<number> =>
      (await (await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`)).json()).data.id;
    const ids = await Promise.all([ukulele, "kitamine-kt-1-electric-guitar", dreadnought].map(idOf));
    await remember(page, { wishlist: JSON.stringify({ ids, seen: null }) });
    await open(page, "/wishlist");
    await expect(page.getByRole("list", { name: "Wishlist" }).getByRole("listitem")).toHaveCount(3);
  },
  checkout: (page) => withCart(page, "/checkout"),
  order: (page) => withOrder(page, (number) => `/ordersummary/${number}`),
  login: (page) => open(page, pages.login),
};
/** The same in the light theme alone: their colours are those of the pages above. */
const lightScenes: Record<string, Scene> = {
  category: (page) => open(page, pages.category),
  "no records": (page) => open(page, pages["empty list"]),
  suggestions: async (page) => {
    await open(page, pages.brands);
    const onPhone = header(page).getByRole("button", { name: placeholder });
    if (await onPhone.isVisible()) await onPhone.click();
    const box = page.getByRole("combobox", { name: "Search" }).and(page.locator(":visible"));
    await box.fill("veena");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "side menu": async (page) => {
    await open(page, pages.brands);
    await header(page).getByRole("button", { name: "All", exact: true }).click();
    await page.getByRole("dialog").getByText("Indian Classical", { exact: true }).click();
  },
  "empty cart": (page) => open(page, pages["empty cart"]),
  "thank you": (page) => withOrder(page, (number) => `/thankyou/success?order=${number}`),
  profile: async (page) => {
    await openAccount(page);
    await placeOrder(page.request, await lineOf(page, ukulele, 2), "cod");
    await open(page, "/profile");
    await expect(page.getByText("1 order")).toBeVisible();
  },
  register: (page) => open(page, pages.register),
  terms: (page) => open(page, pages.terms),
  "not found": (page) => open(page, pages["not found"]),
};

async function compare(page: Page, name: string, colorSchemes: ("light" | "dark")[], show: Scene): Promise<void> {
  for (const [n, colorScheme] of colorSchemes.entries()) {
    await page.emulateMedia({ colorScheme });
    if (n === 0) await show(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await sameWords(page);
    await page.mouse.move(0, 0);
    await expect.soft(page).toHaveScreenshot(`${name.replaceAll(" ", "-")}-${colorScheme}.png`, {
      // Pictures are looked at by people. Those of a gallery that are scrolled out of it would hide what stands beside it, and
      // those of finishes the bar over them.
      mask: [page.locator("img:not(.gallery-picture:nth-child(n + 2) img, .chip img)")],
      maskColor: "#808080",
      maxDiffPixelRatio: 0.02,
    });
  }
}

for (const [name, show] of Object.entries(scenes))
  test(`${name}, come in the dark, and by light`, ({ shopper: page }) => compare(page, name, ["dark", "light"], show));
for (const [name, show] of Object.entries(lightScenes))
  test(`${name}, light`, ({ shopper: page }) => compare(page, name, ["light"], show));
