import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { newEmail, openAccount, secret } from "./account.ts";
import { linkFor } from "./mails.ts";
import { placeOrder } from "./pages.ts";
import { expect, lineOf, open, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const offer = (page: Page) => page.getByRole("region", { name: "Keep this order in an account" });
const password = (page: Page) => offer(page).getByLabel("Password", { exact: true });
const openIt = (page: Page) => offer(page).getByRole("button", { name: "Open account" }).click();
const sent = "Please look into your mail";

/** A visitor's order, and its two pages. */
async function ordered(page: Page) {
  const email = newEmail();
  const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele), "cod", email);
  const thanks = `/thankyou/success?${new URLSearchParams({ order: order_no, key })}`;
  return { email, order_no, thanks, page: `/ordersummary/${order_no}?key=${key}` };
}

/** The account has the order and its address. */
async function seeKept(page: Page, order_no: string): Promise<void> {
  await page.goto(`${shopUrl()}/profile`);
  await expect(page.getByRole("region", { name: "Orders" })).toContainText(order_no);
  await expect(page.getByRole("region", { name: "Addresses" })).toContainText("12, North Mada Street");
}

test("a visitor keeps his order with a password, and finds it and its address in his account", async ({
  shopper: page,
}) => {
  const order = await ordered(page);
  await open(page, order.thanks);
  await expect(offer(page)).toContainText(order.email);
  await seeAccessible(page);
  await password(page).fill("short");
  await openIt(page);
  await expect(offer(page)).toContainText("at least 8 characters");
  await expect(password(page)).toBeFocused();
  await seeAccessible(page, ["light"]);
  await password(page).fill(secret);
  await openIt(page);
  await expect(offer(page).getByRole("status")).toContainText(sent);
  await expect(offer(page).getByRole("status")).toBeFocused();
  await expect(page).toHaveURL(/\/thankyou\/success/);
  await seeAccessible(page);

  await page.goto(await linkFor(order.email, "verify-account"));
  await expect(page).toHaveURL(`${shopUrl()}/`);
  await seeKept(page, order.order_no);
  for (const path of [order.thanks, order.page]) {
    await open(page, path);
    await expect(page.getByText(order.order_no).first()).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  }
});

test("it is offered on the order's own page, and not to whoever is logged in", async ({ shopper: page, browser }) => {
  const order = await ordered(page);
  await open(page, order.page);
  await password(page).fill(secret);
  await openIt(page);
  await expect(offer(page).getByRole("status")).toContainText(sent);
  await expect(page).toHaveURL(new RegExp(`/ordersummary/${order.order_no}`));

  const other = await (await browser.newContext()).newPage();
  await openAccount(other);
  await open(other, order.page);
  await expect(other.getByRole("heading", { level: 1 })).toContainText(order.order_no);
  await expect(offer(other)).toHaveCount(0);
  await other.context().close();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const where of ["thanks", "page"] as const)
    test(`one keeps an order as well, from ${where === "page" ? "its own page" : "the page of thanks"}`, async ({
      page,
    }) => {
      const order = await ordered(page);
      await page.goto(shopUrl() + order[where]);
      await password(page).fill("password123");
      await openIt(page);
      await expect(offer(page)).toContainText(/password/i);
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveValue("");
      await password(page).fill(secret);
      await openIt(page);
      await expect(offer(page).getByRole("status")).toBeInViewport();
      await page.goto(await linkFor(order.email, "verify-account"));
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByText("Your account is verified. Welcome!")).toBeVisible();
      await seeKept(page, order.order_no);
    });
});
