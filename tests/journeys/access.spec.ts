import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pages, placeOrder } from "./pages.ts";
import { addToCart, buyer, expect, lineOf, open, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";
const placeholder = "Search for products, brands and more ...";
const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Sees that axe finds nothing, in the light theme and, where colours are concerned, in the dark one. */
async function seeAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    if (colorScheme === "light") axe.withTags(everyRule);
    else axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => `${id}: ${html} ${[...any, ...all, ...none][0]?.message ?? ""}`),
    );
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
}

test.use({
  allowed: /status of 404/, // the page that is not there
  contextOptions: { reducedMotion: "reduce" }, // colours that are still changing are neither of the two themes
});

test.describe("axe finds nothing", () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`on the page: ${name}`, async ({ shopper: page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await seeAccessible(page);
    });
  }

  test("with the side menu open", async ({ shopper: page }) => {
    await open(page, "/");
    await header(page).getByRole("button", { name: "All", exact: true }).click();
    await page
      .getByRole("dialog", { name: "All departments" })
      .getByText("Guitars & Ukuleles", { exact: true })
      .click();
    await seeAccessible(page);
  });

  test("with suggestions shown, and with none found", async ({ shopper: page, isMobile }) => {
    await open(page, "/");
    if (isMobile) await header(page).getByRole("button", { name: placeholder }).click();
    const box = page.getByRole("combobox", { name: "Search" }).and(page.locator(":visible"));
    await box.fill("veena");
    await expect(page.getByRole("option").first()).toBeVisible();
    await box.press("ArrowDown");
    await seeAccessible(page);
    await box.fill("zzzzqqqq");
    await expect(page.getByText("No records found")).toBeVisible();
    await seeAccessible(page);
  });

  test("with the filter sheet open", async ({ shopper: page, isMobile }) => {
    test.skip(!isMobile, "the filters stand beside the list here");
    await open(page, pages.list);
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(page.getByRole("button", { name: "Close filters" })).toBeVisible();
    await seeAccessible(page);
  });

  test("with a picture enlarged", async ({ shopper: page }) => {
    await open(page, `/product/${dreadnought}`);
    await page
      .getByRole("link", { name: /look closer/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").and(page.locator("[open]"))).toBeVisible();
    await seeAccessible(page);
  });

  test("on a cart with something in it, and after the shop has changed it", async ({ shopper: page }) => {
    const gone = { ...(await lineOf(page, ukulele)), id: 2_000_000_000, product_name: "Gone Veena" };
    const dearer = { ...(await lineOf(page, dreadnought, 2)), price: 100 };
    await remember(page, { cart: JSON.stringify([dearer, gone]), shippingAddress: '{"pincode":"600004"}' });
    await open(page, "/cart");
    await expect(page.getByRole("region", { name: "Changes in your cart" })).toContainText("Gone Veena");
    await seeAccessible(page);
    await page.getByRole("button", { name: "OK" }).click();
    await page.getByText("Have a coupon?").click();
    await page.getByLabel("Coupon code").fill("NOSUCHCODE");
    await page.getByRole("button", { name: "Apply" }).click();
    await seeAccessible(page);
  });

  test("on each step of the checkout, with its errors", async ({ shopper: page }) => {
    await addToCart(page, ukulele);
    await open(page, "/checkout");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
    await seeAccessible(page);
    for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByText("Standard delivery")).toBeVisible();
    await seeAccessible(page);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByText("Please choose how to pay.")).toBeVisible();
    await seeAccessible(page);
  });

  test("on each outcome of a payment and on the order", async ({ shopper: page }) => {
    const line = await lineOf(page, ukulele);
    const paid = await placeOrder(page.request, line, "cod");
    const unpaid = await placeOrder(page.request, line, "practice");
    const address = ({ order_no, key }: typeof paid) => new URLSearchParams({ order: order_no, key });
    for (const path of [
      `/thankyou/success?${address(paid)}`,
      `/thankyou/pending?${address(unpaid)}`,
      `/thankyou/failure?${address(unpaid)}`,
      `/thankyou/cancelled?${address(unpaid)}`,
      `/ordersummary/${paid.order_no}?key=${paid.key}`,
      `/ordersummary/${unpaid.order_no}?key=${unpaid.key}`,
    ]) {
      await open(page, path);
      await seeAccessible(page);
    }
  });
});

test.describe("By keyboard alone", () => {
  test.skip(({ isMobile }) => isMobile, "keyboards are found on larger screens");
  const box = (page: Page) => header(page).getByRole("combobox", { name: "Search" });
  const options = (page: Page) => header(page).getByRole("option");

  test("the search box is a combobox: arrows choose, Escape closes, Enter opens what is chosen", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await box(page).focus();
    await page.keyboard.type("veena");
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).first()).toBeVisible();
    const active = async () => {
      const id = await box(page).getAttribute("aria-activedescendant");
      return id === null ? undefined : page.locator(`[id="${id}"]`);
    };
    expect(await active()).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect((await active()) ?? page.locator("#none")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    expect(await active()).toBeUndefined();
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const href = (await options(page).nth(1).getAttribute("href")) ?? "";
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

test.describe("On a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the phone's own search");

  test("the search dialog takes the focus, is driven by keys, and gives the focus back", async ({ shopper: page }) => {
    await open(page, "/");
    const opener = header(page).getByRole("button", { name: placeholder });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("ekandam");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("listbox")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("combobox")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
