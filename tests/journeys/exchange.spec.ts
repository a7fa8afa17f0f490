import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { clerk } from "../support/clerk.ts";
import { seeAccessible } from "./accessible.ts";
import { newEmail } from "./account.ts";
import { asStaff, deliver } from "./delivered.ts";
import { placeOrder } from "./pages.ts";
import { lineOf, open, shopUrl, test } from "./shop.ts";

test.setTimeout(150_000);

const guitar = "tidewell-d120-dreadnought-acoustic-guitar"; // for the right hand or the left, at one price
const ukulele = "sembiyan-chittu-soprano-ukulele";

/** A delivered order of one piece; its number and its page. */
async function delivered(request: APIRequestContext, line: { id: number; quantity: number }) {
  const { order_no, key } = await placeOrder(request, line, "cod", newEmail());
  await asStaff((shop) => deliver(shop, order_no));
  return { order_no, page: `/ordersummary/${order_no}?key=${key}` };
}

const returns = (page: Page) => page.getByRole("region", { name: "Return", exact: true });
/** Chooses what is wanted in a line's place; the choice also says what comes back. */
async function choose(page: Page, wanted: string): Promise<void> {
  const option = inItsPlace(page).locator("option", { hasText: wanted });
  await inItsPlace(page).selectOption(await option.getAttribute("value"));
}
const inItsPlace = (page: Page) => page.getByLabel(/^In its place/);

test("a guitar for the other hand is asked for, kept, and goes out as an order with nothing to pay", async ({
  shopper: page,
}) => {
  const order = await delivered(page.request, await lineOf(page, guitar));
  await open(page, order.page);
  await page.getByText("Return something").click();
  await expect(inItsPlace(page).locator("optgroup")).toHaveAttribute("label", "Exchange for another hand");
  await choose(page, "Left");
  await page.getByLabel("Why?").selectOption("It is not what I ordered");
  await seeAccessible(page);
  await page.getByRole("button", { name: "Ask for the return" }).click();
  await expect(returns(page)).toContainText("in exchange for Left");
  await expect(returns(page)).toContainText(/is kept for you until/);
  await expect(page.getByRole("heading", { name: "Return", exact: true })).toBeFocused();
  await seeAccessible(page, ["light"]);

  await asStaff(async (shop) => {
    await decideReturn(shop, order.order_no, "accepted", "", clerk);
    await receiveReturn(shop, order.order_no, { pieces: "shelf", note: "" }, clerk);
  });
  await page.reload();
  await expect(returns(page)).toContainText("There is nothing to pay");
  await expect(returns(page)).not.toContainText("goes back to you");
  await seeAccessible(page);
  await returns(page)
    .getByRole("link", { name: /^order / })
    .click();
  await expect(page.getByText(`In exchange for what came back of order ${order.order_no}`)).toBeVisible();
  await expect(page.getByText("Exchange · Paid")).toBeVisible();
  await expect(page.getByText("Tidewell").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Left");
  await seeAccessible(page);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a colour is exchanged as well, and free again once it is refused", async ({ page }) => {
    const order = await delivered(page.request, await lineOf(page, ukulele, 2));
    await page.goto(shopUrl() + order.page);
    await page.getByText("Return something").click();
    await page.getByLabel("Why?").selectOption("I changed my mind");
    await choose(page, "Blue");
    await page.getByRole("button", { name: "Ask for the return" }).click();
    await expect(page.getByRole("alert")).toContainText("how many pieces");
    await page.getByLabel("Sembiyan Chittu Soprano Ukulele, Natural").selectOption("1 of 2");
    await page.getByLabel("Why?").selectOption("I changed my mind");
    await choose(page, "Blue");
    await page.getByRole("button", { name: "Ask for the return" }).click();
    await expect(returns(page)).toContainText("in exchange for Blue");
    await asStaff((shop) => decideReturn(shop, order.order_no, "refused", "It has been played.", clerk));
    await page.reload();
    await expect(returns(page)).toContainText("Nothing is kept in exchange any more");
    await expect(page.getByText("It has been played.")).toBeVisible();
  });
});
