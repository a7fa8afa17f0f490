import { expect, test } from "@playwright/test";
import { openDatabase } from "../../server/database/connect.ts";
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

test("who finds a product out of stock asks to be told, and a mistyped address is mended on the next page; then he leaves", async ({
  page,
}) => {
  const email = `waits-${Date.now()}@example.com`;
  await page.goto(shopUrl() + "/product/kitamine-kt-1-electric-guitar");
  const form = page.getByRole("main");
  await form.getByLabel("Hear once by mail when it can be bought").fill("asha@nowhere");
  await form.getByRole("button", { name: "Tell me" }).click();
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We will tell you" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the product" }).click();
  await expect(page).toHaveURL(/\/product\/kitamine-kt-1-electric-guitar\?variant=/);

  const { sql, close } = await openDatabase({
    DATA_DIR: process.env.SHOP_DATA_DIR ?? "",
    DATABASE_URL: process.env.SHOP_DATABASE_URL || undefined,
    DATABASE_POOL: 1,
  });
  const [row] = await sql<{ key: string }[]>`select leave_key as key from product_watch where email = ${email}`;
  await close();
  await page.goto(`${shopUrl()}/leave/${row?.key}`);
  await expect(form.getByRole("link", { name: /^Kitamine KT-1/ })).toBeVisible();
  await form.getByRole("button", { name: "No mails, please" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeVisible();
  await page.goto(`${shopUrl()}/leave/${row?.key}`);
  await expect(page.getByRole("heading", { level: 1, name: "No mail comes" })).toBeVisible();
});
