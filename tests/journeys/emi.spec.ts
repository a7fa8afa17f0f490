import type { Page } from "@playwright/test";
import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { seeAccessible } from "./accessible.ts";
import { type OpenShop, openShop } from "./openShop.ts";
import { expect, test } from "./shop.ts";
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
  await expect(page.getByRole("table", { name: "Instalments at Federal Bank" })).toContainText("ours");
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
