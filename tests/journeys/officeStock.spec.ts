import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { asOwner, officeUrl, refusals, scan, title } from "./office.ts";
import { placeOrder } from "./pages.ts";
import { expect, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Move stock" });
const count = (page: Page) => label(page, "How many?");

/** A flute of its own that is sold in the shop, with no pieces of it yet. */
async function flute(page: Page, place?: string) {
  const name = `Stock flute ${randomUUID().slice(0, 8)}`;
  const made = await page.request.post(officeUrl("api/products"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      fields: {
        name,
        brand: "Venu",
        category: "carnatic-flute-bansuri",
        hsn: "9205",
        gst_bp: 1_200,
        published: true,
      },
      variants: [{ list_price: 90_000, mrp: 120_000, reorder_point: 4, reorder_quantity: 10, ...(place && { place }) }],
    },
  });
  const [{ id, sku }] = (await made.json()).data.variants;
  return { name, id: Number(id), sku: String(sku) };
}

/** What stands of a variant, asked as who is signed in on the page. */
const stockOf = async (page: Page, id: number) =>
  (await (await page.request.get(officeUrl(`api/stock/${id}`))).json()).data as { on_hand: number; held: number };

test("goods are taken in by scan and keys, what is held stays, and a move is undone", async ({ shopper: page }) => {
  await asOwner(page, "stock");
  const { name, id, sku } = await flute(page);
  await expect(title(page)).toHaveText("Stock");
  // Into the search field: a scan is none of a search.
  await label(page, "Name, maker, SKU or barcode").focus();
  await scan(page, sku);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toHaveValue("1");
  await scan(page, sku, sku.toLowerCase());
  await expect(count(page)).toHaveValue("3");
  await scan(page, "8900000000001");
  await expect(dialog(page)).toContainText("is no SKU or barcode of ours");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("6");
  await expect(dialog(page)).toContainText("On hand 0 → 6");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name}: +6. 6 pieces on hand.`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stockOf(page, id)).toMatchObject({ on_hand: 6, held: 0 });
  await expect(label(page, "Name, maker, SKU or barcode")).toHaveValue("");

  await placeOrder(page.request, { id, quantity: 2 }, "cod");
  await label(page, "Name, maker, SKU or barcode").fill(sku);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("cell").nth(3)).toHaveText("2");
  await row.getByRole("link").focus();
  await page.keyboard.press("-");
  await expect(count(page)).toBeFocused();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Please choose why.")).toBeVisible();
  await expect(label(page, "Why?")).toBeFocused();
  await label(page, "Why?").selectOption("Damaged");
  await count(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("2 pieces are held for orders: only 4 can go.")).toBeVisible();
  await expect(count(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name}: −3. 3 pieces on hand.`)).toBeVisible();
  await expect(row.getByText("Low")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText("Taken back.", { exact: true })).toBeVisible();
  expect(await stockOf(page, id)).toMatchObject({ on_hand: 6, held: 2 });

  await row.getByRole("link").click();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole("cell", { name: "Taken back: damaged" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Goods received" })).toBeVisible();
  await page.keyboard.press("+");
  await count(page).press("-");
  await expect(dialog(page).getByRole("button", { name: "Take away", pressed: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("a shelf is counted by scanner and keys alone, on a phone: blind, a second time, then put right", async ({
  shopper: page,
}) => {
  await asOwner(page, "stock");
  await page.setViewportSize({ width: 360, height: 740 });
  const place = `J-${randomUUID().slice(0, 4).toUpperCase()}`;
  const [one, two, three] = [
    await flute(page, `${place}-1`),
    await flute(page, `${place}-2`),
    await flute(page, `${place}-2`),
  ];
  const rows = [one, two, three].map(({ id }) => ({ variant: id, delta: 4, reason: "received" }));
  const headers = { "Sec-Fetch-Site": "same-origin", "Idempotency-Key": randomUUID() };
  await page.request.post(officeUrl("api/stock/moves"), { headers, data: { rows } });
  await page.goto(officeUrl("counts"));
  await expect(title(page)).toHaveText("Counts");
  await page.keyboard.press("n");
  await expect(label(page, "Place")).toBeFocused();
  await page.keyboard.type(place.toLowerCase(), { delay: 45 });
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(`Place ${place.toLowerCase()}`);
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/counts/")) answers.push(await response.text().catch(() => ""));
  });
  const line = ({ name }: { name: string }) => page.getByRole("listitem").filter({ hasText: name });
  await scan(page, one.sku, one.sku, one.sku.toLowerCase(), two.sku);
  await expect(line(one).getByRole("button", { name: "3 counted" })).toBeVisible();
  // Counted last: keys go on with it.
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: "How many more?" }).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(line(two).getByRole("button", { name: "4 counted" })).toBeVisible();
  await scan(page, "8900000000001");
  await expect(page.getByRole("alert").getByText("is no SKU or barcode of ours")).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByRole("alert").getByText("is no SKU or barcode of ours")).toHaveCount(0);
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog", { name: "1 variant was not scanned" })).toBeVisible();
  await page.getByRole("button", { name: "Leave them out" }).press("Enter");
  await expect(page.getByText("Round 2: what differed")).toBeVisible();
  await expect(line(two)).toHaveCount(0);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join("")).not.toMatch(/"(book|difference|on_hand)"/);
  await scan(page, one.sku, one.sku, one.sku);
  await expect(line(one).getByRole("button", { name: "3 counted" })).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Put 1 right" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: one.name })).toContainText("−1");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Closed: stock is as it was counted.")).toBeVisible();
  expect(await stockOf(page, one.id)).toMatchObject({ on_hand: 3 });
  for (const { id } of [two, three]) expect(await stockOf(page, id)).toMatchObject({ on_hand: 4 });
});

test("the list shows what is low, none left, or lacks; what to order is there by maker and as a file", async ({
  shopper: page,
}) => {
  await asOwner(page, "stock");
  const { name, sku } = await flute(page);
  for (const view of ["Low", "None left", "Lacks something"]) {
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: view }).click();
    await expect(page.getByRole("link", { name: view, exact: true })).toHaveAttribute("aria-current", "true");
    await label(page, "Name, maker, SKU or barcode").fill(sku);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  }
  await label(page, "What lacks").selectOption("HSN");
  await expect(page.getByText(`Nothing for “${sku}”`)).toBeVisible();
  await page.getByRole("link", { name: "All stock" }).click();
  await page.getByRole("link", { name: "What to order" }).click();
  const row = page.getByRole("row").filter({ hasText: sku });
  await expect(row.getByRole("cell").nth(1)).toHaveText("14");
  const download = page.waitForEvent("download");
  await page.getByRole("region", { name: "Venu" }).getByRole("link", { name: "CSV" }).click();
  const file = await (await download).createReadStream();
  let text = "";
  for await (const piece of file) text += piece;
  expect(text).toContain(`Venu,${sku},${name},,14,0,0,0,0`);
  await page.goto(officeUrl("today"));
  await expect(page.getByRole("link", { name: "Low stock", exact: true })).toHaveAttribute("href", /stock\?view=low$/);
});
