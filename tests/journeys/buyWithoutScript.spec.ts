import type { Page } from "@playwright/test";
import { accountCartOf, cartOf, newEmail, register } from "./account.ts";
import { linkFor } from "./mails.ts";
import { buyer, expect, fillCheckout, lineOf, open, placeButton, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const guitar = "sembiyan-s8-concert-acoustic-guitar";
const name = "Sembiyan Chittu Soprano Ukulele";
const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: `Quantity of ${name}` });

const emptyCart = (page: Page) => main(page).getByRole("link", { name: "See all products" });

async function putIn(page: Page, pieces = 1, press = "Add to cart"): Promise<void> {
  await page.goto(`${shopUrl()}/product/${ukulele}`);
  await quantity(page).fill(String(pieces));
  await page.getByRole("button", { name: press }).first().click();
}

async function fillIn(page: Page, method: string, fields: Record<string, string> = buyer): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("radio", { name: method }).check();
}
const lookOver = (page: Page) => page.getByRole("button", { name: "Look the order over" }).click();
const agree = (page: Page) => page.getByRole("checkbox", { name: /I agree/ }).check();
const place = (page: Page) => page.getByRole("button", { name: /^Place order/ });

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one fills the cart, orders, fails to pay, pays again, and sees the order", async ({ page }) => {
    await page.goto(`${shopUrl()}/cart`);
    await expect(emptyCart(page)).toBeVisible();
    await putIn(page, 2);
    await expect(page).toHaveURL(`${shopUrl()}/cart`);
    await expect(quantity(page)).toHaveValue("2");
    await expect(summary(page)).toContainText("Enter a pincode");

    await quantity(page).fill("0");
    await page.getByRole("button", { name: `Update quantity of ${name}` }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter a quantity from 1 to 999.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Cart/);
    await expect(quantity(page)).toHaveValue("0");
    await expect(quantity(page)).toHaveAttribute("aria-invalid", "true");
    await quantity(page).fill("3");
    await page.getByRole("button", { name: `Update quantity of ${name}` }).click();
    await expect(quantity(page)).toHaveValue("3");

    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(page.getByText(`${name} was removed.`)).toBeVisible();
    await expect(main(page)).toContainText("Nothing in here yet.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(quantity(page)).toHaveValue("3");

    await summary(page).getByLabel("Deliver to").fill("60000");
    await summary(page).getByRole("button", { name: "Check" }).click();
    await expect(summary(page)).toContainText("Please enter a pincode of six digits; it does not start with 0.");
    await expect(summary(page).getByLabel("Deliver to")).toHaveValue("60000");
    await summary(page).getByLabel("Deliver to").fill("600004");
    await summary(page).getByRole("button", { name: "Check" }).click();
    await expect(summary(page)).toContainText(/Arrives .+, (for ₹|free)/);

    await summary(page).getByLabel("Coupon code").fill("teecher15");
    await summary(page).getByRole("button", { name: "Apply" }).click();
    await expect(summary(page)).toContainText("We don't know this code.");
    await expect(summary(page).getByLabel("Coupon code")).toHaveValue("teecher15");
    await summary(page).getByLabel("Coupon code").fill("teacher15");
    await summary(page).getByRole("button", { name: "Apply" }).click();
    await expect(summary(page)).toContainText(/−₹/);
    await summary(page).getByRole("button", { name: "Remove coupon TEACHER15" }).click();
    await expect(summary(page)).not.toContainText(/−₹/);

    await summary(page).getByRole("link", { name: "Checkout" }).click();
    await expect(page.getByLabel("Pincode", { exact: true })).toHaveValue("600004");
    await fillIn(page, "Practice payment", { ...buyer, Mobile: "12345", "Town or city": "" });
    await lookOver(page);
    await expect(page).toHaveTitle(/^Error: Checkout/);
    const wrong = page.getByRole("alert");
    await expect(wrong).toBeFocused();
    await expect(wrong.getByRole("link")).toHaveText([
      "Please enter a 10-digit Indian mobile number; it starts with 6, 7, 8 or 9.",
    ]);
    await expect(page.getByLabel("Mobile", { exact: true })).toHaveValue("12345");
    await expect(page.getByRole("radio", { name: "Practice payment" })).toBeChecked();
    await page.getByLabel("Mobile", { exact: true }).fill("98765 43210");
    await lookOver(page);
    // The pincode has decided the town and the state.
    await expect(main(page)).toContainText("Chennai 600004, Tamil Nadu");
    await place(page).click();
    await expect(page.getByRole("alert").first()).toContainText("Please tick this to order.");
    await agree(page);
    await place(page).click();

    await page.getByRole("button", { name: "Fail" }).click();
    await page.getByRole("button", { name: /shop|Go on|Back/ }).click();
    await expect(page.getByRole("heading", { name: "The payment did not work" })).toBeVisible();
    await page.getByRole("button", { name: /Pay again/ }).click();
    await page.getByRole("button", { name: "Pay successfully" }).click();
    await page.getByRole("button", { name: /shop|Go on|Back/ }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await page.getByRole("link", { name: "View order" }).click();
    await expect(page).toHaveURL(/\/ordersummary\/[\w-]+\?key=/);
    await expect(main(page)).toContainText(name);
    await page.goto(`${shopUrl()}/cart`);
    await expect(emptyCart(page)).toBeVisible();
  });

  test("one buys at once in cash; posted twice it is one order, which can be cancelled and had again", async ({
    page,
  }) => {
    await putIn(page, 1, "Buy now");
    await expect(page).toHaveURL(`${shopUrl()}/checkout`);
    await fillIn(page, "Cash on delivery");
    await page.getByText("Is it a gift?").click();
    await page.getByRole("checkbox", { name: "Wrap it as a gift" }).check();
    await page.getByLabel("Words for a card").fill("For your first concert");
    await lookOver(page);
    await expect(main(page)).toContainText("Wrapped, no prices in the parcel. Card: “For your first concert”");
    await expect(main(page)).toContainText("Cash on delivery fee");
    await agree(page);
    const typed = await page
      .locator("form[action='/checkout']")
      .evaluate((form: HTMLFormElement) =>
        [...form.querySelectorAll("input")].map(({ name: field, value }) => [field, value]),
      );
    const form = { ...Object.fromEntries(typed), intent: "order" };
    const post = () =>
      page.request.post(`${shopUrl()}/checkout`, { form, headers: { Origin: shopUrl() }, maxRedirects: 0 });
    const [one, other] = await Promise.all([post(), post()]);
    await place(page).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    const here = new URL(page.url());
    expect([one.status(), other.status()]).toEqual([303, 303]);
    expect(one.headers().location).toBe(here.pathname + here.search);
    expect(other.headers().location).toBe(here.pathname + here.search);

    await page.getByRole("link", { name: "View order" }).click();
    await page.getByText("Cancel order").click();
    await expect(main(page)).toContainText(/goes back|Nothing was paid/);
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(main(page)).toContainText("Cancelled");
    await page.getByRole("link", { name: "Order again" }).click();
    await expect(page.getByRole("heading", { name: "Order again" })).toBeVisible();
    await expect(main(page)).toContainText("Everything is there, at the price of then.");
    await page.getByRole("button", { name: "Add all to cart" }).click();
    await expect(quantity(page)).toHaveValue("1");
  });

  test("what has changed since the order was looked over is shown before anything is placed", async ({ page }) => {
    await putIn(page, 1, "Buy now");
    await fillIn(page, "Practice payment");
    await lookOver(page);
    await agree(page);
    // As after a change of price: what was looked over is no longer what it would be.
    await page.evaluate(() => {
      for (const [name, value] of [
        ["pincode", "560001"],
        ["city", "Bengaluru"],
        ["state", "Karnataka"],
      ])
        document.querySelector(`input[name=${name}]`)?.setAttribute("value", value ?? "");
    });
    await place(page).click();
    await expect(page.getByRole("alert").first()).toContainText("The order was not placed.");
    await expect(place(page)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
  });

  test("a cart that this shop has not signed is none; what is signed is bounded", async ({ page, context }) => {
    await putIn(page);
    const [kept] = (await context.cookies()).filter((cookie) => cookie.name.endsWith("cart") && cookie.httpOnly);
    if (!kept) throw new Error("There is no cookie.");
    expect(kept).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const forged = Buffer.from(JSON.stringify({ lines: "1:9", checkout: "x" })).toString("base64");
    const signature = decodeURIComponent(kept.value).split(".")[1];
    await context.addCookies([{ ...kept, value: encodeURIComponent(`${forged}.${signature}`) }]);
    await page.goto(`${shopUrl()}/cart`);
    await expect(emptyCart(page)).toBeVisible();
    await page.goto(`${shopUrl()}/product/${ukulele}`);
    await page.locator("input[name=quantity]").fill("1000");
    await page.locator("#buy").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("alert")).toContainText("Please enter a quantity from 1 to 999.");
  });
});

