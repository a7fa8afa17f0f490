import type { APIRequestContext, Page } from "@playwright/test";
import { asOwner, officeUrl, refusals, title, typeMeanwhile } from "./office.ts";
import { home, newCaller } from "./officeCaller.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

const goods = "sembiyan-chittu-soprano-ukulele";
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const newCode = () => `PONGAL-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

async function lineOf(request: APIRequestContext, quantity: number) {
  const product = await (await request.get(`${shopUrl()}/public/api/get/product/${goods}`)).json();
  const [{ id, price }] = product.data.variants;
  return { lines: [{ id, quantity }], price: price as number };
}

/** What a shopper's cart says to the code. */
async function cart(request: APIRequestContext, coupon: string, quantity: number) {
  const { lines } = await lineOf(request, quantity);
  const data = { lines, coupon, pincode: home.pincode, payment_method: "practice" };
  return (await (await request.post(`${shopUrl()}/public/api/cart/quote`, { data })).json()).data;
}

/** A coupon made at the shop's own call, as who is signed in on the page. */
async function coupon(page: Page, fields: object = {}): Promise<string> {
  const code = newCode();
  await page.request.post(officeUrl("api/coupons"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { code, fields: { text: "₹100 off", kind: "amount", value: 10_000, listed: false, ...fields } },
  });
  return code;
}

test("a coupon is made by keys, tried as it is typed, used by a shopper, seen with its cost, ended and put back", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "coupons");
  await expect(title(page)).toHaveText("Coupons");
  const { price } = await lineOf(page.request, 1);
  await page.locator("body").press("n");
  await expect(title(page)).toHaveText("New coupon");
  const keys = page.keyboard;
  const code = newCode();
  await label(page, "Code").focus();
  await keys.type(code.toLowerCase());
  await keys.press("Tab");
  await keys.type("Ten per cent off for Pongal");
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.type("10");
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.type(String((price / 100) * 2));
  await expect(page.getByText(/^10 % off everything, from ₹[\d,]+\.$/)).toBeVisible();
  const verdict = page.getByRole("status", { name: "Verdict" });
  await label(page, "Put into the cart").focus();
  await keys.type("chittu soprano");
  await keys.press("Enter");
  await expect(verdict).toContainText(/Add ₹[\d,]+ more\./);
  await page.getByRole("button", { name: /^One .* more$/ }).press("Enter");
  await expect(verdict).toContainText(/You save ₹/);
  await label(page, "At most").fill("100");
  await expect(verdict).toContainText("You save ₹100, the most this code gives.");
  await page.getByRole("checkbox", { name: "Offered in the cart" }).uncheck();
  await label(page, "At most").focus();
  await keys.press("Control+s");
  await expect(title(page)).toHaveText(code);

  expect((await cart(page.request, code, 1)).coupon.message).toMatch(/^Add ₹/);
  const { quote, discount } = await cart(page.request, code, 2);
  expect(discount).toBe(10_000);
  const { name, email, mobile } = newCaller();
  const placed = await page.request.post(`${shopUrl()}/public/api/orders`, {
    headers: { "Idempotency-Key": crypto.randomUUID() },
    data: { quote, contact: { name, email, mobile }, address: { name, mobile, ...home }, payment_method: "practice" },
  });
  const { order_no } = (await placed.json()).data;
  await page.reload();
  await expect(page.getByRole("region", { name: "Used so far" })).toContainText("₹100");
  await expect(page.getByRole("link", { name: order_no })).toBeVisible();

  await page.getByRole("button", { name: "End now" }).press("Enter");
  await expect(page.getByText(`${code} has ended.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "More about this coupon" })).toBeFocused();
  expect((await cart(page.request, code, 2)).coupon.message).toBe("This code is over.");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("It runs as before.")).toBeVisible();
  expect((await cart(page.request, code, 2)).coupon.valid).toBe(true);
});

test("two change one coupon: what one alone changed goes together, what both changed is chosen", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page, "coupons");
  const code = await coupon(page);
  await page.goto(officeUrl(`coupons/${code}`));
  await expect(title(page)).toHaveText(code);
  await label(page, "Rupees off").fill("150");
  await label(page, "From").fill("2,000");
  await page.request.put(officeUrl(`api/coupons/${code}`), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { version: 1, fields: { value: 12_000, text: "Theirs" } },
  });
  const save = () => page.keyboard.press("Control+s");
  await typeMeanwhile(page, { address: new RegExp(`api/coupons/${code}$`), method: "PUT", save }, () =>
    label(page, "Uses in all").fill("7"),
  );
  await expect(page.getByRole("alert").filter({ hasText: "Somebody changed this coupon" })).toBeVisible();
  await expect(label(page, "What shoppers read")).toHaveValue("Theirs");
  await expect(label(page, "Uses in all")).toHaveValue("7");
  await page.getByRole("radio", { name: "120" }).check();
  const saves = page.getByRole("button", { name: "Save", exact: true });
  await saves.press("Enter");
  await expect(page.getByText("Saved. Carts follow it at once.")).toBeVisible();
  await expect(saves).toBeDisabled();
  await expect(saves).toBeFocused();
  const now = (await (await page.request.get(officeUrl(`api/coupons/${code}`))).json()).data;
  expect(now).toMatchObject({ value: 12_000, text: "Theirs", min_spend: 200_000, usage_limit: 7 });
  await label(page, "Rupees off").fill("0.50");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Please enter an amount of at least ₹1.").first()).toBeVisible();
  await expect(label(page, "Rupees off")).toBeFocused();
});
