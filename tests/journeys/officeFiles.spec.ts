import { readFile } from "node:fs/promises";
import { asOwner, officeUrl, openProduct, refusals, title } from "./office.ts";
import { expect, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

test("products go out, a price is changed in the file, it comes in: just that is shown, applied, and stands in the shop", async ({
  shopper: page,
}) => {
  await asOwner(page, "products");
  const name = `Journey veena ${crypto.randomUUID().slice(0, 8)}`;
  const made = await page.request.post(officeUrl("api/products"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      fields: { name, brand: "Venu", category: "carnatic-flute-bansuri", hsn: "9205", gst_bp: 1_200, published: true },
      variants: [{ list_price: 90_000, mrp: 120_000 }],
    },
  });
  const { slug } = (await made.json()).data;
  await page.getByRole("link", { name: "Files", exact: true }).last().click();
  await expect(title(page)).toHaveText("Files");
  const coming = page.waitForEvent("download");
  await page.getByRole("region", { name: "Take out" }).getByRole("link", { name: "Products" }).click();
  const out = await readFile(await (await coming).path(), "utf8");
  // Its line alone: of others something may be sold meanwhile.
  const [head = "", ...rows] = out.split("\r\n");
  const lines = [head, ...rows.filter((row) => row.includes(name)).map((row) => row.replace(",900.00,", ",845.00,"))];
  expect(lines[1]).toContain(",845.00,");
  await page
    .getByLabel("A file of goods")
    .setInputFiles({ name: "goods.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await expect(page.getByRole("radio", { name: /^Products/ })).toBeChecked();
  await page.getByRole("button", { name: "Show what it would do" }).press("Enter");
  const difference = page.getByRole("list", { name: "The difference" });
  await expect(difference.getByRole("listitem")).toHaveCount(1);
  await expect(difference).toContainText(name);
  await expect(difference.getByRole("row")).toHaveCount(1);
  await expect(difference.getByRole("row")).toContainText("before 900.00 → , after 845.00");
  await page.reload();
  await expect(difference).toContainText(name);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Done: 1 product changed.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at it in the grid" })).toBeVisible();
  await openProduct(page, slug, "₹845");
  await expect(page.getByText("₹845").first()).toBeVisible();
});

test("a workbook is told at once, and what is wrong with a file by its lines", async ({ shopper: page }) => {
  await asOwner(page, "files");
  const input = page.getByLabel("A file of goods");
  await input.setInputFiles({ name: "goods.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK") });
  await expect(page.getByRole("alert")).toContainText("Save it as CSV");
  const sheet = Buffer.from("SKU,Price\nno-such-thing,100\n");
  await input.setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: sheet });
  await expect(page.getByRole("radio", { name: /^Prices alone/ })).toBeChecked();
  await page.getByRole("button", { name: "Show what it would do" }).click();
  await expect(page.getByText("No row of it can be taken in")).toBeVisible();
  const problem = page.getByRole("table", { name: "Problems in the file" }).getByRole("row").nth(1);
  await expect(problem).toContainText("the shop has no variant with this SKU");
});
