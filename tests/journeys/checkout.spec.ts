import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { seeAccessible } from "./accessible.ts";
import { inDatabase } from "./inDatabase.ts";
import { placeOrder } from "./pages.ts";
import {
  addToCart,
  buyer,
  expect,
  fillCheckout,
  lineOf,
  open,
  placeButton,
  remember,
  remembered,
  shopUrl,
  test,
} from "./shop.ts";

const guitar = "sembiyan-s8-concert-acoustic-guitar";
const ukulele = "sembiyan-chittu-soprano-ukulele";
/** A product that no other test buys or looks at. */
const metronome = "marlpit-steeple-mechanical-metronome";
const main = (page: Page) => page.getByRole("main");
const name = { guitar: "Sembiyan S8 Concert Acoustic Guitar", ukulele: "Sembiyan Chittu Soprano Ukulele" };

/** The cart's lines by name, in their order. */
const names = (page: Page) =>
  main(page)
    .getByRole("heading", { level: 2 })
    .filter({ has: page.getByRole("link") });
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });
const fold = (page: Page) => summary(page).getByText(/coupons? appl|Have a coupon|Other coupons/);

async function cartOf(page: Page, ...products: [product: string, quantity: number][]) {
  const lines = await Promise.all(products.map(([product, quantity]) => lineOf(page, product, quantity)));
  await remember(page, {
    cart: JSON.stringify(lines),
    shippingAddress: JSON.stringify({ pincode: "600004" }),
  });
  return lines;
}

const ordersSent = (page: Page) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/public/api/orders")) sent.push(request.url());
  });
  return sent;
};

test("the coupons that apply are offered, the best first, the others say what they lack; one is taken and taken out", async ({
  shopper: page,
}) => {
  await cartOf(page, [guitar, 1], [ukulele, 1]);
  await open(page, "/cart");
  await expect(summary(page).getByText(/coupons apply/)).toBeVisible();
  await fold(page).click();
  const offers = summary(page).getByRole("listitem");
  await expect(offers.first()).toContainText("GUITAR10");
  await expect(offers.first()).toContainText("You save ₹782.80.");
  await expect(offers.filter({ hasText: "SEMBIYAN300" })).toContainText("Add ₹4,172 more of products by Sembiyan.");
  await expect(offers.filter({ hasText: "TEACHER15" })).toHaveCount(0);
  await summary(page).getByRole("button", { name: "Apply GUITAR10" }).click();
  await expect(summary(page).getByText("−₹782.80")).toBeVisible();
  await expect(summary(page).getByText("₹7,045.20")).toBeVisible();
  await page.reload();
  await expect(summary(page).getByText("−₹782.80")).toBeVisible();
  await summary(page).getByRole("button", { name: "Remove coupon GUITAR10" }).click();
  await expect(summary(page).getByText("−₹782.80")).toHaveCount(0);
});

test("a code is taken however it is typed; a wrong one is told and stays to be mended", async ({ shopper: page }) => {
  await cartOf(page, [guitar, 1]);
  await open(page, "/cart");
  await fold(page).click();
  const code = summary(page).getByLabel("Coupon code");
  await code.fill("teecher15");
  await summary(page).getByRole("button", { name: "Apply", exact: true }).click();
  await expect(summary(page).getByRole("alert")).toContainText("We don't know this code.");
  await expect(code).toHaveValue("teecher15");
  await code.fill(" teacher15 ");
  await code.press("Enter");
  await expect(summary(page).getByRole("button", { name: "Remove coupon TEACHER15" })).toBeVisible();
  await expect(summary(page).getByText(/^−₹/)).toBeVisible();
  await expect(code).toHaveValue("");
});

