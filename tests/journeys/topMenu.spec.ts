import { departments, header, sideMenu } from "./frame.ts";
import { expect, open, queryOf, shopUrl, test } from "./shop.ts";

const everything =
  "search=guitar&category=guitars&scategory=acoustic-guitars&page=2&brand=sembiyan&availability=in_stock&booking=demo&collection=first-guitars&discount=10";

test.describe("Top menu", () => {
  test("an 'All' button opens the side menu", async ({ shopper: page }) => {
    await open(page, "/");
    await departments(page).getByRole("button", { name: "All", exact: true }).click();
    await expect(sideMenu(page)).toBeVisible();
  });

  test("one button per top-level category, active when the category query parameter matches its slug", async ({
    shopper: page,
  }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/topMenu`)).json();
    await open(page, "/products/search?category=keyboards");
    const names: string[] = data.map(({ name }: { name: string }) => name);
    await expect(departments(page).getByRole("link")).toHaveText([...names, "Shop by Brand"]);
    await expect(departments(page).locator("[aria-current]")).toHaveText(["Keyboards & Pianos"]);
    await open(page, "/");
    await expect(departments(page).locator("[aria-current]")).toHaveCount(0);
  });

  test("'Shop by Brand' goes to /brand", async ({ shopper: page }) => {
    await open(page, "/");
    await departments(page).getByRole("link", { name: "Shop by Brand", exact: true }).click();
    await expect(page).toHaveURL(`${shopUrl()}/brand`);
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
  });

  test("choosing a category sets category and removes scategory, page, collection, discount, availability, booking", async ({
    shopper: page,
  }) => {
    await open(page, `/products/search?${everything}`);
    await departments(page).getByRole("link", { name: "Indian Classical" }).click();
    await expect(page).toHaveURL(/category=indian-classical/);
    expect(new URL(page.url()).pathname).toBe("/products/search");
    expect(queryOf(page)).toEqual({ search: "guitar", brand: "sembiyan", category: "indian-classical" });
  });

  test("choosing a category elsewhere goes to /products/search with category set", async ({ shopper: page }) => {
    await open(page, "/brand");
    await departments(page).getByRole("link", { name: "Indian Classical" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/products/search?category=indian-classical`);
  });

  test("a secondary bar appears when the chosen category has children: 'All {name}' and one button per sub-category, which sets scategory", async ({
    shopper: page,
  }) => {
    await open(page, "/products/search?category=violin-strings&brand=sembiyan");
    const bar = page.getByRole("navigation", { name: "Violin Family", exact: true });
    await expect(bar.getByRole("link")).toHaveText([
      "All Violin Family",
      "Violins",
      "Violas & Cellos",
      "Bows, Rosin & Rests",
    ]);
    await expect(bar.locator("[aria-current]")).toHaveText(["All Violin Family"]);
    await bar.getByRole("link", { name: "Violins" }).click();
    await expect(page).toHaveURL(/scategory=violins/);
    expect(queryOf(page)).toEqual({ category: "violin-strings", scategory: "violins", brand: "sembiyan" });
    await expect(bar.locator("[aria-current]")).toHaveText(["Violins"]);
    await bar.getByRole("link", { name: "All Violin Family" }).click();
    await expect(page).not.toHaveURL(/scategory/);
  });

  test("no secondary bar without a category, nor for one that does not exist", async ({ shopper: page }) => {
    for (const query of ["", "?category=nothing"]) {
      await open(page, `/products/search${query}`);
      await expect(header(page).getByRole("link", { name: /^All / })).toHaveCount(0);
    }
  });
});
