import { test as base, expect, type Page } from "@playwright/test";
import { optionText } from "../../storefront/parts/product/variants.ts";
import { announcer } from "../support/announcer.ts";

export { expect } from "@playwright/test";

type Shopper = {
  /** What the console may say here: a test that makes requests fail sees the browser say so. */
  allowed: RegExp;
  shopper: Page;
};

let households = 0;

/**
 * A page at the shop of this run. Nothing may be said to the console, nothing may be fetched from elsewhere: either
 * fails the test.
 */
export const test = base.extend<Shopper>({
  /** As if each test ran in a household of its own: how often one network may try things is counted for each alone. */
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ ...extraHTTPHeaders, "X-Forwarded-For": `198.18.${workerIndex}.${++households}` }),
  allowed: [/^$/, { option: true }],
  shopper: async ({ page, allowed }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => allowed.test(text) || complaints.push(text);
    const watch = (watched: Page) => {
      watched.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          complain(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      watched.on("pageerror", (error) => complain(String(error)));
    };
    watch(page);
    page.context().on("page", watch);
    page.context().on("request", (request) => {
      const url = new URL(request.url());
      if (!["127.0.0.1", "localhost"].includes(url.hostname) && !/^(data|blob|about):/.test(url.protocol))
        complain(`asked elsewhere: ${url.href}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export const shopUrl = (): string => process.env.SHOP_URL ?? "http://localhost:3000";

/** How far a page has come that has not come alive: what has come of it, when it was asked for and how long it took (milliseconds), and what it has to begin with. */
const progress = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource").filter(({ name }) => /\.js|\.css|\.late/.test(name));
    const line = ({ name, startTime, duration }: PerformanceEntry) =>
      `${new URL(name).pathname.slice(-24)} ${Math.round(startTime)}+${Math.round(duration)}`;
    const has = ["early", "__reactRouterContext", "__reactRouterRouteModules"].filter((name) => name in window);
    const at = `${document.readyState} at ${Math.round(performance.now())}`;
    return [at, ...has, ...fetched.reverse().map(line)].join("; ");
  });

/** Goes to a page and waits until its script is at work. */
export async function open(page: Page, path: string, shop = shopUrl()): Promise<void> {
  await page.goto(shop + path);
  const alive = page.locator(announcer);
  await alive.waitFor({ state: "attached", timeout: 15_000 }).catch(async () => {
    throw new Error(`${path} has not come alive: ${await progress(page)}`);
  });
}

/** The query of the page's address. */
export const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

/** Makes the device remember a text under each key before any page is opened; not again on reload. */
export async function remember(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem("remembered")) return;
    sessionStorage.setItem("remembered", "yes");
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, entries);
}

export const customer = { id: 7, name: "Asha Raman", email: "asha@example.com", mobile: "9876543210" };

/** A customer who has logged in on this device, and a shop that agrees. */
export async function asCustomer(page: Page, more: Record<string, string> = {}): Promise<void> {
  const done = { error: 0, message: "" };
  const answers: Record<string, (body: { lines: unknown[] }) => object> = {
    "get/customer": () => ({ ...done, customer: { ...customer, customer_address: [] } }),
    "get/recent/view": () => ({ ...done, data: [] }),
    "add/recent/view": () => done,
    "get/cart": () => ({ ...done, data: { version: 1, lines: [] } }),
    cart: ({ lines }) => ({ ...done, data: { version: 1, lines } }),
    wishlist: () => ({ ...done, data: { ids: [], link: null, left_out: [] } }),
    logout: () => done,
  };
  for (const [path, answer] of Object.entries(answers))
    await page
      .context()
      .route(`**/public/api/${path}`, (route) => route.fulfill({ json: answer(route.request().postDataJSON()) }));
  await remember(page, { customer: JSON.stringify(customer), ...more });
}

/** What the device remembers under a key; null for nothing. */
export const remembered = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A product of the catalogue that no test buys, as the device keeps it in the cart. */
export async function lineOf(page: Page, product: string, quantity = 1, shop = shopUrl()) {
  const answer = await page.request.get(`${shop}/public/api/get/product/${product}`);
  const { data } = await answer.json();
  const [variant] = data.variants;
  const { id, image, price, mrp } = variant;
  const { product_name, product_url } = data;
  return { id, quantity, product_name, product_url, image, option_text: optionText(variant), price, mrp };
}

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
  await open(page, `/product/${product}`);
  const confirmed = page.waitForResponse((response) => response.url().endsWith("/cart/quote") && response.ok());
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await confirmed;
}

/** Puts one more of what was just put into the cart there: the button offers it again once the quantity was touched. */
export async function addOneMore(page: Page): Promise<void> {
  for (const way of [/^One more/, /^One less/]) await page.getByRole("button", { name: way }).click();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
}

/** Fills in the checkout from its first step to the last, chooses how to pay, and agrees to the terms. */
export async function fillCheckout(
  page: Page,
  method: "Cash on delivery" | "Practice payment",
  consent = true,
  shop = shopUrl(),
): Promise<void> {
  await page.goto(`${shop}/checkout`);
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: method }).check();
  if (consent) await page.getByRole("checkbox", { name: /I agree/ }).check();
}

export const placeButton = (page: Page) => page.getByRole("button", { name: /^Place order/ });

/** How many lines the cart has that the device remembers. */
export const cartCount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length as number);

/** What `cart` and `attemptCart` hold, as pieces by variant. */
export const pieces = async (page: Page, key: "cart" | "attemptCart"): Promise<number[]> =>
  JSON.parse((await remembered(page, key)) ?? "[]").map(({ quantity }: { quantity: number }) => quantity);