test("saved for later stays on the device and comes back with its quantity", async ({ shopper: page }) => {
  await cartOf(page, [guitar, 1], [ukulele, 2]);
  await open(page, "/cart");
  await page.getByRole("button", { name: `Save for later ${name.ukulele}` }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved.getByRole("link", { name: name.ukulele })).toBeVisible();
  await expect(names(page)).toHaveText([name.guitar]);
  await page.reload();
  await expect(saved.getByRole("link", { name: name.ukulele })).toBeVisible();
  await expect(names(page)).toHaveText([name.guitar]);
  await saved.getByRole("button", { name: `Move to cart ${name.ukulele}` }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${name.ukulele}` })).toHaveValue("2");
});

test("whatever stands under the key of what was saved, the cart works", async ({ shopper: page }) => {
  const line = await lineOf(page, guitar);
  const hostile = ["undefined", "[{", "7", '[null,{"id":-1},{"id":"x"}]', '{"__proto__":[]}', `[${"[".repeat(500)}`];
  await remember(page, { cart: JSON.stringify([line]) });
  await open(page, "/cart");
  for (const text of hostile) {
    await page.evaluate((value) => localStorage.setItem("savedForLater", value), text);
    await page.reload();
    await expect(names(page)).toHaveText([name.guitar]);
    await expect(page.getByRole("heading", { name: "Saved for later" })).toHaveCount(0);
  }
});

test("what was removed comes back to its place with its quantity, by keyboard alone", async ({ shopper: page }) => {
  await cartOf(page, [guitar, 3], [ukulele, 1]);
  await open(page, "/cart");
  await page.getByRole("button", { name: `Remove ${name.guitar}` }).press("Enter");
  await expect(names(page)).toHaveText([name.ukulele]);
  await expect(page.locator("body > [role=status]")).toContainText(`${name.guitar} was removed.`);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await undo.press("Enter");
  await expect(names(page)).toHaveText([name.guitar, name.ukulele]);
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${name.guitar}` })).toHaveValue("3");
  await expect(main(page).getByRole("link", { name: name.guitar })).toBeFocused();
});

test("whatever has changed since it was added is explained: price, stock, gone", async ({ shopper: page }) => {
  const [one, other] = [await lineOf(page, guitar), await lineOf(page, ukulele, 900)];
  const gone = { ...one, id: 2_000_000_000, product_name: "Old lute" };
  await remember(page, { cart: JSON.stringify([{ ...one, price: one.price + 50_000 }, other, gone]) });
  await open(page, "/cart");
  const told = page.getByRole("region", { name: "Changes in your cart" }).getByRole("listitem");
  await expect(told).toHaveCount(3);
  await expect(told.filter({ hasText: name.guitar })).toContainText("the price has changed from ₹6,799 to ₹6,299");
  await expect(told.filter({ hasText: name.ukulele })).toContainText(/Only \d+ of|At most \d+ of/);
  await expect(told.filter({ hasText: "Old lute" })).toContainText("can’t be bought any more");
  await expect(names(page)).toHaveText([name.guitar, name.ukulele]);
});

test("the way to free delivery is told; on a phone the total stays in sight", async ({ shopper: page }) => {
  await cartOf(page, [ukulele, 1]);
  await open(page, "/cart");
  await expect(summary(page)).toContainText("Add ₹3,471 more for free delivery.");
  await expect(summary(page).getByRole("progressbar")).toBeAttached();
  await expect(summary(page)).toContainText(/Arrives .+, for ₹/);
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toBeInViewport();
  await page.getByRole("button", { name: `One more: Quantity of ${name.ukulele}` }).click();
  await expect(summary(page)).toContainText("Add ₹1,942 more for free delivery.");
});

test("what was typed stays on reload and on Back through the steps", async ({ shopper: page }) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Cash on delivery");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeChecked();
  await page.goBack();
  await page.getByLabel(/Note for us/).fill("Ring the blue bell");
  await page.goBack();
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Asha Raman");
  await page.reload();
  await expect(page.getByLabel("Flat, house number, building")).toHaveValue("12, North Mada Street");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel(/Note for us/)).toHaveValue("Ring the blue bell");
});

test("a later step in a tab where nothing was typed is the first, by its address too, until it is filled in", async ({
  shopper: page,
}) => {
  await addToCart(page, guitar);
  await open(page, "/checkout?step=payment");
  await expect(page.getByRole("button", { name: "Continue to delivery" })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page).toHaveURL(/step=delivery$/);
});

const errorSummary = (page: Page) => page.getByRole("group", { name: /your attention/ });

