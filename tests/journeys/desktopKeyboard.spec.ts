import type { Locator, Page } from "@playwright/test";
import { cartLink, header, main, searchBox, seeInCart, suggestions } from "./frame.ts";
import { pages } from "./pages.ts";
import { buyer, expect, lineOf, open, placeButton, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

/** Presses Tab until the focus is there, as somebody would who has no pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 300 && !(await there()); step++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test.describe("By keyboard alone", () => {
  test("the search box is a combobox: arrows choose, Escape closes, Enter opens what is chosen", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await expect(searchBox(page)).toHaveAttribute("aria-expanded", "false");
    await tabTo(page, searchBox(page));
    await page.keyboard.type("veena");
    await expect(searchBox(page)).toHaveAttribute("aria-expanded", "true");
    await expect(suggestions(page).first()).toBeVisible();
    const active = async () => {
      const id = await searchBox(page).getAttribute("aria-activedescendant");
      return id === null ? undefined : page.locator(`[id="${id}"]`);
    };
    expect(await active()).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await expect(suggestions(page).first()).toHaveAttribute("aria-selected", "true");
    await expect((await active()) ?? page.locator("#none")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    expect(await active()).toBeUndefined();
    await page.keyboard.press("ArrowUp");
    await expect(suggestions(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const href = (await suggestions(page).nth(1).getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(shopUrl() + href);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the skip link leads past the header", async ({ shopper: page }) => {
    await open(page, "/brand");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(main(page)).toBeFocused();
  });

  test("the side menu opens, keeps the focus inside, and gives it back", async ({ shopper: page }) => {
    await open(page, "/");
    const all = header(page).getByRole("button", { name: "All", exact: true });
    await tabTo(page, all);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "All departments" });
    await expect(menu).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).not.toBe("MAIN");
      expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    }
    await menu.getByText("Live Sound", { exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "PA Speakers" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(all).toBeFocused();
  });

  test("the gallery's pictures can be chosen and enlarged, and Escape leads back", async ({ shopper: page }) => {
    await open(page, `/product/${dreadnought}`);
    const pictures = page.getByRole("region", { name: "Pictures" });
    const enlarge = pictures.getByRole("link", { name: /look closer/ }).first();
    await tabTo(page, enlarge);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog").and(page.locator("[open]"));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  test("options and quantity are chosen, and the product put into the cart", async ({ shopper: page }) => {
    await open(page, `/product/${dreadnought}`);
    await tabTo(page, page.getByRole("link", { name: "Sunburst", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/variant=/);
    await expect(page.getByRole("link", { name: "Sunburst", exact: true })).toBeFocused();
    const quantity = page.getByRole("spinbutton", { name: /^Quantity of/ });
    await tabTo(page, quantity);
    await page.keyboard.press("ArrowUp");
    await expect(quantity).toHaveValue("2");
    const add = page.getByRole("button", { name: "Add to cart" }).first();
    await tabTo(page, add);
    await page.keyboard.press("Enter");
    await expect(header(page).getByRole("link", { name: /^Cart ?, items in it: 2$/ })).toBeVisible();
    // The toast is said, takes no focus and has nothing in it to stop at.
    await expect(page.getByRole("status").filter({ hasText: "is in the cart." })).toBeAttached();
    await expect(page.locator(".Toastify [role=alert]")).toBeVisible();
    await expect(page.getByRole("button", { name: "In the cart · View" })).toBeFocused();
    await expect(page.locator(".Toastify :is(a, button, [tabindex='0'])")).toHaveCount(0);
  });

  test("a filter is set and taken off, and the focus stays where one was", async ({ shopper: page }) => {
    await open(page, pages.list);
    const filter = page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^Ukuleles/ });
    await tabTo(page, filter);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/scategory=ukuleles/);
    await expect(filter).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /products/ })).toBeVisible();
    const chip = page.getByRole("link", { name: /^Remove filter: Ukuleles/ });
    await tabTo(page, chip);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/scategory/);
  });

  test("in the cart a quantity is changed, a line removed and brought back", async ({ shopper: page }) => {
    await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele)]) });
    await open(page, "/cart");
    await expect(page.getByRole("button", { name: /^One more/ })).toBeEnabled();
    await tabTo(page, page.getByRole("button", { name: /^One more/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveValue("2");
    await tabTo(page, page.getByRole("button", { name: /^Remove/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveValue("2");
  });

  test("the banners are paused and moved", async ({ shopper: page }) => {
    await open(page, "/");
    const banners = page.getByRole("region", { name: "From the shop" });
    await tabTo(page, banners.getByRole("button", { name: "Pause the banners" }));
    await page.keyboard.press("Enter");
    await expect(banners.getByRole("button", { name: "Let the banners move" })).toBeFocused();
    // On the way here the focus went through each banner, and the last one shows.
    await tabTo(page, banners.getByRole("button", { name: /^Banner 2/ }));
    await page.keyboard.press("Enter");
    await expect(banners.getByRole("heading").nth(1)).toBeInViewport({ ratio: 1 });
    await expect(banners.getByRole("button", { name: /^Banner 2/ })).toHaveAttribute("aria-current", "true");
    await tabTo(page, banners.getByRole("button", { name: "Next banner" }));
    await page.keyboard.press("Enter");
    await expect(banners.getByRole("heading").nth(2)).toBeInViewport({ ratio: 1 });
  });

  test("the secondary bar, the list's pages and the order of a list are reached", async ({ shopper: page }) => {
    await open(page, "/brand");
    await tabTo(page, header(page).getByRole("link", { name: "Guitars & Ukuleles" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/category=guitars/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/page=2/);
    await tabTo(page, page.locator("summary", { hasText: "Sort" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("link", { name: "Price, low to high" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/sort=price_up/);
  });

  test("an instrument is found, put into the cart, ordered and paid on delivery", async ({ shopper: page }) => {
    await open(page, "/");
    await tabTo(page, searchBox(page));
    await page.keyboard.type("sembiyan s8");
    await expect(suggestions(page).first()).toContainText("Sembiyan S8 Concert");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /Sembiyan S8/ })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Add to cart" }).first());
    await page.keyboard.press("Enter");
    await seeInCart(page, 1);
    await tabTo(page, cartLink(page));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, main(page).getByRole("link", { name: "Checkout" }).first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/checkout/);
    for (const [label, value] of Object.entries(buyer)) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(value);
    }
    await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
    for (const step of ["Continue to delivery", "Continue to payment"]) {
      await tabTo(page, page.getByRole("button", { name: step }));
      await page.keyboard.press("Enter");
    }
    const [first, delivery] = [page.getByRole("radio").first(), page.getByRole("radio", { name: "Cash on delivery" })];
    await tabTo(page, first);
    await page.keyboard.press("Space");
    for (let step = 0; step < 5 && !(await delivery.isChecked()); step++) await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
    await page.keyboard.press("Space");
    await tabTo(page, placeButton(page));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });
});
