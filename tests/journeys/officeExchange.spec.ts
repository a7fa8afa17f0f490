import { expect, type Page } from "@playwright/test";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { clerk } from "../support/clerk.ts";
import { seeAccessible } from "./accessible.ts";
import { asStaff, deliver } from "./delivered.ts";
import { asOwner, refusals } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { test } from "./shop.ts";

test.setTimeout(180_000);
test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

const dialog = (page: Page) => page.getByRole("dialog");
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an exchange for a caller: what is kept is shown, damaged goods ask for a word, and the order that goes out leads back", async ({
  shopper: page,
  request,
}) => {
  const orderNo = await order(request, newCaller(), "practice", 1);
  await asStaff((shop) => deliver(shop, orderNo));
  await asOwner(page, `orders/${orderNo}`);
  await page.getByRole("button", { name: `More for ${orderNo}` }).click();
  await page.getByRole("menuitem", { name: "Return for a caller" }).click();
  const other = dialog(page).getByLabel(/^In the place of/);
  const blue = await other.locator("option", { hasText: "Exchange for Blue" }).getAttribute("value");
  await other.selectOption(blue);
  await dialog(page).getByLabel("Why?").selectOption("Does not work as it should");
  await seeAccessible(page);
  await dialog(page).getByRole("button", { name: "Ask for the return" }).click();
  await expect(card(page, "Return")).toContainText("in exchange for Blue");
  await expect(card(page, "Return")).toContainText(/Kept in exchange until/);
  await asStaff((shop) => decideReturn(shop, orderNo, "accepted", "", clerk));
  await page.goto(page.url().replace(/orders\/.*/, "returns"));
  await expect(page.getByRole("row").filter({ hasText: orderNo })).toContainText("1, in exchange");
  await page.getByRole("button", { name: `Receive 1 piece of ${orderNo}` }).click();
  await expect(dialog(page)).toContainText("1 × Blue goes out in exchange");
  await dialog(page).getByRole("radio", { name: "Repair" }).check();
  await expect(dialog(page).getByRole("group", { name: "In exchange: 1 × Blue" })).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: /Send it|Give the money back/, checked: true })).toHaveCount(0);
  await seeAccessible(page);
  await dialog(page).getByRole("button", { name: "Receive it" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("what becomes of the exchange");
  await dialog(page)
    .getByRole("radio", { name: /^Send it/ })
    .check();
  await dialog(page).getByRole("button", { name: "Receive it" }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto(page.url().replace(/returns.*/, `orders/${orderNo}`));
  await expect(card(page, "Money")).toContainText("pays for what went out in exchange");
  await seeAccessible(page);
  await card(page, "Return").getByRole("link").click();
  await expect(page.getByText(`In exchange for return 1 of ${orderNo}`).first()).toBeVisible();
  await expect(card(page, "Money")).toContainText("Exchange");
  await expect(page.getByRole("link", { name: "Pack", exact: true })).toBeVisible();
  await seeAccessible(page);
});