test("what is wrong is said first, with the way to each field, and the title begins with it", async ({
  shopper: page,
}) => {
  await addToCart(page, guitar);
  await open(page, "/checkout");
  await expect(page).toHaveTitle(/^Checkout/);
  await page.getByLabel("Mobile", { exact: true }).fill("9876543210");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Checkout/);
  await expect(errorSummary(page).getByRole("link")).toHaveCount(7);
  await errorSummary(page)
    .getByRole("link", { name: /town or city/i })
    .click();
  await expect(page.getByLabel("Town or city")).toBeFocused();
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(errorSummary(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Checkout/);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await placeButton(page).click();
  await expect(errorSummary(page).getByRole("link")).toHaveText([
    "Please choose how to pay.",
    "Please tick this to order.",
  ]);
  await page.getByRole("link", { name: "Back to the cart" }).click();
  await expect(page).toHaveTitle(/^Cart/);
});

test("what a pincode fills in and what a way to pay comes to is said, once", async ({ shopper: page }) => {
  await addToCart(page, guitar);
  await open(page, "/checkout");
  const said = page.locator(announcer);
  for (const [label, value] of Object.entries(buyer))
    if (label !== "Town or city") await page.getByLabel(label, { exact: true }).fill(value);
  await expect(said).toContainText("Filled in from the pincode: ");
  await expect(said).toContainText("Tamil Nadu.");
  await page.getByLabel("Town or city").fill("Chennai");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Cash on delivery" }).check();
  const words = said.getByText(/^Cash on delivery\. The total is ₹[\d,]+, ₹[\d,]+ of it for cash\.$/);
  await expect(words).toHaveCount(1);
});

test("nothing is ordered without consent, and nothing is ticked before the shopper ticks it", async ({
  shopper: page,
}) => {
  const sent = ordersSent(page);
  await addToCart(page, guitar);
  await fillCheckout(page, "Cash on delivery");
  const consent = page.getByRole("checkbox", { name: /I agree/ });
  await consent.uncheck();
  await placeButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole("link", { name: "Please tick this to order." }).click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription("Please tick this to order.");
  expect(sent).toHaveLength(0);
  await open(page, "/cart");
  await page.evaluate(() => sessionStorage.clear());
  await fillCheckout(page, "Cash on delivery", false);
  await expect(consent).not.toBeChecked();
});

test("a GST invoice is asked for where it is wanted, and its number is checked", async ({ shopper: page }) => {
  await addToCart(page, guitar);
  await page.goto(`${shopUrl()}/checkout`);
  await page.getByText("GST invoice for a business").click();
  const business = page.getByLabel(/Business name/);
  await business.fill("R");
  await business.press("Backspace");
  await expect(business).toHaveValue("");
  await expect(business).toBeFocused();
  await business.fill("Raman Music School");
  await page.getByLabel(/GSTIN/).fill("33AAPFU0939F1ZX");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel(/GSTIN/)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(/GSTIN/).fill("27aapfu0939f1zv");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel(/GSTIN/)).toHaveAttribute("aria-invalid", "false");
});

test("who takes the business out again goes on without it", async ({ shopper: page }) => {
  await addToCart(page, guitar);
  await page.goto(`${shopUrl()}/checkout`);
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByText("GST invoice for a business").click();
  await page.getByLabel(/GSTIN/).fill("27AAPFU0939F1ZV");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel(/Business name/)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(/GSTIN/).fill("");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
});

