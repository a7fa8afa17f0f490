import { readFileSync } from "node:fs";
import { asOwner, officeUrl, refusals, title } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

test("an order stands in the day's figures within seconds, and what it was of leads to the product", async ({
  shopper: page,
}) => {
  await order(page.request, newCaller(), "cod", 2);
  await asOwner(page, "figures?period=today");
  await expect(title(page)).toHaveText("Figures");
  const best = page.getByRole("table", { name: "Best sellers" });
  await expect(async () => {
    await page.reload();
    await expect(best).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText("Today is not over")).toBeVisible();
  await expect(page.getByRole("table", { name: "Ways to pay" })).toContainText("Cash on delivery");
  await expect(page.getByRole("table", { name: "What became of the orders" })).toContainText("To pack");

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV of products" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^\ufeffproduct,slug,pieces,goods_inr,/);

  await best.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.goBack();
  await expect(best).toBeVisible();
});

test("days, comparison and own days stand in the address; a day is read by arrow keys", async ({ shopper: page }) => {
  await order(page.request, newCaller(), "cod");
  await asOwner(page, "figures?period=month");
  const day = page.getByRole("slider", { name: "Day" });
  await expect(async () => {
    await page.goto(officeUrl("figures?period=year"));
    await expect(day).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  const last = await day.getAttribute("aria-valuetext");
  await day.press("ArrowLeft");
  await expect(day).not.toHaveAttribute("aria-valuetext", last ?? "");
  await page.getByText("All days as a table").click();
  await expect(page.getByRole("table", { name: "Sales by day" }).getByRole("row")).not.toHaveCount(1);

  await page.getByLabel("Held against").selectOption("the year before");
  await expect(page).toHaveURL(/period=year&compare=year$/);
  await page.getByRole("button", { name: "Own days" }).click();
  await page.getByLabel("First day").fill("2026-10-20");
  await page.getByLabel("Last day").fill("2026-11-14");
  await page.getByRole("button", { name: "Show these days" }).click();
  await expect(page).toHaveURL(/period=own&from=2026-10-20&to=2026-11-14&compare=year$/);
  await page.getByLabel("Held against").selectOption("the festival before");
  await expect(page.getByText("lies upon Diwali of the year before, Mon, 20 Oct 2025")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Held against")).toHaveValue("year");
});

test("what a shopper looked for and did not find stands in the day's figures, and leads to the goods of that name", async ({
  shopper: page,
}) => {
  await page.goto(`${shopUrl()}/products/search?search=Zwxqian+lyre`);
  await asOwner(page, "figures?period=today");
  const missed = page.getByRole("table", { name: "Looked for and not found", exact: true });
  const wanted = page.getByRole("link", { name: "zwxqian lyre" });
  await expect(async () => {
    await page.reload();
    await expect(missed).toBeVisible({ timeout: 2_000 });
    if (!(await wanted.isVisible()))
      await page
        .getByText(/^\d+ more$/)
        .last()
        .click({ timeout: 1_000 });
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole("row", { name: /zwxqian lyre/ })).toContainText("nothing was found");
  await wanted.click();
  await expect(page).toHaveURL(/\/products\?search=zwxqian(%20|\+)lyre$/);
});
