import { newEmail, openAccount } from "./account.ts";
import { seeInCart } from "./frame.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const veena = "maruthan-ekandam-saraswati-veena";
const soldOut = "kitamine-kt-1-electric-guitar";

test("what a visitor saved is in his account, on another page and by a link that he ends", async ({
  shopper: page,
  browser,
}) => {
  const list = page.getByRole("list", { name: "Wishlist" });
  await open(page, "/wishlist");
  await expect(page.getByText("Nothing on it yet.")).toBeVisible();
  for (const product of [ukulele, veena, soldOut]) {
    await open(page, `/product/${product}`);
    const save = page.getByRole("button", { name: "Save to wishlist" });
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
  }
  await openAccount(page, newEmail());
  await open(page, "/wishlist");
  await expect(list.getByRole("heading")).toHaveText([/KT-1/, /Ekandam/, /Chittu/]);
  await expect(list.getByRole("link", { name: /^Tell me when it is back/ })).toBeVisible();
  await expect(list.getByRole("link", { name: /^Choose .*Chittu/ })).toBeVisible();
  await list.getByRole("button", { name: /^Add to cart/ }).click();
  await seeInCart(page, 1);
  await list.getByRole("button", { name: /^Remove .*KT-1/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("heading")).toHaveText([/KT-1/, /Ekandam/, /Chittu/]);

  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Whoever has the link").inputValue();
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(link);
  await expect(reader.getByRole("main").getByRole("heading", { name: /Chittu/ })).toBeVisible();
  await expect(reader.getByText("Asha")).toHaveCount(0);
  await page.getByRole("button", { name: "End the link" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  expect((await reader.goto(link))?.status()).toBe(404);
  await reader.context().close();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product is saved by a form, seen, and taken off", async ({ page }) => {
    await page.goto(`${shopUrl()}/product/${ukulele}`);
    await page.getByRole("button", { name: "Save to wishlist" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/wishlist`);
    const list = page.getByRole("list", { name: "Wishlist" });
    await expect(list.getByRole("heading")).toHaveText([/Chittu/]);
    await list.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByText("Nothing on it yet.")).toBeVisible();
    await page.goto(`${shopUrl()}/product/${ukulele}`);
    await page.getByRole("link", { name: "Tell me when it costs less" }).click();
    await page.getByRole("main").getByLabel("E-mail").fill(newEmail());
    await page.getByRole("button", { name: "Tell me" }).click();
    await expect(page.getByText(/as soon as it costs less than ₹/)).toBeVisible();
  });
});
