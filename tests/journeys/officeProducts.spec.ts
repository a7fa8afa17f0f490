import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { asOwner, menu, officeUrl, openProduct, refusals, title } from "./office.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The draft in the shop's own page. */
const draft = (page: Page) => page.frameLocator('iframe[title^="The product"]');

/** A product made at the shop's own call, as who is signed in on the page. */
async function flute(
  page: Page,
  fields: object = {},
): Promise<{ id: number; name: string; version: number; slug: string }> {
  const name = `Journey flute ${randomUUID().slice(0, 8)}`;
  const made = await page.request.post(officeUrl("api/products"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      fields: { name, brand: "Venu", category: "carnatic-flute-bansuri", hsn: "9205", gst_bp: 1_200, ...fields },
      variants: [{ list_price: 90_000, mrp: 120_000 }],
    },
  });
  return (await made.json()).data;
}

test("a product is made by keys alone, seen as a draft in the shop's own page, and stands in the shop", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "products");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.locator("body").press("n");
  await expect(title(page)).toHaveText("New product");
  const name = `Nagaswaram ${randomUUID().slice(0, 8)}`;
  const keys = page.keyboard;
  await label(page, "Name").focus();
  await keys.type(name);
  await keys.press("Tab");
  await keys.type("Venu");
  await keys.press("Tab");
  await keys.type("Carnatic Flute");
  await expect(page.getByText("The preview comes once it has a price.")).toBeVisible();
  await label(page, "Description").focus();
  await keys.type("Carved of ");
  await keys.press("Control+b");
  await keys.type("aacha");
  await keys.press("End");
  await label(page, "Price in ₹").focus();
  await keys.type("12,499");
  await expect(draft(page).getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(draft(page).locator("strong", { hasText: "aacha" })).toBeVisible();
  await expect(draft(page).getByText("₹12,499").first()).toBeVisible();
  await label(page, "HSN").fill("9205");
  await label(page, "GST rate").fill("12");
  await label(page, "Shown in the shop").focus();
  await keys.press("Space");
  await keys.press("Control+s");
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole("region", { name: "What lacks" })).toContainText("Weight");
  await page.getByRole("button", { name: "Weight" }).click();
  await expect(label(page, "Weight in kg")).toBeFocused();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { slug } = (await (await page.request.get(officeUrl(`api/products/${id}`))).json()).data;
  await openProduct(page, slug, name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Carved of aacha")).toBeVisible();
});

test("two change one product: what one alone changed goes together, what both changed is chosen; who leaves is asked", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "products");
  const { id, version, name, slug } = await flute(page, { published: true });
  await page.goto(officeUrl(`products/${id}`));
  await expect(title(page)).toHaveText(name);
  await label(page, "Warranty").fill("One year");
  await label(page, "Net quantity").fill("1 N");
  await label(page, "Price in ₹").fill("1,300");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("list").getByText("The price can't be above the MRP.")).toBeVisible();
  await expect(label(page, "Price in ₹")).toBeFocused();
  await label(page, "Price in ₹").fill("850");
  await page.request.put(officeUrl(`api/products/${id}`), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { version, fields: { warranty: "Two years", generic_name: "Flute" } },
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Somebody changed this product" })).toBeVisible();
  await expect(label(page, "Generic name")).toHaveValue("Flute");
  await menu(page).getByText("Orders", { exact: true }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("radio", { name: "Two years" }).check();
  await expect(label(page, "Warranty")).toHaveValue("Two years");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved. Shoppers see it in a moment.")).toBeVisible();
  const now = (await (await page.request.get(officeUrl(`api/products/${id}`))).json()).data;
  expect(now).toMatchObject({
    warranty: "Two years",
    net_quantity: "1 N",
    generic_name: "Flute",
    variants: [{ list_price: 85_000 }],
  });
  const seen = await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`);
  expect((await seen.json()).data.variants[0].price).toBe(85_000);
});

test("products are found, chosen and hidden, and shown again by Undo, on a phone too", async ({ shopper: page }) => {
  await asOwner(page, "products");
  await page.setViewportSize({ width: 360, height: 740 });
  const { id, name } = await flute(page, { published: true });
  await label(page, "Name, maker, SKU or barcode").fill(name);
  await page.keyboard.press("Enter");
  await page.getByLabel(`Choose ${id}`).check();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("1 product hidden.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Hidden" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: "In the shop" })).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(title(page)).toHaveText(name);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(draft(page).getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Hide the preview" }).click();
  await expect(label(page, "Name")).toBeVisible();
});

test("who may only read a product is told so, and its fields look like what they are", async ({ shopper: page }) => {
  await page.route("**/office/api/session", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    if (!data?.rights) return route.fulfill({ response: answer });
    const { "products.edit": _, "prices.edit": __, ...rights } = data.rights;
    return route.fulfill({ response: answer, json: { error: 0, data: { ...data, rights } } });
  });
  await asOwner(page, "products");
  const id = await page.evaluate(async () => {
    const { data } = await (await fetch("/office/api/products?search=GU-CHI-01")).json();
    return data.rows[0].id;
  });
  await page.goto(officeUrl(`products/${id}`));
  await expect(page.getByText("You may read this product, not change it.")).toBeVisible();
  await expect(label(page, "Name")).toBeDisabled();
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const card = page.getByRole("region", { name: "What it is" });
  for (const name of ["Name", "Maker", "Shelf", "Description"])
    expect(await ground(label(page, name)), name).not.toBe(await ground(card));
  await expect(page.getByRole("toolbar", { name: "Marks" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
});

test("an empty new product is asked for all that it needs, from the top", async ({ shopper: page }) => {
  await asOwner(page, "products/new");
  await expect(label(page, "Name")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(label(page, "Name")).toBeFocused();
  await expect(label(page, "Name")).toHaveAccessibleDescription("Please enter a name.");
  for (const name of ["Maker", "Shelf", "Price in ₹"])
    await expect(label(page, name)).toHaveAttribute("aria-invalid", "true");
  const leaveOut = page.getByRole("button", { name: "Leave out" });
  await page.getByRole("button", { name: "Add a variant" }).press("Enter");
  await expect(leaveOut).toHaveCount(2);
  await leaveOut.nth(1).press("Enter");
  await expect(leaveOut).toHaveCount(1);
  await expect(page.locator("main").locator(":focus")).toHaveCount(1);
  await label(page, "Price in ₹").fill("999999999999");
  await page.keyboard.press("Control+s");
  await expect(label(page, "Price in ₹")).toHaveAccessibleDescription(/^That is too much/);
});
