import { test as base, expect, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * A page at the shop of this run. Nothing may be said to the console, nothing may be fetched from elsewhere: either
 * fails the test.
 */
export const test = base.extend<{ shopper: Page }>({
  shopper: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(shopUrl()) && !/^(data|blob|about):/.test(url)) complaints.push(`asked elsewhere: ${url}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export const shopUrl = (): string => process.env.SHOP_URL ?? "http://localhost:3000";

export const buyer = {
  "E-mail": "asha@example.com",
  Mobile: "98765 43210",
  "Full name": "Asha Raman",
  Pincode: "600004",
  "Flat, house number, building": "12, North Mada Street",
  "Area, street, village": "Mylapore",
  "Town or city": "Chennai",
};

/** Puts a product into the cart from its page and waits until the shop has confirmed it. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(`${shopUrl()}/product/${product}`);
  const confirmed = page.waitForResponse((response) => response.url().endsWith("/cart/quote") && response.ok());
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await confirmed;
}

/** Fills in the checkout from its first step to the last, and chooses how to pay. */
export async function fillCheckout(page: Page, method: "Cash on delivery" | "Practice payment"): Promise<void> {
  await page.goto(`${shopUrl()}/checkout`);
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: method }).check();
}

export const placeButton = (page: Page) => page.getByRole("button", { name: /^Place order/ });

/** How many orders the shop has, counted by its order numbers on the device. */
export const cartCount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length as number);
