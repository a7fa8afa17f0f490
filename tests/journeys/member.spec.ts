import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { newEmail, openAccount, register } from "./account.ts";
import { main } from "./frame.ts";
import { order } from "./pages.ts";
import { addToCart, expect, lineOf, open, remembered, shopUrl, test } from "./shop.ts";
import { staff } from "./staff.ts";
import { seeItFits, seeSteady, watchShifts } from "./steady.ts";

// What only somebody has: each page is opened once and looked at for everything that holds on every page.

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(240_000);

const ukulele = "sembiyan-chittu-soprano-ukulele";
const api = () => `${shopUrl()}/public/api`;

/** An order of the page's customer; its number. */
async function orderOf(page: Page, payment_method: "cod" | "practice"): Promise<string> {
  const { id, quantity } = await lineOf(page, ukulele);
  const lines = [{ id, quantity }];
  const quoted = await page.request.post(`${api()}/cart/quote`, {
    data: { lines, checkout: randomUUID(), pincode: "600004", payment_method },
  });
  const { quote } = (await quoted.json()).data;
  const placed = await page.request.post(`${api()}/orders`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { quote, payment_method, ...order },
  });
  expect(placed.status()).toBe(201);
  return (await placed.json()).data.order_no;
}

/** Sees that axe finds nothing by light or dark, and that it fits. */
async function seeGood(page: Page): Promise<void> {
  await seeAccessible(page);
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await seeItFits(page);
  await page.setViewportSize(size);
}

/** Opens a page that is being watched, and sees besides that it kept still as it came. */
async function openGood(page: Page, path: string): Promise<void> {
  await open(page, path);
  await seeSteady(page);
  await seeGood(page);
}

test.describe("A customer's pages are accessible, keep still and fit", () => {
  test("profile, its forms and their refusals", async ({ shopper: page, isMobile }) => {
    // High enough that nothing lies under the bars, which stay where they are while the page scrolls.
    await page.setViewportSize({ width: isMobile ? 360 : 1440, height: 3200 });
    await openAccount(page);
    for (const kind of ["home", "work"])
      await page.request.post(`${api()}/customer/address`, { data: { ...order.address, kind } });
    await orderOf(page, "cod");
    await watchShifts(page);
    await openGood(page, "/profile");
    await expect(main(page).getByRole("link", { name: /Chittu/ })).toBeVisible();
    await open(page, "/profile?address=new");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByLabel("Pincode")).toBeFocused();
    await seeGood(page);
    for (const text of ["Change e-mail", "Change password", "Delete my account"])
      await page.getByText(text, { exact: true }).first().click();
    await page.getByRole("region", { name: "Your data" }).getByLabel("Your password", { exact: true }).fill("wrong");
    await page.getByRole("region", { name: "Your data" }).getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("This is not your password.")).toBeVisible();
    await seeGood(page);
  });

  test("an order, its return, the outcome of its payment", async ({ shopper: page }) => {
    await openAccount(page);
    const [unpaid, sent] = [await orderOf(page, "practice"), await orderOf(page, "cod")];
    for (const step of ["pack", "ship", "deliver"]) await staff("order", step, sent);
    await watchShifts(page);
    await openGood(page, `/ordersummary/${unpaid}`);
    await page.getByText("Pay another way").click();
    await seeGood(page);
    await openGood(page, `/ordersummary/${sent}`);
    await page.getByText("Return something").click();
    await page.getByRole("button", { name: "Ask for the return" }).click();
    await expect(page.getByLabel("Why?")).toBeVisible();
    await seeGood(page);
    for (const outcome of ["success", "pending", "failure", "cancelled"]) {
      await open(page, `/thankyou/${outcome}?order=${unpaid}`);
      await seeSteady(page);
      await seeGood(page);
      if (outcome === "pending")
        await expect(main(page).getByRole("link", { name: "View order" })).toHaveAttribute(
          "href",
          `/ordersummary/${unpaid}`,
        );
    }
  });

  test("the checkout's steps with saved addresses", async ({ shopper: page, isMobile }) => {
    // High enough that nothing lies under the phone's bar, which stays at the bottom while the page scrolls.
    await page.setViewportSize({ width: isMobile ? 360 : 1440, height: 2400 });
    await openAccount(page);
    await page.request.post(`${api()}/customer/address`, { data: { ...order.address, kind: "home" } });
    await addToCart(page, ukulele);
    expect((await remembered(page, "address")) ?? "").not.toContain("North Mada Street");
    await open(page, "/checkout"); // where the device learns of it
    await expect(page.getByRole("radio", { name: /North Mada Street/ })).toBeChecked();
    await expect(page.getByLabel("Flat, house number, building")).toHaveValue("12, North Mada Street");
    await watchShifts(page);
    await openGood(page, "/checkout");
    await expect(page.getByRole("radio", { name: /North Mada Street/ })).toBeChecked();
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByText("Standard delivery")).toBeVisible();
    await seeGood(page);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
    await seeGood(page);
  });
});

test("what a visitor is told, too: refusals, letters sent, links that are no good, a complaint that lacks something", async ({
  shopper: page,
}) => {
  await watchShifts(page);
  await page.route("**/login.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200)); // later than a movement may follow the finger
    await route.continue();
  });
  await open(page, "/login");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await main(page).getByRole("button", { name: "Login" }).click();
  await expect(main(page).getByRole("alert")).toHaveText("The e-mail address or the password is not right.");
  await seeSteady(page);
  await seeGood(page);
  await page.goto(`${shopUrl()}/register`);
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await seeGood(page);
  await register(page, newEmail());
  await seeGood(page);
  await openGood(page, "/reset-password/nonsense");
  await open(page, "/grievance");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    main(page)
      .getByText(/^Please /)
      .first(),
  ).toBeVisible();
  await seeGood(page);
});
