import type { Page } from "@playwright/test";
import sharp from "sharp";
import { officeUrl, scan, title } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { card, dialog, go, label, press } from "./officeHands.ts";
import type { Watched } from "./officeWatch.ts";
import { expect, shopUrl } from "./shop.ts";

const shown = async (page: Page, path: string) => (await page.request.get(shopUrl() + path)).text();

/** A catalogue of somebody's own in small, as Shopify writes it: a flute that the shop does not have, on a shelf of the maker's. */
const catalogue = `Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty,Published,HSN,GST rate
day-flute,Flute of the day,Venu,Carnatic Flute,DAY-1,900,4,true,9205,12
`;

/** The id of the flute that the file brought. */
async function flute(page: Page): Promise<number> {
  const found = await page.request.get(officeUrl("api/products?search=Flute+of+the+day"));
  return (await found.json()).data.rows[0].id;
}

/** What is done with goods less often than each day: a file of them, photographs, another shelf, out of sight, counted. */
export async function goodsNowAndThen(page: Page, watch: Watched): Promise<void> {
  const keys = page.keyboard;

  await watch("a catalogue's file, seen before it is applied", async () => {
    await go(page, "c", "Files");
    const file = { name: "own.csv", mimeType: "text/csv", buffer: Buffer.from(catalogue) };
    await page.getByLabel("A file of goods").setInputFiles(file);
    await page.getByRole("button", { name: "Show what it would do" }).press("Enter");
    await expect(page.getByRole("list", { name: "The difference" })).toContainText("Flute of the day");
    await keys.press("Control+Enter");
    await expect(page.getByText(/^Done: 1 product/)).toBeVisible();
  });
  const id = await flute(page);

  await watch("a photograph, dropped, put into words, seen by shoppers", async () => {
    await page.goto(officeUrl(`products/${id}/pictures`));
    await expect(title(page)).toHaveText("Pictures");
    const size = { width: 4_000, height: 3_000, channels: 3, background: "#a03020" } as const;
    const buffer = await sharp({ create: size }).jpeg().toBuffer();
    await page
      .locator("main input[type=file]")
      .first()
      .setInputFiles({ name: "flute.jpg", mimeType: "image/jpeg", buffer });
    const sent = page.getByRole("listitem", { name: "flute.jpg, being added" });
    await sent.getByLabel("What is to be seen").fill("The flute from the side");
    await keys.press("Enter");
    await expect.poll(() => shown(page, "/product/day-flute")).toContain("The flute from the side");
  });

  await watch("another shelf for a product", async () => {
    await page.goto(officeUrl(`products/${id}`));
    await label(page, "Shelf").selectOption("nadaswaram-shehnai");
    await keys.press("Control+s");
    await expect(page.getByText("Saved. Shoppers see it in a moment.")).toBeVisible();
  });

  await watch("hidden, and shown again by Undo", async () => {
    await go(page, "p", "Products");
    await label(page, "Name, maker, SKU or barcode").fill("Flute of the day");
    await keys.press("Enter");
    await page.getByLabel(`Choose ${id}`).check();
    await page.getByRole("button", { name: "Hide", exact: true }).click();
    await expect(page.getByText("1 product hidden.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("cell", { name: "In the shop" })).toBeVisible();
  });

  await watch("a shelf counted, blind and twice, and put right", async () => {
    await go(page, "j", "Counts");
    await press(page, "n");
    await page.getByLabel("Name, maker or SKU (if any)").fill("DAY-1");
    await keys.press("Enter");
    await expect(page.getByRole("list", { name: "To be counted" })).toBeVisible();
    for (let round = 0; round < 2; round++) {
      await scan(page, "DAY-1", "DAY-1", "DAY-1");
      await expect(page.getByRole("button", { name: "3 counted" })).toBeVisible();
      await press(page, "f");
      if (round === 0) await expect(page.getByText("Round 2: what differed")).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Put 1 right" })).toBeVisible();
    await keys.press("Control+s");
    await expect(page.getByText("Closed: stock is as it was counted.")).toBeVisible();
  });
}

/** What is done with the shop's front less often than each day. */
export async function frontNowAndThen(page: Page, watch: Watched): Promise<void> {
  const keys = page.keyboard;
  const publish = async () => {
    await expect(card(page, "Draft").getByRole("button", { name: "Publish" })).toBeVisible();
    await press(page, "p");
    await dialog(page).getByRole("button", { name: "Show it to shoppers" }).click();
    await expect(page.getByText(/Shoppers (see|read) it now\./).last()).toBeVisible();
  };

  await watch("a collection by a rule, published", async () => {
    await go(page, "l", "Collections");
    await press(page, "n");
    await label(page, "Name").fill("Rainy days");
    await page.getByText("By a rule").click();
    await page.getByLabel("In departments or categories").fill("Indian Classical");
    await keys.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /^\d+ products$/ })).toBeVisible();
    await keys.press("Control+s");
    await expect(title(page)).toHaveText("Rainy days");
    await publish();
    await expect.poll(() => shown(page, "/products/rainy-days")).toContain("Rainy days");
  });

  await watch("the menu in another order, published", async () => {
    await go(page, "e", "Menu");
    const first = page.getByRole("list", { name: "Menu", exact: true }).locator(":scope > li").first();
    const key = await first.locator("button").first().getAttribute("data-key");
    await page.locator(`[data-key="${key}"]`).press("Alt+ArrowDown");
    await publish();
  });

  await watch("a policy's text, published", async () => {
    await go(page, "z", "Policies");
    await page
      .getByRole("row")
      .filter({ hasText: /^Return/ })
      .getByRole("link")
      .first()
      .press("Enter");
    const text = page.getByLabel("Text", { exact: true });
    await text.fill(`${await text.inputValue()}\n\nWe answer before noon.`);
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByText("Shoppers don't see it.")).toBeVisible();
    await publish();
    await expect.poll(() => shown(page, "/returnpolicy")).toContain("We answer before noon.");
  });

  await watch("the shop's name", async () => {
    await go(page, "g", "Settings");
    await card(page, "Name").getByLabel("Name", { exact: true }).fill("Kaveri Music");
    await card(page, "Name").getByRole("button", { name: "Save" }).click();
    await expect.poll(() => shown(page, "/brand")).toContain("Kaveri Music");
  });

  await watch("what a coupon was worth", async () => {
    await go(page, "q", "Coupons");
    await page.getByRole("row").nth(1).getByRole("link").first().press("Enter");
    await expect(card(page, "Used so far")).toBeVisible();
  });

  await watch("news: an order appears by itself", async () => {
    await go(page, "t", "Today");
    await expect(page.getByRole("region", { name: "How the day goes" })).toBeVisible();
    const caller = newCaller();
    await order(page.request, caller, "cod");
    await expect(page.getByText(caller.name).first()).toBeVisible();
  });

  await watch("two at once on one product: both stand, what both changed is chosen", async () => {
    const id = await flute(page);
    await page.goto(officeUrl(`products/${id}`));
    await label(page, "Warranty").fill("One year");
    await label(page, "Net quantity").fill("1 N");
    const { version } = (await (await page.request.get(officeUrl(`api/products/${id}`))).json()).data;
    const answer = await page.request.put(officeUrl(`api/products/${id}`), {
      headers: { "Sec-Fetch-Site": "same-origin" },
      data: { version, fields: { warranty: "Two years", generic_name: "Flute" } },
    });
    expect(answer.status()).toBe(200);
    await keys.press("Control+s");
    await expect(label(page, "Generic name")).toHaveValue("Flute");
    await page.getByRole("radio", { name: "Two years" }).check();
    await keys.press("Control+s");
    await expect(page.getByText("Saved. Shoppers see it in a moment.")).toBeVisible();
  });
}