test.describe("Without script a customer", () => {
  test.use({ javaScriptEnabled: false });

  test("has the account's cart, into which goes what was chosen before, and an order empties it", async ({ page }) => {
    await putIn(page, 2);
    const email = newEmail();
    await register(page, email);
    await page.goto(await linkFor(email, "verify-account"));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.goto(`${shopUrl()}/cart`);
    await expect(quantity(page)).toHaveValue("2");
    const [variant = ""] = Object.keys(await accountCartOf(page));
    expect(await accountCartOf(page)).toEqual({ [variant]: 2 });
    await putIn(page, 1, "Buy now");
    expect(await accountCartOf(page)).toEqual({ [variant]: 3 });
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
    await fillIn(page, "Cash on delivery");
    await lookOver(page);
    await agree(page);
    await place(page).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(await accountCartOf(page)).toEqual({});
    await page.goto(`${shopUrl()}/profile`);
    await expect(page.getByRole("region", { name: "Orders" })).toContainText(name);
  });
});

test.describe("Begun without script", () => {
  test.use({ allowed: /ERR_FAILED/ });

  test("and gone on with it: nothing is lost or doubled, what was typed stays, and it is one order", async ({
    shopper: page,
    context,
  }) => {
    const [here, other] = [await lineOf(page, ukulele, 3), await lineOf(page, guitar)];
    await remember(page, { cart: JSON.stringify([here]) });
    const scripts = /\/assets\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await putIn(page, 2);
    await page.goto(`${shopUrl()}/product/${guitar}`);
    await page.getByRole("button", { name: "Buy now" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/checkout`);
    await page.unroute(scripts);

    const script = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${shopUrl()}/checkout`, { waitUntil: "commit" });
    await page.getByLabel("E-mail", { exact: true }).fill("asha@example.com");
    await page.getByLabel("Pincode", { exact: true }).fill("600004");
    script.resolve();
    await expect(page.getByRole("button", { name: "Continue to delivery" })).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("asha@example.com");
    await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
    const chosen = { [here.id]: 3, [other.id]: 1 };
    expect(await cartOf(page)).toEqual(chosen);
    await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).not.toContain("cart");
    await open(page, "/cart");
    expect(await cartOf(page)).toEqual(chosen);
    await expect(main(page).getByRole("link", { name: other.product_name })).toBeVisible();

    await fillCheckout(page, "Cash on delivery");
    await placeButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await open(page, "/cart");
    expect(await cartOf(page)).toEqual({});
  });

  test("the cart is taken over on whatever page the script comes to, with coupon and pincode", async ({
    shopper: page,
  }) => {
    const scripts = /\/assets\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await putIn(page, 2);
    await summary(page).getByLabel("Deliver to").fill("600004");
    await summary(page).getByRole("button", { name: "Check" }).click();
    await summary(page).getByLabel("Coupon code").fill("TEACHER15");
    await summary(page).getByRole("button", { name: "Apply" }).click();
    await expect(summary(page)).toContainText(/−₹/);
    await page.unroute(scripts);
    await open(page, "/privacypolicy");
    await expect(page.getByRole("link", { name: /Cart\s*, items in it:\s*2/ }).first()).toBeAttached();
    await open(page, "/cart");
    await expect(quantity(page)).toHaveValue("2");
    await expect(summary(page)).toContainText(/−₹/);
    await expect(summary(page)).toContainText(/Arrives /);
  });
});
