import type { Route } from "@playwright/test";
import { newEmail, secret } from "./account.ts";
import { cartLink, header, main, searchBox } from "./frame.ts";
import {
  addToCart,
  asCustomer,
  buyer,
  expect,
  fillCheckout,
  lineOf,
  open,
  placeButton,
  remember,
  test,
} from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";

test.describe("When the answer to the browser", () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    fails: (route) => route.fulfill({ status: 500, json: { error: 1, message: "It broke." } }),
    "is nonsense": (route) => route.fulfill({ json: { error: 0, message: "", data: { x: 1 } } }),
    "never comes": async () => {},
  };
  test.use({ allowed: /status of 500|ERR_CONNECTION_RESET/ });
  test.beforeEach(({ page }) =>
    // Nobody has the time to wait until the page has lost its patience: it has a tenth of it here.
    page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
    }),
  );

  for (const [how, answer] of Object.entries(answers)) {
    test(`${how}: suggestions fail silently, and Enter still searches`, async ({ shopper: page }) => {
      await page.route("**/get/global/search", answer);
      await open(page, "/");
      const asked = page.waitForRequest("**/get/global/search");
      await searchBox(page).fill("veena");
      await asked;
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(header(page).getByText("Searching")).toBeHidden();
      await searchBox(page).press("Enter");
      await expect(page).toHaveURL(/\/products\/search\?search=veena$/);
    });

    test(`${how}: a list says no day of delivery, and asks again in the next one`, async ({ shopper: page }) => {
      await page.route("**/get/delivery?*", answer);
      await remember(page, { shippingAddress: JSON.stringify({ pincode: "600004" }) });
      const asked = page.waitForRequest("**/get/delivery?*");
      await open(page, "/brands/kitamine");
      await asked;
      await expect(
        main(page)
          .getByRole("button", { name: /to wishlist$/ })
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole("alert")).toHaveCount(0);
      await expect(main(page).getByText("Delivery by")).toHaveCount(0);
      if (how === "never comes") return;
      await page.unroute("**/get/delivery?*");
      await searchBox(page).fill("kitamine");
      await searchBox(page).press("Enter");
      await expect(main(page).getByText("Delivery by").first()).toBeVisible();
    });

    test(`${how}: the cart stays as it is, says so, asks again when told to, and by itself`, async ({
      shopper: page,
    }) => {
      await page.route("**/cart/quote", answer);
      await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
      await open(page, "/cart");
      const alert = page.getByRole("alert").filter({ hasText: "Your cart is safe on this device" });
      await expect(alert).toBeVisible();
      await expect(alert).not.toContainText(/undefined|null|cannot|JSON/i);
      await expect(main(page).getByRole("link", { name: "Sembiyan Chittu Soprano Ukulele" })).toBeVisible();
      const asked = page.waitForRequest("**/cart/quote");
      await alert.getByRole("button", { name: "Try now" }).click();
      await asked;
      await page.unroute("**/cart/quote");
      await expect(alert).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByRole("complementary", { name: "Summary" })).toContainText(/Total\s*₹3,058/);
    });

    test(`${how}: a coupon is refused in words and can be tried again; the offers are left out silently`, async ({
      shopper: page,
    }) => {
      await page.route("**/apply/coupon", answer);
      await page.route("**/get/coupons?*", answer);
      await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele)]) });
      await open(page, "/cart");
      await page.getByText("Have a coupon?").click();
      await page.getByLabel("Coupon code").fill("SWARA10");
      const apply = page.getByRole("button", { name: "Apply", exact: true });
      await apply.click();
      await expect(page.getByRole("alert").filter({ hasText: /try again|broke/i })).toBeVisible();
      await page.unroute("**/apply/coupon");
      await apply.click();
      await expect(page.getByRole("alert").filter({ hasText: /try again|broke/i })).toHaveCount(0);
    });

    test(`${how}: at checkout the town and the state of a pincode are typed, and nothing is in the way`, async ({
      shopper: page,
    }) => {
      await page.route("**/get/place/*", answer);
      await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele)]) });
      await open(page, "/checkout");
      for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel("State").selectOption("Tamil Nadu");
      await page.getByRole("button", { name: "Continue to delivery" }).click();
      await expect(page.getByText("Standard delivery")).toBeVisible();
    });

    test(`${how}: a customer stays logged in, and what the device has looked at is shown`, async ({
      shopper: page,
    }) => {
      const red = {
        product_name: "Red Veena",
        product_url: "red-veena",
        brand_name: "Tanjai",
        image: null,
        price: 100,
      };
      await asCustomer(page, {
        recentlyViewed: JSON.stringify([red]),
        cart: JSON.stringify([await lineOf(page, ukulele)]),
      });
      for (const call of ["get/customer", "get/cart", "cart", "wishlist", "get/recent/view", "add/recent/view"])
        await page.context().route(`**/public/api/${call}`, answer);
      await open(page, `/product/${ukulele}`);
      await expect(page.getByRole("list", { name: "Recently viewed" }).getByRole("link")).toHaveText([/Red Veena/]);
      await expect(header(page).getByRole("button", { name: "Logout" })).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName(/items in it: 1/);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test(`${how}: the delivery box on a product page says what to do`, async ({ shopper: page }) => {
      await page.route("**/get/shipping/charges", answer);
      await open(page, `/product/${ukulele}`);
      const delivery = page.locator("form").filter({ hasText: "Delivery to your pincode" });
      await delivery.getByLabel("Delivery to your pincode").fill("600004");
      await delivery.getByRole("button", { name: "Check" }).click();
      await expect(delivery.getByRole("status")).toContainText(/try again|broke/i);
      await expect(delivery.getByRole("status")).not.toContainText("deliver");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sembiyan Chittu Soprano Ukulele");
      await page.unroute("**/get/shipping/charges");
      await delivery.getByRole("button", { name: "Check" }).click();
      await expect(delivery.getByRole("status")).toContainText("600004, Tamil Nadu");
    });
  }

  const posts: Record<string, (route: Route) => Promise<void>> = {
    ...answers,
    "is cut off": (route) => route.abort("connectionreset"),
    "is a network's own page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }),
  };
  for (const [how, answer] of Object.entries(posts)) {
    test(`${how}: a form that is posted says so, with all that was typed, and goes through later`, async ({
      shopper: page,
    }) => {
      await open(page, "/register");
      const typed = { "Full name": "Asha", "E-mail": newEmail(), Mobile: "9876543210", Password: secret };
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.route("**/register.data*", answer);
      const send = page.getByRole("button", { name: "Open account" });
      await send.click();
      await expect(main(page).getByRole("alert")).toContainText("What you entered is still here");
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      await page.unroute("**/register.data*");
      await send.click();
      await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
    });
  }

  test("to Place order fails, is nonsense or never comes: the same order is asked for until there is an answer", async ({
    shopper: page,
  }) => {
    await addToCart(page, ukulele);
    await fillCheckout(page, "Cash on delivery");
    const keys: (string | undefined)[] = [];
    let answer = answers.fails;
    await page.route("**/public/api/orders", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return answer ? answer(route) : route.continue();
    });
    await placeButton(page).click();
    for (const next of ["is nonsense", "never comes"]) {
      await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeVisible();
      answer = answers[next];
      const asked = keys.length;
      await page.getByRole("button", { name: "Ask now" }).click();
      await expect.poll(() => keys.length).toBeGreaterThan(asked);
    }
    await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeVisible();
    answer = undefined;
    await page.getByRole("button", { name: "Ask now" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});
