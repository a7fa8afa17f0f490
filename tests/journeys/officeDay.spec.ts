import type { Page } from "@playwright/test";
import { asOwner, refusals, tellPrints, write } from "./office.ts";
import { type Caller, newCaller, order } from "./officeCaller.ts";
import { frontNowAndThen, goodsNowAndThen } from "./officeDayGoods.ts";
import { unusualParcels } from "./officeDayRest.ts";
import { goodsAndShop } from "./officeDayShop.ts";
import { card, dialog, find, go, label, press } from "./officeHands.ts";
import { startWatch } from "./officeWatch.ts";
import { openOwnShop } from "./ownShop.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" }, actionTimeout: 10_000 });
test.setTimeout(240_000);

/** Its own shop: the day publishes a banner, changes hours and a price, and looks at all that was done. */
let close: () => Promise<void>;
test.beforeAll(async () => {
  close = await openOwnShop();
});
test.afterAll(() => close?.());

/** An order that has come to its shopper, as if on a day before. */
async function delivered(page: Page, caller: Caller, payment: "cod" | "practice"): Promise<string> {
  const orderNo = await order(page.request, caller, payment);
  await write(page, "orders/pack", { orders: [orderNo] });
  await write(page, "orders/handover", { orders: [orderNo], courier: "Blue Dart", tracking: {} });
  await write(page, "orders/deliver", { orders: [orderNo] });
  return orderNo;
}

/** A shopper's complaint; gives its ticket. */
async function complain(page: Page, caller: Caller): Promise<string> {
  const data = { ...caller, text: "It came with a crack along its back." };
  return (await (await page.request.post(`${shopUrl()}/public/api/grievances`, { data })).json()).data.ticket;
}

