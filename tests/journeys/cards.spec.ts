import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { main } from "./frame.ts";
import { pages } from "./pages.ts";
import { expect, open, remember, shopUrl, test } from "./shop.ts";
import { seeSteady, watchShifts } from "./steady.ts";

const cards = (page: Page) => main(page).getByRole("article");
const hearts = (page: Page) => main(page).getByRole("button", { name: /^Save .+ to wishlist$/ });
const arrivals = (page: Page) => main(page).getByText(/^Delivery by \w+, \d/);
const inChennai = { shippingAddress: JSON.stringify({ pincode: "600004" }) };

test.describe("A heart on a list's card", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is reached by Tab after the card's link, in view, and saves what is then saved everywhere", async ({
    shopper: page,
  }) => {
    await open(page, pages.list);
    await expect(hearts(page)).toHaveCount(12);
    await seeAccessible(page);
    const card = cards(page).nth(5);
    const heart = card.getByRole("button");
    await card.getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(heart).toBeFocused();
    await expect(heart).toBeInViewport({ ratio: 1 });
    const covered = await heart.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(covered).toBe(false);
    const name = (await heart.getAttribute("aria-label"))?.replace(/^Save | to wishlist$/g, "") ?? "";
    await page.keyboard.press("Space");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(`${name} is on your wishlist.`).first()).toBeAttached();
    await expect(page).toHaveURL(shopUrl() + pages.list);

    await card.getByRole("link").click();
    const save = page.getByRole("button", { name: "Save to wishlist" });
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await save.click();
    await page.goBack();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(shopUrl() + pages.list);
    await open(page, "/wishlist");
    await expect(page.getByRole("list", { name: "Wishlist" }).getByRole("heading")).toHaveText([name]);
  });

  test("is no part of the page that everybody is sent: without script there is none", async ({ browser }) => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(shopUrl() + pages.list);
    await expect(cards(plain)).toHaveCount(12);
    await expect(hearts(plain)).toHaveCount(0);
    await plain.context().close();
  });
});

test.describe("The day of delivery on a list's cards", () => {
  test("is that of the product's page, asked for in one call, and nothing moves when it comes", async ({
    shopper: page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/get/delivery") && calls.push(request.url()));
    await remember(page, inChennai);
    await watchShifts(page);
    await open(page, `${pages.list}&availability=in_stock`);
    await expect(arrivals(page)).toHaveCount(12);
    expect(calls.map((call) => new URL(call).searchParams.get("products")?.split(",").length)).toEqual([12]);
    await seeSteady(page);
    await seeAccessible(page, ["light"]);

    await main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByText(/page 2 of/)).toBeAttached();
    await expect(arrivals(page)).toHaveCount(12);
    await page.goBack();
    await expect(page.getByText(/page 1 of/)).toBeAttached();
    await expect(arrivals(page)).toHaveCount(12);
    expect(calls).toHaveLength(2);

    const day = (await arrivals(page).first().textContent())?.replace("Delivery by ", "") ?? "";
    await cards(page).first().getByRole("link").click();
    const box = page.locator("form").filter({ hasText: "Delivery to your pincode" });
    await expect(box.getByRole("status")).toContainText(day);
    await box.getByLabel("Delivery to your pincode").fill("781001");
    await box.getByRole("button", { name: "Check" }).click();
    await expect(box.getByRole("status")).toContainText("781001, Assam");
    await page.goBack();
    await expect(arrivals(page)).toHaveCount(12);
    await expect(arrivals(page).first()).not.toContainText(day);
  });

  test("is not said of what is sold out, nor where no pincode is known", async ({ shopper: page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/get/delivery") && calls.push(request.url()));
    await open(page, pages.list);
    await expect(hearts(page)).toHaveCount(12);
    await expect(arrivals(page)).toHaveCount(0);
    await page.evaluate(
      (entries) => Object.entries(entries).forEach(([key, text]) => localStorage.setItem(key, text)),
      inChennai,
    );
    await open(page, "/products/search?search=kitamine");
    await expect(hearts(page).first()).toBeVisible();
    const soldOut = cards(page).filter({ hasText: "Out of stock" });
    await expect(soldOut.first()).toBeVisible();
    await expect(arrivals(page).first()).toBeVisible();
    await expect(soldOut.filter({ hasText: "Delivery by" })).toHaveCount(0);
    expect(calls).toHaveLength(1);
  });
});

test.describe("Without the part of the script that cards have more from", () => {
  test.use({ allowed: /ERR_FAILED/ });
  test("a list is as it was", async ({ shopper: page }) => {
    await page.route("**/CardExtras-*.js", (route) => route.abort());
    await remember(page, inChennai);
    await open(page, pages.list);
    await page.waitForLoadState("networkidle");
    await expect(hearts(page)).toHaveCount(0);
    await cards(page).first().getByRole("link").click();
    await expect(page.getByRole("button", { name: "Save to wishlist" })).toBeVisible();
  });
});
