import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { asOwner, officeUrl, refusals, title } from "./office.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

const cell = (page: Page, n: number) =>
  page
    .getByRole("row")
    .nth(n + 1)
    .getByRole("gridcell")
    .first();

/** Three published flutes at ₹900 whose names begin with a word of their own; answers it, with their addresses in the shop. */
async function flutes(page: Page) {
  const word = `G${randomUUID().slice(0, 8)}`;
  const slugs: string[] = [];
  for (const n of [1, 2, 3]) {
    const made = await page.request.post(officeUrl("api/products"), {
      headers: { "Sec-Fetch-Site": "same-origin" },
      data: {
        fields: {
          name: `${word} flute ${n}`,
          brand: "Venu",
          category: "carnatic-flute-bansuri",
          hsn: "9205",
          gst_bp: 1_200,
          published: true,
        },
        variants: [{ list_price: 90_000, mrp: 120_000 }],
      },
    });
    slugs.push((await made.json()).data.slug);
  }
  return { word, slugs };
}

/** What the shop's page of a product says. */
async function inShop(page: Page, slug: string) {
  return (await page.request.get(new URL(`/product/${slug}`, shopUrl()).href)).text();
}

const paste = (page: Page, text: string) =>
  page.getByRole("grid").evaluate((grid, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test("three prices pasted from a sheet are seen before and after, applied, in the shop, and put back", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "products");
  const { word, slugs } = await flutes(page);
  await page.goto(officeUrl(`products?search=${word}`));
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.locator("body").press("b");
  await expect(title(page)).toHaveText("Grid");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "4");
  await page.getByRole("grid").focus();
  await paste(page, "₹1,000\n1100.50\n1300");
  await expect(cell(page, 0)).toHaveText("₹900₹1,000");
  await expect(cell(page, 2)).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Control+z");
  await expect(cell(page, 0)).toHaveText("₹900");
  await paste(page, "₹1,000\n1100.50\n1300");
  // The third is put right by hand: down, down, and typed over.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("mrp - 10%");
  await page.keyboard.press("Enter");
  await expect(cell(page, 2)).toHaveText("₹900₹1,080");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Before and after" });
  await expect(dialog).toContainText("3 values of 3 products, 3 prices up.");
  await expect(dialog).toContainText("Price ₹900 → ₹1,100.50");
  expect(await inShop(page, slugs[0] ?? "")).toContain("₹900");
  await dialog.getByLabel("What for").fill(`New prices ${word}`);
  await dialog.getByRole("button", { name: "Change 3 values" }).click();
  await expect(page.getByText("3 values changed.")).toBeVisible();
  await expect(cell(page, 1)).toHaveText("₹1,100.50");
  await expect.poll(() => inShop(page, slugs[0] ?? "")).toContain("₹1,000");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 values are as before.")).toBeVisible();
  await expect(cell(page, 0)).toHaveText("₹900");
  await expect.poll(() => inShop(page, slugs[0] ?? "")).toContain("₹900");
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(page.getByRole("row", { name: `Put back: New prices ${word}` })).toBeVisible();
});

test("a column is set by a formula; who leaves is asked, and a price that is too high is named", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "products");
  const { word } = await flutes(page);
  await page.goto(officeUrl(`grid?search=${word}`));
  await expect(title(page)).toHaveText("Grid");
  await page.getByLabel("Value or formula").fill("ten percent");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByText("Please enter an amount or a formula")).toBeVisible();
  await page.getByLabel("Value or formula").fill("+50%");
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 values entered, 3 can't be")).toBeVisible();
  await page.getByRole("button", { name: "Show why" }).click();
  await expect(page.getByText("The price can't be above the MRP.")).toBeVisible();
  await page.getByLabel("Value or formula").fill("MRP - 15% round to 99");
  await page.keyboard.press("Enter");
  await expect(cell(page, 1)).toHaveText("₹900₹999");
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(cell(page, 1)).toHaveText("₹900₹999");
});
