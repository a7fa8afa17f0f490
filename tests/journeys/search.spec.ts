import type { Page, Route } from "@playwright/test";
import { expect, open, shopUrl, test } from "./shop.ts";

const placeholder = "Search for products, brands and more ...";
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const group = (page: Page, name: string) => suggestions(page).getByRole("group", { name }).getByRole("option");

/** The search box that this width has, ready to type into. */
async function searchBox(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await page.getByRole("banner").getByRole("button", { name: placeholder }).tap();
  return page.getByRole("dialog", { name: "Search" }).getByPlaceholder(placeholder);
}

test("completions and categories stand beside the products, all of them reached by keys", async ({
  shopper: page,
  isMobile,
}) => {
  await open(page, "/");
  const box = await searchBox(page, isMobile);
  await box.fill("mrid");
  await expect(group(page, "Products").first()).toContainText("Mridangam");
  await expect(group(page, "Products").first().locator("mark").first()).toHaveText("Mrid");
  await expect(group(page, "Search for")).toContainText(["mridangam"]);
  await expect(group(page, "Categories")).toHaveText(["Mridangam"]);
  await expect(box).toHaveAttribute("aria-expanded", "true");

  await box.press("ArrowUp");
  const last = suggestions(page).getByRole("option").last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "none");
  await box.press("Enter");
  await expect(page).toHaveURL(`${shopUrl()}/category/mridangam`);
});

test("a completion is searched for and offered again before typing", async ({ shopper: page, isMobile }) => {
  await open(page, "/");
  await (await searchBox(page, isMobile)).fill("mrid");
  await group(page, "Search for").first().click();
  await expect(page).toHaveURL(`${shopUrl()}/products/search?search=mridangam`);
  await (await searchBox(page, isMobile)).click();
  await expect(page.getByRole("listbox", { name: "Recent searches" }).getByRole("option")).toHaveText(["mridangam"]);
});

test("a newer keystroke cancels the older request, whose answer never shows", async ({ shopper: page, isMobile }) => {
  await open(page, "/");
  const held = Promise.withResolvers<Route>();
  await page.route("**/get/global/search", (route) =>
    route.request().postDataJSON().search_field === "veen" ? held.resolve(route) : route.continue(),
  );
  const box = await searchBox(page, isMobile);
  const cancelled = page.waitForEvent("requestfailed");
  await box.fill("veen");
  await held.promise;
  await box.fill("tabla");
  expect((await cancelled).postDataJSON()).toMatchObject({ search_field: "veen" });
  await expect(group(page, "Products").first()).toContainText("Tabla");
});

test("what was understood of the words can be taken off again", async ({ shopper: page }) => {
  await open(page, "/products/search?search=3%2F4+violin+under+20000");
  const read = page.getByRole("list", { name: "Read from your search" });
  await expect(read.getByRole("link")).toHaveText([
    "Remove from search: 3/4 size",
    "Remove from search: Up to ₹20,000",
  ]);
  await read.getByRole("link", { name: "3/4 size" }).click();
  await expect(page).toHaveURL(/search=violin\+under\+20000$/);
  await expect(read.getByRole("link")).toHaveCount(1);
  await read.getByRole("link").click();
  await expect(page).toHaveURL(/search=violin$/);
  await expect(read).toHaveCount(0);
});

test("a misspelt search says how it was taken", async ({ shopper: page }) => {
  await open(page, "/products/search?search=vioiln");
  const main = page.getByRole("main");
  await expect(main).toContainText("Nothing found for “vioiln”. Showing results for violin.");
  await expect(
    main.getByRole("article").or(main.getByRole("listitem")).filter({ hasText: "Violin" }).first(),
  ).toBeVisible();
  await main.getByRole("link", { name: "violin", exact: true }).click();
  await expect(page).toHaveURL(`${shopUrl()}/products/search?search=violin`);
  await expect(main).not.toContainText("Showing results for");
});

test("nothing found: says so, and shows the spelling, close categories and what is popular", async ({
  shopper: page,
}) => {
  await open(page, "/products/search?search=vioiln+banjo");
  const main = page.getByRole("main");
  await expect(main.getByText("No records found", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "violin banjo" })).toHaveAttribute("href", /search=violin\+banjo$/);
  await expect(main.getByRole("list", { name: "Categories" }).getByRole("link").first()).toBeVisible();
  await expect(main.getByRole("region", { name: "Popular now" }).getByRole("link").first()).toBeVisible();
});
