import type { Page } from "@playwright/test";
import { asked, header, placeholder, suggestions } from "./frame.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

test.describe("Mobile search", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

  test("a full-screen dialog with the placeholder does the same live search on every change", async ({
    shopper: page,
  }) => {
    const texts = asked(page);
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const field = dialog(page).getByPlaceholder(placeholder, { exact: true });
    await expect(field).toBeFocused();
    await field.press("v");
    await expect(suggestions(page).first()).toBeVisible();
    await field.press("e");
    await field.press("e");
    await expect.poll(() => texts).toEqual(["v", "ve", "vee"]);
    await field.fill("zzzzqqqq");
    await expect(dialog(page).getByText("No records found", { exact: true })).toBeVisible();
    await field.fill("");
    await expect.poll(() => texts).toEqual(["v", "ve", "vee", "zzzzqqqq", ""]);
    await expect(dialog(page).getByText("No records found", { exact: true })).toBeHidden();
    await field.fill(" ");
    await expect.poll(() => texts.at(-1)).toBe(" ");
  });

  test("it opens the product on tap", async ({ shopper: page }) => {
    const texts = asked(page);
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await dialog(page).getByPlaceholder(placeholder).fill("ekandam");
    await suggestions(page).first().tap();
    await expect(page).toHaveURL(`${shopUrl()}/product/maruthan-ekandam-saraswati-veena`);
    await expect(dialog(page)).toBeHidden();
    expect(texts).toEqual(["ekandam"]);
  });

  test("before anything is typed it offers what sells most and the departments; without the former the latter alone", async ({
    shopper: page,
  }) => {
    const start = dialog(page).getByRole("navigation", { name: "Begin here" });
    await open(page, "/brand");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await expect(start.getByRole("link", { name: "Indian Classical" })).toBeVisible();
    await start.locator('[href^="/product/"]').first().tap();
    await expect(page).toHaveURL(/\/product\//);
    await expect(dialog(page)).toBeHidden();
    await page.route("**/get/products?*", (route) => route.fulfill({ json: { error: 0, products: "none" } }));
    await open(page, "/brand");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await expect(start.getByRole("link", { name: "Indian Classical" })).toBeVisible();
    await expect(start.getByText("Popular now")).toBeHidden();
  });

  test("its close icon closes it", async ({ shopper: page }) => {
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toBeHidden();
  });

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
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox")).toHaveValue("ekandam");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: /Ekandam/ })).toBeFocused();
  });
});
