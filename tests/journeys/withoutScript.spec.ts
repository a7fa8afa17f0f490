import { expect, test } from "@playwright/test";
import { shopUrl } from "./shop.ts";

test.use({ javaScriptEnabled: false });

test("without script one can browse, filter, sort, page and search", async ({ page, isMobile }) => {
  await page.goto(`${shopUrl()}/products/search?category=guitars`);
  await expect(page.getByRole("heading", { level: 1, name: "Guitars & Ukuleles" })).toBeVisible();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveText("2");

  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: /^Ukuleles/ }).click();
  await expect(page).toHaveURL(/scategory=ukuleles/);
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await filters.getByLabel("To", { exact: true }).fill("3000");
  await filters.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(/category=guitars.*max_price=3000|max_price=3000.*category=guitars/);
  await expect(page.getByRole("link", { name: /^Remove filter: Ukuleles/ })).toBeVisible();

  await page.locator("summary", { hasText: "Sort" }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL(/sort=price_up/);

  await page.goto(`${shopUrl()}/nothing`);
  const search = page.getByRole("main").getByRole("search").getByRole("combobox");
  await search.fill("veena");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\/search\?search=veena/);
  await expect(page.getByRole("main").getByRole("link", { name: /veena/i }).first()).toBeVisible();
});

test("unknown addresses are 404 pages with a search box and the top categories", async ({ page }) => {
  const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/topMenu`)).json();
  for (const path of ["/nothing", "/product/nothing", "/brands/nothing", "/category/nothing", "/products/nothing"]) {
    const response = await page.goto(shopUrl() + path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("search")).toBeVisible();
    await expect(main.getByRole("link")).toHaveText(data.map(({ name }: { name: string }) => name));
  }
});

test("addresses match in any letter case", async ({ page }) => {
  expect((await page.goto(`${shopUrl()}/TermsofUse`))?.status()).toBe(200);
});

test("who finds a product out of stock asks to be told, and a mistyped address is mended on the next page", async ({
  page,
}) => {
  await page.goto(shopUrl() + "/product/kitamine-kt-1-electric-guitar");
  const form = page.getByRole("main");
  await form.getByLabel("Hear once by mail when it can be bought").fill("asha@nowhere");
  await form.getByRole("button", { name: "Tell me" }).click();
  await form.getByLabel("E-mail").fill("asha@example.com");
  await form.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We will tell you" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the product" }).click();
  await expect(page).toHaveURL(/\/product\/kitamine-kt-1-electric-guitar\?variant=/);
});