test("the owner's day, from signing in to who did what, with a watch", async ({ shopper: page }) => {
  const keys = page.keyboard;
  const { watch, table } = startWatch();
  await tellPrints(page);

  await watch("sign in", () => asOwner(page, "today"));
  const [ordering, cancelling, refunding, returning] = [newCaller(), newCaller(), newCaller(), newCaller()];
  const toPack = await order(page.request, ordering, "cod");
  const toCancel = await order(page.request, cancelling);
  const toRefund = await delivered(page, refunding, "practice");
  const toReturn = await delivered(page, returning, "cod");
  const toCorrect = await order(page.request, newCaller());
  const ticket = await complain(page, newCaller());

  await watch("see what the day asks for", async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "How the day goes" })).toBeVisible();
    await expect(page.getByText(ordering.name).first()).toBeVisible();
  });

  await watch("“where is my order?”, by a mobile number", () => find(page, ordering.mobile, toPack));

  await watch("pick: one's name on an order", async () => {
    await go(page, "b", "Order board");
    await page.getByRole("link", { name: toPack, exact: true }).focus();
    await keys.press("p");
    await expect(page.locator("[data-column=picked]")).toContainText(toPack);
  });

  await watch("pack and print, by keys", async () => {
    await page.getByRole("link", { name: toPack, exact: true }).focus();
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Pack" })).toBeVisible();
    await keys.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Packed" })).toBeVisible();
    await keys.press("P");
    await expect(page.locator("html")).toHaveAttribute("data-opened", /./);
  });

  await watch("hand over to the courier", async () => {
    await page.getByRole("button", { name: "Hand over" }).press("Enter");
    await dialog(page).getByLabel("Courier", { exact: true }).fill("Blue Dart");
    await dialog(page).getByLabel(toPack).fill(`BD7-${toPack}`);
    await keys.press("Enter");
    await keys.press("Enter");
    await expect(page.getByRole("log")).toContainText("handed to Blue Dart");
  });

  await watch("delivered, the cash is paid", async () => {
    await find(page, `BD7-${toPack}`, toPack);
    await page.getByRole("button", { name: "Delivered" }).press("Enter");
    await dialog(page).getByRole("button", { name: "Yes, delivered" }).press("Enter");
    await expect(page.getByText("Marked as delivered.")).toBeVisible();
  });

  await watch("cancel a paid order", async () => {
    await find(page, toCancel, toCancel);
    await page.getByRole("button", { name: `More for ${toCancel}` }).click();
    await page.getByRole("menuitem", { name: "Cancel the order" }).click();
    await dialog(page).getByLabel("Why?").fill("Ordered twice");
    await keys.press("Enter");
    await expect(card(page, "Money")).toContainText("Given back");
  });

  await watch("give part of the money back", async () => {
    await find(page, toRefund, toRefund);
    await press(page, "r");
    await dialog(page).getByLabel("Amount in rupees").fill("99.50");
    await dialog(page).getByLabel("Why?").fill("A scratch on the back");
    await keys.press("Enter");
    await expect(card(page, "Documents")).toContainText("Credit note");
  });

  await watch("ask for a return for a caller, and accept it", async () => {
    await find(page, returning.mobile, toReturn);
    await page.getByRole("button", { name: `More for ${toReturn}` }).click();
    await page.getByRole("menuitem", { name: "Return for a caller" }).click();
    await dialog(page)
      .getByLabel(/^Pieces of/)
      .selectOption("1");
    await dialog(page).getByLabel("Why?").selectOption("Arrived damaged");
    await dialog(page).getByLabel("UPI ID").fill("kavya@okbank");
    await keys.press("Enter");
    await page.getByRole("button", { name: "Accept the return" }).click();
    await dialog(page).getByRole("button", { name: "Accept it" }).click();
    await expect(page.getByRole("button", { name: "Receive the return" })).toBeVisible();
  });

  await watch("receive the goods, and enter the transfer", async () => {
    await page.getByRole("button", { name: "Receive the return" }).click();
    await dialog(page).getByRole("radio", { name: "Scrap" }).check();
    await dialog(page).getByRole("button", { name: "Receive it" }).click();
    await expect(card(page, "Return")).toContainText("1 scrap");
    await go(page, "u", "Refunds");
    await label(page, `Bank's reference for ${toReturn}`).fill("UTR20261123001");
    await keys.press("Enter");
    await expect(label(page, `Bank's reference for ${toReturn}`)).toHaveCount(0);
  });

  await unusualParcels(page, watch);
  await watch("an order for a caller, by keys", async () => {
    await go(page, "n", "New order");
    await label(page, "Mobile").fill(ordering.mobile);
    await page.getByRole("button", { name: "Fill in" }).press("Enter");
    const goods = page.getByLabel("Add a product");
    await goods.fill("GU-CHI-01");
    await expect(page.getByRole("listbox", { name: "Products found" }).getByRole("option")).toHaveCount(1);
    await goods.press("Enter");
    await expect(page.getByLabel("Pieces of Sembiyan Chittu")).toHaveValue("1");
    await page.getByRole("radio", { name: /Link by mail/ }).check();
    await expect(card(page, "To be read out")).toContainText("Comes");
    await expect(card(page, "To be read out")).not.toContainText("Fee for cash");
    await expect(card(page, "To be read out")).not.toContainText("worked out");
    await keys.press("Control+Enter");
    await expect(card(page, "Customer")).toContainText("by phone, taken by Demo owner");
  });

  await watch("change the address of an order", async () => {
    await find(page, toCorrect, toCorrect);
    await press(page, "e");
    await page.getByLabel("Flat, house, building").fill("7, Kutchery Road");
    await keys.press("Control+s");
    await expect(card(page, "Customer")).toContainText("7, Kutchery Road");
  });

  await watch("look up a customer", async () => {
    await go(page, "d", "Customers");
    await page.getByRole("searchbox", { name: "Mobile, mail, name or order" }).fill(ordering.mobile.slice(-8));
    await keys.press("Enter");
    await page.getByRole("link", { name: ordering.name }).press("Enter");
    await expect(card(page, "Orders").getByRole("link", { name: toPack })).toBeVisible();
  });

  await watch("answer a complaint", async () => {
    await go(page, "m", "Complaints");
    await page.getByRole("link", { name: ticket }).first().press("Enter");
    await expect(page.getByText("It came with a crack")).toBeVisible();
    await page.getByRole("textbox", { name: "Your words to the customer" }).fill("We fetch it tomorrow.");
    await page.getByRole("button", { name: "Say how it goes on" }).click();
    await expect(card(page, "So far")).toContainText("We fetch it tomorrow.");
  });

  await goodsAndShop(page, watch);
  await goodsNowAndThen(page, watch);
  await frontNowAndThen(page, watch);
  await watch("close the day: nothing of it waits any more", async () => {
    await go(page, "t", "Today");
    await expect(page.getByRole("region", { name: "How the day goes" })).toBeVisible();
    for (const done of [cancelling, refunding, returning]) await expect(page.getByText(done.name)).toHaveCount(0);
  });
  console.log(`The owner's day, by a program's hands:\n${table()}`);
});
