import { afterAll, beforeAll, expect, test } from "vitest";
import { keys, RazorpayStandIn } from "../../../tests/standIns/razorpay.ts";
import { type TestShop, testShop } from "../../../tests/support/testShop.ts";
import { processInbox } from "../processInbox.ts";

let shop: TestShop;
let razorpay: RazorpayStandIn;
beforeAll(async () => {
  razorpay = await RazorpayStandIn.start();
  shop = await testShop({
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_UPI_QR: "yes",
    RAZORPAY_API_URL: razorpay.server.url,
    COD_LIMIT: "100000000",
  });
});
afterAll(async () => {
  await razorpay.server.close();
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-EKANDAM-VEENA"; // ₹95,000
const get = (path: string) => shop.others.fetch(new Request(new URL(path, "http://shop.test")));
async function unpaid(payment_method: "razorpay" | "upi_qr", sku = flute) {
  const id = await shop.stocked(sku, 50);
  const { quote } = await shop.quote([{ id, quantity: 2 }], { payment_method });
  const { status, body } = await shop.place(quote, { payment_method });
  return { status, ...body.data, url: body.data?.next.url ?? "" };
}

test("Razorpay and UPI take the practice gateway's place once there are keys", async () => {
  const { body } = await shop.call<{ payment_methods: string[]; practice: boolean }>("GET", "/get/shop");
  expect(body.data).toMatchObject({ payment_methods: ["razorpay", "upi_qr", "cod"], practice: false });
});

test("the payment page alone may load Razorpay's script, and works by its form without it", async () => {
  const order = await unpaid("razorpay");
  const response = await get(order.url);
  const page = await response.text();
  expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self' https://checkout.razorpay.com;");
  expect(page).toContain('<script src="https://checkout.razorpay.com/v1/checkout.js" defer>');
  expect(page).toContain('action="https://api.razorpay.com/v1/checkout/embedded"');
  expect(page).toContain(`name="amount" value="${order.total}"`);
  expect(page).toContain(
    `name="callback_url" value="http://shop.test/public/api/payments/razorpay/return?order=order_`,
  );
  expect(page).not.toContain("UPI pays at most");
});

test("a payment page opens with its order's key only, and leads on when nothing is to be paid", async () => {
  const order = await unpaid("razorpay");
  expect((await get(`/pay/${order.order_no}`)).status).toBe(404);
  expect((await get(`/pay/${order.order_no}?key=${"x".repeat(22)}`)).status).toBe(404);
  await shop.call("POST", order.order_link.replace("/ordersummary/", "/orders/").replace("?", "/cancel?"));
  const after = await get(order.url);
  expect([after.status, after.headers.get("Location")]).toEqual([303, order.order_link]);
});

test("above ₹1,00,000 UPI is not possible, and the payment page says so", async () => {
  expect((await unpaid("upi_qr", veena)).status).toBe(422);
  const order = await unpaid("razorpay", veena);
  expect(order.total).toBeGreaterThan(10_000_000);
  expect(await (await get(order.url)).text()).toContain("UPI pays at most ₹1,00,000 at once.");
});

test("a QR code is shown as the shop's own picture and pays its order by its webhook", async () => {
  const order = await unpaid("upi_qr");
  const response = await get(order.url);
  const page = await response.text();
  expect(response.headers.get("Content-Security-Policy")).toContain("img-src 'self';");
  expect(page).not.toMatch(/(src|href)="https?:/);
  const code = await get(page.match(/img src="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "");
  expect([code.status, code.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const qr = razorpay.codes.at(-1);
  expect(qr?.payment_amount).toBe(order.total);
  const message = razorpay.event("qr_code.credited", razorpay.pay(qr?.id ?? "", "captured"));
  const url = "http://shop.test/public/api/payments/razorpay/webhook";
  await shop.others.fetch(new Request(url, { method: "POST", ...message }));
  await processInbox(shop.shop);
  await expect.poll(async () => (await shop.order(order.order_link)).state).toBe("confirmed");
});

test("whoever says he has paid by QR code makes the shop ask", async () => {
  const order = await unpaid("upi_qr");
  const back = (await (await get(order.url)).text()).match(/action="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  razorpay.pay(razorpay.codes.at(-1)?.id ?? "", "captured");
  const response = await shop.others.fetch(new Request(new URL(back, "http://shop.test"), { method: "POST" }));
  expect(response.headers.get("Location")).toMatch(/^\/thankyou\/pending\?/);
  expect((await shop.order(order.order_link)).state).toBe("confirmed");
});

test("with the gateway away the QR page says so and keeps the order", async () => {
  const order = await unpaid("upi_qr");
  razorpay.server.faults.push(500);
  const response = await get(order.url);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("Your order is kept")]);
});

test("a picture that is none is not passed on", async () => {
  const order = await unpaid("upi_qr");
  const page = await (await get(order.url)).text();
  const code = razorpay.codes.at(-1);
  if (code) code.image_url = `${razorpay.server.url}/v1/orders`;
  const picture = await get(page.match(/img src="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "");
  expect(picture.status).toBe(503);
});
