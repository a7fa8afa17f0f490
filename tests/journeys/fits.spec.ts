import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { pages } from "./pages.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const guitar = pages.product;
const violin = "/product/carpatin-100-student-violin-outfit";
const mini = "/product/nilgiri-keyworks-thumbi-37-mini-keyboard";

const together = (page: Page) => page.getByRole("complementary", { name: "Together" });
const sum = (page: Page) => together(page).getByRole("status");
const addAll = (page: Page) => page.getByRole("button", { name: /^Add (all )?to (the )?cart$/ });

/** What variants of a product cost today, in rupees. */
async function priceOf(page: Page, slug: string, options: string): Promise<number> {
  const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`)).json();
  const variant = data.variants.find(
    (one: { options: { value: string }[] }) => one.options.map(({ value }) => value).join(", ") === options,
  );
  return variant.price / 100;
}
const inRupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what fits a guitar is ticked, added up, kept in the address and put into the cart with it", async ({
    page,
  }) => {
    await page.goto(shopUrl() + guitar);
    await page.getByRole("link", { name: "What fits it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "What fits it" })).toBeVisible();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Phosphor Bronze/ }) });
    await expect(row.getByText("For Acoustic Guitars, 6 strings, scale length 648 mm")).toBeVisible();
    await row.getByLabel("12-53 Regular").check();
    await page.getByRole("button", { name: "Add up what is ticked" }).click();
    await expect(page).toHaveURL(/[?&]with=\d+/);
    await expect(row.getByLabel("12-53 Regular")).toBeChecked();
    await expect(together(page).getByRole("listitem")).toHaveCount(2);
    await addAll(page).click();
    await expect(page).toHaveURL(`${shopUrl()}/cart`);
    await expect(page.getByRole("main").getByRole("link", { name: /S10 Dreadnought/ })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /Phosphor Bronze/ })).toBeVisible();
  });

  test("who has it already and ticks nothing is told so, and nothing goes into the cart", async ({ page }) => {
    await page.goto(`${shopUrl()}${guitar}/fits`);
    await page.getByLabel("I have it already").check();
    await addAll(page).click();
    await expect(page.getByRole("alert")).toHaveText("Nothing is ticked that can be bought.");
    await expect(page.getByLabel("I have it already")).toBeChecked();
    await page.goto(`${shopUrl()}/cart`);
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /Sembiyan/ })).toHaveCount(0);
  });
});

test("by keys: each tick is added up at once, stands in the address after a reload, and all goes into the cart", async ({
  shopper: page,
}) => {
  await open(page, guitar);
  const more = page.getByRole("link", { name: "See all: Fits with it" });
  await more.scrollIntoViewIfNeeded();
  await more.click();
  await expect(page.getByRole("heading", { level: 1, name: "What fits it" })).toBeFocused();
  const strings = page.getByLabel(/Phosphor Bronze.*, 12-53 Regular/);
  const before = (await sum(page).textContent()) ?? "";
  await strings.focus();
  await page.keyboard.press("Space");
  await expect(strings).toBeChecked();
  await expect(strings).toBeFocused();
  await expect(strings).toBeInViewport();
  await expect(page).toHaveURL(/\?variant=\d+&with=\d+$/);
  await expect(sum(page)).not.toHaveText(before);
  await seeAccessible(page);
  const own = await priceOf(page, guitar.slice("/product/".length), "Natural, Right");
  const price = await priceOf(page, "narambu-phosphor-bronze-acoustic-strings", "12-53 Regular");
  await expect(sum(page)).toContainText(inRupees(own + price));
  await page.reload();
  await expect(strings).toBeChecked();
  await expect(sum(page)).toContainText(inRupees(own + price));
  await page.getByLabel("I have it already").check();
  await expect(sum(page)).toContainText(inRupees(price));
  await expect(page).toHaveURL(/&own=yes&with=\d+$/);
  await page.getByLabel("I have it already").uncheck();
  await addAll(page).click();
  await expect(page).toHaveURL(`${shopUrl()}/cart`);
  const lines = page.getByRole("main").getByRole("link", { name: /S10 Dreadnought|Phosphor Bronze/ });
  await expect(lines.first()).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveCount(2);
});

test("a smaller violin has its own bow, and the row shows only what fits each size", async ({ shopper: page }) => {
  await open(page, violin);
  const row = page.getByRole("list", { name: "Fits with it" });
  await expect(row.getByRole("listitem").filter({ hasText: "Rosin" })).toHaveCount(1);
  await expect(row.getByRole("listitem").filter({ hasText: "Bow" })).toHaveCount(0);
  await page.getByRole("link", { name: "3/4", exact: true }).click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await page.getByRole("link", { name: "What fits it" }).click();
  const bow = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Brazilwood Violin Bow/ }) });
  await expect(bow.getByText("For Violins, size 3/4")).toBeVisible();
  await expect(bow.getByRole("checkbox")).toHaveCount(1);
  await expect(bow.getByRole("checkbox", { name: /, 3\/4/ })).toBeVisible();
  await expect(page.getByText("Kambi Carbon Bow")).toHaveCount(0);
  await seeAccessible(page);
});

test("where nothing is known to fit, the page says so and whom to ask, and the product's stays as it is", async ({
  shopper: page,
}) => {
  await open(page, mini);
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  await expect(page.getByRole("link", { name: "What fits it" })).toHaveCount(0);
  await open(page, `${mini}/fits`);
  await expect(page.getByText("We know of nothing in the shop")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await seeAccessible(page);
  await page.getByRole("link", { name: "write to us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Questions & answers" })).toBeVisible();
});

test("programs are told of which product it is an accessory, and one address holds for all that is ticked", async ({
  shopper: page,
}) => {
  await open(page, `${guitar}/fits?with=1,2`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${shopUrl()}${guitar}/fits`);
  const facts = await page.locator("script[type='application/ld+json']").allTextContents();
  const list = facts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "ItemList");
  expect(list.itemListElement[0].item).toMatchObject({
    "@type": "Product",
    isAccessoryOrSparePartFor: { "@type": "Product", url: `${shopUrl()}${guitar}` },
    offers: { priceCurrency: "INR" },
  });
});
