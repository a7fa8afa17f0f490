import { pages } from "./pages.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one comes from a product, adds another of its kind, sees what differs and takes one away", async ({ page }) => {
    await page.goto(`${shopUrl()}/product/${dreadnought}`);
    await page.getByRole("link", { name: "Compare it with others" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/compare?products=${dreadnought}`);
    await page
      .getByRole("link", { name: /^Compare / })
      .first()
      .click();
    const table = page.getByRole("table", { name: "Products side by side" });
    await expect(table.getByRole("columnheader")).toHaveCount(2);
    await expect(table.getByRole("rowheader", { name: "Price · differs" })).toBeVisible();
    await table
      .getByRole("link", { name: /^Remove / })
      .first()
      .click();
    await expect(table.getByRole("columnheader")).toHaveCount(1);
    await expect(table).not.toContainText("differs");
  });
});

test("a list of one kind leads to it, and products that are gone or too many are said", async ({ shopper: page }) => {
  await open(page, pages.list);
  await page.getByRole("link", { name: "Compare them side by side" }).click();
  await expect(page.getByRole("heading", { name: "Choose the first" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a product" }).fill("veena");
  await page.getByRole("button", { name: "Find" }).click();
  await page
    .getByRole("link", { name: /^Compare .*Veena/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Put another beside it" })).toBeVisible();
  await open(page, `/compare?products=${dreadnought},gone-veena,${dreadnought},c,d,e`);
  await expect(page.getByText("the shop has it no longer: “gone-veena”, “c”, “d”")).toBeVisible();
  await expect(page.getByText("At most four are compared at once. Left out: “e”.")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test("on the narrowest phone two are in sight whole, and the others scroll in their frame", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pages.comparison);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(3);
  await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
  await heads
    .nth(2)
    .getByRole("link", { name: /^Remove/ })
    .focus();
  await expect(heads.nth(2)).toBeInViewport();
});

test("what is taken away or put beside the others is said, and the focus goes to what stands there then", async ({
  shopper: page,
}) => {
  await open(page, pages.comparison);
  const heads = page.getByRole("columnheader");
  const remove = (column: number) => heads.nth(column).getByRole("link", { name: /^Remove/ });
  const said = page.getByRole("main").getByRole("status");
  await expect(heads).toHaveCount(3);
  for (const left of [2, 1]) {
    await remove(left - 1).press("Enter");
    await expect(heads).toHaveCount(left);
    await expect(remove(left - 1)).toBeFocused();
    await expect(said).toHaveText(/ is taken away\.$/);
  }
  const another = page.getByRole("link", { name: /^Compare / }).first();
  await another.press("Enter");
  await expect(heads).toHaveCount(2);
  await expect(heads.nth(1).getByRole("link").first()).toBeFocused();
  await expect(said).toHaveText(/ stands beside it\.$/);
  await remove(1).press("Enter");
  await expect(heads).toHaveCount(1);
  await remove(0).press("Enter");
  await expect(heads).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
