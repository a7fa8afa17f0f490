import type { Page } from "@playwright/test";
import { officeUrl, scan, title } from "./office.ts";
import { dialog, go, label, press, typing } from "./officeHands.ts";
import type { Watched } from "./officeWatch.ts";
import { expect, shopUrl } from "./shop.ts";

/** What shoppers read on a page of the shop. */
const shown = async (page: Page, path: string) => (await page.request.get(shopUrl() + path)).text();

/** What an owner does on a day beside the orders: goods, the shop's front, its settings, and what he looks at. */
export async function goodsAndShop(page: Page, watch: Watched): Promise<void> {
  const keys = page.keyboard;
  const name = "Nagaswaram of the day";
  const sku = await watch("a new product, by keys", async () => {
    await go(page, "p", "Products");
    await press(page, "n");
    await label(page, "Name").focus();
    await keys.type(name, typing);
    await keys.press("Tab");
    await keys.type("Venu", typing);
    await keys.press("Tab");
    await keys.type("Carnatic Flute", typing);
    await label(page, "Price in ₹").fill("12,499");
    await label(page, "HSN").fill("9205");
    await label(page, "GST rate").fill("12");
    await label(page, "Shown in the shop").press("Space");
    await keys.press("Control+s");
    await expect(title(page)).toHaveText(name);
    const answer = await page.request.get(officeUrl(`api/products/${new URL(page.url()).pathname.split("/").at(-1)}`));
    return String((await answer.json()).data.variants[0].sku);
  });

  await watch("its price changed, and seen by shoppers", async () => {
    await label(page, "Price in ₹").fill("11,999");
    await keys.press("Control+s");
    await expect(page.getByText("Saved. Shoppers see it in a moment.")).toBeVisible();
    await expect.poll(() => shown(page, "/products/search?search=nagaswaram+day")).toContain("11,999");
  });

  await watch("prices worked out in the grid, by keys", async () => {
    await go(page, "v", "Grid");
    await page.goto(officeUrl(`grid?search=${name}`));
    await page.getByRole("grid").focus();
    await keys.type("mrp - 10%", typing);
    await keys.press("Enter");
    await keys.press("Control+s");
    await dialog(page).getByLabel("What for").fill("Diwali");
    await dialog(page).getByRole("button", { name: "Change 1 value" }).press("Enter");
    await expect(page.getByText("1 value changed.")).toBeVisible();
  });

  await watch("goods received, by scan", async () => {
    await go(page, "s", "Stock");
    await scan(page, sku, sku);
    await expect(label(page, "How many?")).toHaveValue("2");
    await keys.press("Enter");
    await expect(page.getByText(`${name}: +2. 2 pieces on hand.`)).toBeVisible();
  });

  await watch("what to order again", async () => {
    await page.getByRole("link", { name: "What to order" }).press("Enter");
    await expect(title(page)).toHaveText("What to order");
  });

  await watch("a banner on the home page", async () => {
    await go(page, "h", "Home page");
    await press(page, "n");
    await page.getByLabel("Heading").fill("Pongal veenas");
    await page.getByLabel("The button says").fill("See them");
    await page.getByLabel("It leads to").fill("/products/search");
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await page.getByLabel("Search pictures").fill("veena honey");
    await page.getByRole("button", { name: "veena honey", exact: true }).click();
    await page.getByRole("button", { name: "Save in the draft" }).click();
    await expect(page.getByText("1 difference from what is shown")).toBeVisible();
    await press(page, "p");
    await page.getByRole("button", { name: "Show it to shoppers" }).click();
    await expect.poll(() => shown(page, "/")).toContain("Pongal veenas");
  });

  await watch("a coupon", async () => {
    await go(page, "q", "Coupons");
    await press(page, "n");
    await label(page, "Code").fill("PONGAL-DAY");
    await label(page, "What shoppers read").fill("Ten per cent off for Pongal");
    await label(page, "Per cent off").fill("10");
    await keys.press("Control+s");
    await expect(title(page)).toHaveText("PONGAL-DAY");
  });

  await watch("other hours, and a holiday", async () => {
    await go(page, "g", "Settings");
    await page.getByLabel("Monday opens").fill("09:30");
    await page.getByLabel("Monday opens").press("Control+s");
    await expect(page.getByText("Shoppers see it now.")).toBeVisible();
    await press(page, "n");
    await label(page, "For").fill("Pongal");
    await page.getByLabel("First day").fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole("button", { name: "Add it" }).click();
    await expect.poll(() => shown(page, "/brand")).toMatch(/Closed \w+ \d+ \w+ for Pongal/);
  });

  await watch("the month for the tax office", async () => {
    await go(page, "a", "Tax");
    await page.getByRole("row").nth(1).getByRole("link").first().press("Enter");
    await expect(page.getByRole("table", { name: "Parts of GSTR-1" })).toBeVisible();
  });

  await watch("what sold best", async () => {
    await go(page, "y", "Figures");
    await page.goto(officeUrl("figures?period=today"));
    await expect(page.getByRole("table", { name: "Best sellers" })).toBeVisible();
  });

  await watch("how the shop does, and the backup's command", async () => {
    await go(page, "i", "The shop itself");
    await expect(page.getByRole("textbox", { name: "The command for a backup" })).toHaveValue(/^bin\/shop backup /);
  });

  await watch("who did what", async () => {
    await go(page, "w", "Who did what");
    const done = page.getByRole("table", { name: "What was done, the latest first" });
    for (const what of ["settings of", "coupon PONGAL-DAY", "stock of"])
      await expect(done.getByRole("row").filter({ hasText: what }).first()).toContainText("Demo owner");
  });
}