test("a gift is asked for under a fold with nothing ticked, and stands on the order's page", async ({
  shopper: page,
}) => {
  await addToCart(page, ukulele);
  await fillCheckout(page, "Practice payment");
  await page.goBack();
  const words = page.getByLabel("Words for a card");
  await expect(words).toBeHidden();
  await page.getByText("Is it a gift?").click();
  for (const label of ["It is a gift", "Wrap it as a gift, free of charge"])
    await expect(page.getByRole("checkbox", { name: label })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Wrap it as a gift, free of charge" }).check();
  await words.fill("For your first concert");
  await seeAccessible(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await placeButton(page).click();
  await page.getByRole("button", { name: "Pay successfully" }).click();
  await page.getByRole("link", { name: "View order" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Wrapped, no prices in the parcel. Card: “For your first concert”",
  );
});

test("a state that the pincode does not lie in stops at its field; the pincode puts the right one in", async ({
  shopper: page,
}) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Practice payment");
  await page.getByRole("link", { name: /Change Contact and address/ }).click();
  const state = page.getByLabel("State");
  await state.selectOption("Goa");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await errorSummary(page).getByRole("link").click();
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleDescription(
    "The pincode 600004 lies in Tamil Nadu. Please correct the state or the pincode.",
  );
  await page.getByLabel("Pincode", { exact: true }).fill("403001");
  await expect(state).toHaveValue("Goa");
  await page.getByLabel("Town or city").fill("Panaji");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
});

test("a product that costs too much for cash says so on its page, and does not blame the place", async ({
  shopper: page,
}) => {
  await open(page, "/product/maruthan-ekandam-saraswati-veena");
  const delivery = page.locator("form").filter({ hasText: "Delivery to your pincode" });
  await delivery.getByLabel("Delivery to your pincode").fill("600004");
  await delivery.getByRole("button", { name: "Check" }).click();
  await expect(delivery).toContainText("600004, Tamil Nadu");
  await expect(delivery).toContainText("Cash on delivery is possible up to ₹15,000 of goods.");
});

test("a way to pay that is not possible is closed and says why", async ({ shopper: page }) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Practice payment");
  await page.getByRole("link", { name: /Change Contact and address/ }).click();
  await page.getByLabel("Pincode", { exact: true }).fill("737101");
  await page.getByLabel("Town or city").fill("Gangtok");
  await expect(page.getByLabel("State")).toHaveValue("Sikkim");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeDisabled();
  await expect(main(page)).toContainText("The courier does not take cash at this pincode.");
});

const notPlaced = (page: Page) => page.getByRole("alert").filter({ hasText: "The order was not placed." });

test.describe("When the total moves while the page is open", () => {
  test.use({ allowed: /status of 409/ });

  test("the new one is shown, nothing is charged, and the shopper orders again if he likes", async ({
    shopper: page,
  }) => {
    await addToCart(page, guitar);
    await fillCheckout(page, "Cash on delivery");
    const quoted = page.waitForResponse((response) => response.url().endsWith("/cart/quote"));
    await page.reload();
    const quote = (await (await quoted).json()).data;
    const dearer = { ...quote, subtotal: quote.subtotal + 10_000, total: quote.total + 10_000 };
    const message = "Something has changed since this was shown. Please look at the new total.";
    await page.route("**/public/api/orders", (route) =>
      route.fulfill({ status: 409, json: { error: 1, message, reason: "quote", changes: [], quote: dearer } }),
    );
    await placeButton(page).click();
    await expect(notPlaced(page)).toContainText(message);
    await expect(notPlaced(page)).toBeFocused();
    await expect(page).toHaveURL(/\/checkout/);
    const shown = new Intl.NumberFormat("en-IN").format(dearer.total / 100);
    await expect(placeButton(page)).toHaveText(`Place order · ₹${shown}`);
    await expect(page.getByRole("checkbox", { name: /I agree/ })).toBeChecked();
    await page.unroute("**/public/api/orders");
    await placeButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });
});

test.describe("When the last one is sold meanwhile", () => {
  test.use({ allowed: /status of 409/ });

  test("it is said above the empty cart that nothing was ordered, without a total, and has the focus", async ({
    shopper: page,
  }) => {
    const { id } = await lineOf(page, metronome);
    const stockUp = (pieces: number) =>
      inDatabase(
        (sql) => sql`
          with counted as (insert into stock_count (variant_id, delta, cause)
            select variant_id, ${pieces}::int + held - on_hand, 'test' from stock where variant_id = ${id})
          update stock set on_hand = ${pieces}::int + held where variant_id = ${id}`,
      );
    await addToCart(page, metronome);
    await fillCheckout(page, "Cash on delivery");
    await expect(placeButton(page)).toHaveText(/₹/);
    await stockUp(0);
    await placeButton(page).press("Enter");
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
    await expect(notPlaced(page)).toContainText("Somebody was faster");
    await expect(notPlaced(page)).not.toContainText("₹");
    await expect(notPlaced(page)).toBeFocused();
    await seeAccessible(page);
    await stockUp(14);
  });
});

test.describe("When the shop takes a field for wrong", () => {
  test.use({ allowed: /status of 422/ });

  test("what is wrong with it has the focus", async ({ shopper: page }) => {
    await addToCart(page, guitar);
    await fillCheckout(page, "Cash on delivery");
    const message = "We don't deliver there yet.";
    await page.route("**/public/api/orders", (route) =>
      route.fulfill({ status: 422, json: { error: 1, message, errors: { "address.pincode": message } } }),
    );
    await placeButton(page).click();
    await expect(notPlaced(page)).toContainText(message);
    await expect(errorSummary(page)).toBeFocused();
  });
});

test("two tabs: what is ordered in one is no second order in the other", async ({ shopper: page, context }) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Cash on delivery");
  const other = await context.newPage();
  await fillCheckout(other, "Cash on delivery");
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(placeButton(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const orderOf = (tab: Page) => new URL(tab.url()).searchParams.get("order");
  expect(orderOf(other)).toBe(orderOf(page));
  await open(other, "/checkout");
  await expect(other.getByText("Nothing in here yet.")).toBeVisible();
});

test("two tabs: the one that stood by while the other went on to the payment says so, and leads to the order", async ({
  shopper: page,
  context,
}) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Practice payment");
  const other = await context.newPage();
  await fillCheckout(other, "Practice payment");
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Pay successfully" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "This has been ordered already" })).toBeFocused();
  await expect(main(other)).toContainText("It was ordered in another tab");
  await expect(other).toHaveURL(/\/checkout/);
  await expect(other.getByRole("button", { name: "Order the cart once more" })).toHaveCount(0);
  await seeAccessible(other);
  await other.getByRole("link", { name: "View order" }).click();
  await expect(other.getByRole("button", { name: /^Pay/ }).first()).toBeVisible();
});

test("a tab that was reloaded while it ordered, or opened anew, goes on to the payment", async ({
  shopper: page,
  context,
}) => {
  await addToCart(page, guitar);
  await fillCheckout(page, "Practice payment");
  await context.route("**/public/api/orders", () => {});
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Placing your order …" })).toBeVisible();
  await page.close();
  await context.unroute("**/public/api/orders");
  const next = await context.newPage();
  await open(next, "/checkout");
  await expect(next.getByRole("button", { name: "Pay successfully" })).toBeVisible();
});

test.describe("With trouble", () => {
  test.use({ allowed: /status of 50[03]|ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/ });

  test("a shop that fails keeps what was typed, and the order goes through once it answers", async ({
    shopper: page,
  }) => {
    await addToCart(page, guitar);
    await fillCheckout(page, "Cash on delivery");
    await page.route("**/public/api/orders", (route) =>
      route.fulfill({ status: 503, json: { error: 1, message: "The shop is busy just now." } }),
    );
    await placeButton(page).click();
    await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeFocused();
    await page.getByRole("button", { name: "Back to the checkout" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeFocused();
    await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeChecked();
    await page.unroute("**/public/api/orders");
    await placeButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  test("without a network what was typed stays, and it goes on when the network is back", async ({
    shopper: page,
    context,
  }) => {
    await addToCart(page, guitar);
    await fillCheckout(page, "Cash on delivery");
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Ask now" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });
});

test("an unpaid order can be paid another way: the fee is shown before it is agreed to", async ({ shopper: page }) => {
  const line = await lineOf(page, guitar);
  const { order_no, key } = await placeOrder(page.request, line, "practice");
  await open(page, `/ordersummary/${order_no}?key=${key}`);
  await page.getByText("Pay another way").click();
  await page.getByRole("button", { name: "Cash on delivery · ₹6,348" }).click();
  await expect(main(page)).toContainText("To be paid on delivery");
  await expect(main(page)).toContainText("₹6,348");
  await expect(page.getByText("Pay another way")).toHaveCount(0);
  expect(await remembered(page, "cart")).toBeNull();
});
