import type { Page } from "@playwright/test";
import { departments, sideMenu } from "./frame.ts";
import { expect, open, queryOf, shopUrl, test } from "./shop.ts";

const everything =
  "search=guitar&category=guitars&scategory=acoustic-guitars&page=2&brand=sembiyan&availability=in_stock&booking=demo&collection=first-guitars&discount=10";

test.describe("Side menu", () => {
  const openIt = (page: Page) => departments(page).getByRole("button", { name: "All", exact: true }).click();

  test("an accordion of categories with their children", async ({ shopper: page }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/allMenu`)).json();
    await open(page, "/");
    await openIt(page);
    for (const { name } of data) await expect(sideMenu(page).getByText(name, { exact: true })).toBeVisible();
    await sideMenu(page).getByText("Violin Family", { exact: true }).click();
    await expect(sideMenu(page).getByRole("link", { name: "Violas & Cellos" })).toBeVisible();
    await sideMenu(page).getByText("Live Sound", { exact: true }).click();
    await expect(sideMenu(page).getByRole("link", { name: "Mixers" })).toBeVisible();
    await expect(sideMenu(page).getByRole("link", { name: "Violas & Cellos" })).toBeHidden();
  });

  test("choosing a child sets category and scategory, clears page, brand, availability and booking, and closes the menu", async ({
    shopper: page,
  }) => {
    await open(page, `/products/search?${everything}`);
    await openIt(page);
    await sideMenu(page).getByText("Live Sound", { exact: true }).click();
    await sideMenu(page).getByRole("link", { name: "Mixers" }).click();
    await expect(page).toHaveURL(/scategory=mixers/);
    expect(queryOf(page)).toEqual({
      search: "guitar",
      category: "live-sound",
      scategory: "mixers",
      collection: "first-guitars",
      discount: "10",
    });
    await expect(sideMenu(page)).toBeHidden();
  });

  test("it closes by a click on the overlay, by the close icon and by Escape", async ({ shopper: page }) => {
    await open(page, "/");
    await openIt(page);
    await page.mouse.click((page.viewportSize()?.width ?? 0) - 8, 400);
    await expect(sideMenu(page)).toBeHidden();
    await openIt(page);
    await sideMenu(page).getByRole("button", { name: "Close" }).click();
    await expect(sideMenu(page)).toBeHidden();
    await openIt(page);
    await page.keyboard.press("Escape");
    await expect(sideMenu(page)).toBeHidden();
    await expect(departments(page).getByRole("button", { name: "All", exact: true })).toBeFocused();
  });
});
