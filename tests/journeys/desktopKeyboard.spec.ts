import { header, main, searchBox, suggestions } from "./frame.ts";
import { pages } from "./pages.ts";
import { expect, lineOf, open, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

test.describe("By keyboard alone", () => {
  test("the search box is a combobox: arrows choose, Escape closes, Enter opens what is chosen", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await expect(searchBox(page)).toHaveAttribute("aria-expanded", "false");
    await searchBox(page).focus();
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
    await all.focus();
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
    await enlarge.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog").and(page.locator("[open]"));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  test("options and quantity are chosen, and the product put into the cart", async ({ shopper: page }) => {
    await open(page, `/product/${dreadnought}`);
    await page.getByRole("link", { name: "Sunburst", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/variant=/);
    await expect(page.getByRole("link", { name: "Sunburst", exact: true })).toBeFocused();
    const quantity = page.getByRole("spinbutton", { name: /^Quantity of/ });
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await expect(quantity).toHaveValue("2");
    await page.getByRole("button", { name: "Add to cart" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(header(page).getByRole("link", { name: /^Cart ?, items in it: 2$/ })).toBeVisible();
  });

  test("a filter is set and taken off, and the focus stays where one was", async ({ shopper: page }) => {
    await open(page, pages.list);
    const filter = page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^Ukuleles/ });
    await filter.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/scategory=ukuleles/);
    await expect(filter).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /products/ })).toBeVisible();
    const chip = page.getByRole("link", { name: /^Remove filter: Ukuleles/ });
    await chip.focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/scategory/);
  });

  test("in the cart a quantity is changed, a line removed and brought back", async ({ shopper: page }) => {
    await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele)]) });
    await open(page, "/cart");
    await expect(page.getByRole("button", { name: /^One more/ })).toBeEnabled();
    await page.getByRole("button", { name: /^One more/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveValue("2");
    await page.getByRole("button", { name: /^Remove/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveValue("2");
  });
});
