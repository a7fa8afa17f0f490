import { expect, test } from "@playwright/test";
import { shopUrl } from "./shop.ts";

test.use({ javaScriptEnabled: false });

test("without script one can browse, filter, sort, page and search", async ({ page }) => {
  await page.goto(`${shopUrl()}/products/search?category=guitars`);
  await expect(page.getByRole("heading", { level: 1, name: "Guitars & Ukuleles" })).toBeVisible();
  await page.getByRole("navigation", { name: /page/i }).getByRole("link", { name: /2/ }).first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  const search = page.getByPlaceholder("Search for products, brands and more ...").first();
  await page.goto(`${shopUrl()}/products/search?search=veena`);
  await expect(page.getByRole("main").getByRole("link", { name: /veena/i }).first()).toBeVisible();
  await expect(search).toBeAttached();
});

test("unknown addresses are 404 pages with a way on", async ({ page }) => {
  for (const path of ["/nothing", "/product/nothing", "/brands/nothing", "/category/nothing", "/products/nothing"]) {
    const response = await page.goto(shopUrl() + path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("addresses match in any letter case", async ({ page }) => {
  expect((await page.goto(`${shopUrl()}/TermsofUse`))?.status()).toBe(200);
});
