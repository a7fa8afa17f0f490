import type { Route } from "@playwright/test";
import { asked, header, placeholder, searchBox, suggestions } from "./frame.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

/** Answers suggestions with products of these names. */
const answer = (route: Route, ...names: string[]) =>
  route.fulfill({
    json: {
      products: names.map((name) => ({
        has_data: "yes",
        product_name: name,
        product_url: name.toLowerCase().replaceAll(" ", "-"),
        image: null,
        parent_category_name: "Indian Classical",
        category_name: "Veena",
        brand_name: "Tanjai",
        message: "",
      })),
    },
  });

test.describe("Desktop search box", () => {
  test("typing more than 3 characters queries suggestions live: 3 do not, 4 do, and each change after them", async ({
    shopper: page,
  }) => {
    const texts = asked(page);
    await open(page, "/");
    await expect(searchBox(page)).toHaveAttribute("placeholder", placeholder);
    await searchBox(page).pressSequentially("veen");
    await expect(suggestions(page).first()).toBeVisible();
    await searchBox(page).press("a");
    await expect.poll(() => texts).toEqual(["veen", "veena"]);
    await searchBox(page).fill("vee");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
    expect(texts).toEqual(["veen", "veena"]);
    await searchBox(page).fill("vee "); // a space is a character
    await expect.poll(() => texts).toEqual(["veen", "veena", "vee "]);
  });

  test("each suggestion shows an image, product name and a breadcrumb, and links to product/{product_url}", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await searchBox(page).fill("ekandam");
    const first = suggestions(page).first();
    await expect(first).toContainText("Maruthan Kamalam Ekandam Saraswati Veena");
    await expect(first).toContainText(
      "Indian Classical › Veena › Maruthan Veenai Koodam › Maruthan Kamalam Ekandam Saraswati Veena",
    );
    await expect(first.locator("mark").first()).toHaveText(/ekandam/i);
    await expect(first.locator("img")).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(`${shopUrl()}/product/maruthan-ekandam-saraswati-veena`);
    await expect(searchBox(page)).toHaveValue("");
  });

  test("while loading a spinner shows", async ({ shopper: page }) => {
    await open(page, "/");
    const held = Promise.withResolvers<Route>();
    await page.route("**/get/global/search", held.resolve);
    await searchBox(page).fill("veena");
    await expect(header(page).getByText("Searching")).toBeVisible();
    await answer(await held.promise, "Blue Veena");
    await expect(suggestions(page)).toHaveCount(1);
    await expect(header(page).getByText("Searching")).toBeHidden();
  });

  test("with no result it shows 'No records found'", async ({ shopper: page }) => {
    await open(page, "/");
    await searchBox(page).fill("zzzzqqqq");
    await expect(header(page).getByText("No records found", { exact: true })).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
  });

  test("pressing Enter goes to /products/search with the search parameter set and clears the box", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await searchBox(page).fill("veena");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(`${shopUrl()}/products/search?search=veena`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("veena");
    await expect(searchBox(page)).toHaveValue("");
  });

  test("recent searches are offered before typing", async ({ shopper: page }) => {
    await open(page, "/");
    await searchBox(page).fill("veena");
    await searchBox(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("veena");
    await searchBox(page).click();
    const recent = page.getByRole("listbox", { name: "Recent searches" });
    await expect(recent.getByRole("option")).toHaveText(["veena"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(recent).toHaveCount(0);
  });

  test("a stale answer never replaces a newer one", async ({ shopper: page }) => {
    await open(page, "/");
    const held = Promise.withResolvers<Route>();
    await page.route("**/get/global/search", (route) =>
      route.request().postDataJSON().search_field === "veen" ? held.resolve(route) : answer(route, "Newer Veena"),
    );
    await searchBox(page).pressSequentially("veen");
    const first = await held.promise;
    await searchBox(page).press("a");
    await expect(suggestions(page)).toContainText(["Newer Veena"]);
    await answer(first, "Older Veena").catch(() => {}); // it may have been given up already
    await searchBox(page).press("ArrowDown");
    await expect(suggestions(page)).toHaveText([/Newer Veena/]);
  });
});
