import type { Page } from "@playwright/test";
import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { seeAccessible } from "./accessible.ts";
import { type OpenShop, openShop } from "./openShop.ts";
import { expect, fillCheckout, lineOf, open, remember, test } from "./shop.ts";
import { seeItFits } from "./steady.ts";

/** A shop of its own that is paid through Razorpay: the demo has no gateway that offers instalments. */
let shop: OpenShop;
let razorpay: RazorpayStandIn;
test.beforeAll(async () => {
  razorpay = await RazorpayStandIn.start();
  shop = await openShop({
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_API_URL: razorpay.server.url,
    LOG_LEVEL: "silent",
  });
});
test.afterAll(async () => {
  await shop?.close();
  await razorpay?.server.close();
});

const guitar = "sembiyan-s10-dreadnought-acoustic-guitar";
/** The product's page once the gateway has told what it offers. */
const openProduct = async (page: Page) => {
  await expect.poll(async () => (await page.request.get(`${shop.url}/product/${guitar}`)).text()).toContain("EMI from");
  await page.goto(`${shop.url}/product/${guitar}`);
};

test("a product says what it is by the month, and leads to each bank's plans with their terms", async ({
  shopper: page,
}) => {
  await openProduct(page);
  await page.getByRole("link", { name: /^EMI from ₹[\d,.]+ a month$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By the month");
  await expect(page.getByText(/From ₹[\d,.]+ a month, for 18 months at HDFC Bank/)).toBeVisible();
  const plans = page.getByRole("table", { name: "Instalments at ICICI Bank" });
  // ₹5,524 at 13 % a year in three instalments.
  await expect(plans.getByRole("row").nth(1)).toHaveText(/^3₹1,881\.38₹120\.14 13 % a year₹5,644\.14$/);
  await expect(page.getByRole("table", { name: "Instalments at Federal Bank" })).toContainText("we pay it");
  await expect(page.getByText("The bank bills GST of 18 % on the interest")).toBeVisible();
  await seeAccessible(page);
  await seeItFits(page);
});

test("without script it is the same, and what costs too little for any plan says so", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openProduct(page);
  await page.getByRole("link", { name: /^EMI from/ }).click();
  await expect(page.getByRole("table")).toHaveCount(3);
  const cheap = await (await page.request.get(`${shop.url}/public/api/get/products?max_price=500`)).json();
  const { product_url } = cheap.products[0];
  await page.goto(`${shop.url}/product/${product_url}`);
  await expect(page.getByRole("link", { name: /EMI/ })).toHaveCount(0);
  await page.goto(`${shop.url}/product/${product_url}/emi`);
  await expect(page.getByText("No bank offers instalments for it here.")).toBeVisible();
  await context.close();
});

/** Puts the guitar into the cart of this device. */
const withGuitar = async (page: Page) => {
  const line = await lineOf(page, guitar, 1, shop.url);
  await remember(page, { cart: JSON.stringify([line]), "shipping-address": "600004" });
};
const fromEighteen = /EMI from ₹[\d,.]+ a month for 18 months at HDFC Bank, interest of 15 % a year: ₹[\d,.]+\./;

test("cart and checkout say what the sum is by the month, with the interest, and lead to all plans", async ({
  shopper: page,
}) => {
  await openProduct(page); // the gateway has told its offers
  await withGuitar(page);
  await open(page, "/cart", shop.url);
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByText(fromEighteen)).toBeVisible();
  await seeAccessible(page);
  const coming = page.waitForEvent("popup");
  await summary.getByRole("link", { name: /^All plans and terms/ }).click();
  const plans = await coming;
  await expect(plans.getByRole("heading", { level: 1 })).toHaveText("By the month");
  await expect(plans.getByRole("table")).toHaveCount(3);
  await expect(plans.getByText(/^Your cart: ₹5,524/)).toBeVisible();
  await seeAccessible(plans);
  await seeItFits(plans);
  await plans.close();

  await fillCheckout(page, "Cash on delivery", false, shop.url);
  const total = page.getByText(/^Total/).and(page.locator(":visible"));
  await expect(page.getByText(/fee of ₹/)).toBeVisible();
  await expect(total.first()).toBeVisible();
  // The fee for cash is no part of what is paid by the month.
  await expect(page.getByRole("link", { name: /^All plans and terms/ })).toHaveAttribute("href", "/emi?amount=552400");
  await expect(page.getByRole("group", { name: "Way to pay" }).getByText(fromEighteen)).toBeVisible();
  await seeAccessible(page);
});

test("a cart that no bank takes by the month says nothing of it", async ({ shopper: page }) => {
  await openProduct(page);
  const cheap = await (await page.request.get(`${shop.url}/public/api/get/products?max_price=500`)).json();
  await remember(page, { cart: JSON.stringify([await lineOf(page, cheap.products[0].product_url, 1, shop.url)]) });
  const answered = page.waitForResponse((response) => response.url().includes("/get/emi"));
  await open(page, "/cart", shop.url);
  await answered;
  await expect(page.getByText("Nothing is ordered or paid yet.")).toBeVisible();
  await expect(page.getByText("EMI")).toHaveCount(0);
});

test("without script the cart says it too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openProduct(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("complementary", { name: "Summary" }).getByText(fromEighteen)).toBeVisible();
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole("complementary", { name: "Your order" }).getByText(fromEighteen)).toBeVisible();
  await context.close();
});
