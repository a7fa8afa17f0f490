import type { Page } from "@playwright/test";
import { addToCart, buyer, cartCount, expect, fillCheckout, open, placeButton, shopUrl, test } from "./shop.ts";

test("home → category → list → filter → product with options → cart → cash on delivery → order page", async ({
  shopper: page,
}) => {
  await page.goto(shopUrl());
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.goto(`${shopUrl()}/category/guitars`);
  await expect(page.getByRole("heading", { level: 1, name: "Guitars & Ukuleles" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Acoustic Guitars/ })
    .first()
    .click();
  await expect(page).toHaveURL(/scategory=acoustic-guitars|category\/acoustic-guitars/);
  await page.goto(`${shopUrl()}/products/search?category=guitars&scategory=acoustic-guitars`);
  await expect(
    page
      .getByText(/12 products/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto(`${shopUrl()}/products/search?category=guitars&scategory=acoustic-guitars&hand=left`);
  await page
    .getByRole("link", { name: /Sembiyan S10 Dreadnought/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Sembiyan S10 Dreadnought/ })).toBeVisible();
  await page.getByRole("link", { name: "Sunburst", exact: true }).click();
  await expect(page).toHaveURL(/Sunburst|variant=|finish=/i);
  const confirmed = page.waitForResponse((response) => response.url().endsWith("/cart/quote") && response.ok());
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await confirmed;
  await page.goto(`${shopUrl()}/cart`);
  await expect(page.getByRole("main")).toContainText("Sunburst");
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await fillCheckout(page, "Cash on delivery");
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/thankyou\/success\?order=/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(await cartCount(page)).toBe(0);
  await page.getByRole("link", { name: "View order" }).click();
  await expect(page).toHaveURL(/\/ordersummary\/[\w-]+\?key=/);
  await expect(page.getByRole("main")).toContainText("Sunburst");
  const link = page.url();
  // Whoever has the link sees the order; whoever has not, sees nothing.
  expect((await page.request.get(link.replace(/key=.*/, "key=AAAAAAAAAAAAAAAAAAAAAA"))).status()).toBe(404);
  expect((await page.request.get(link)).status()).toBe(200);
});

test("where the shop has fewer than was asked for, the product's page shows as many as the cart has", async ({
  shopper: page,
}) => {
  await open(page, "/product/sembiyan-chittu-soprano-ukulele");
  const quantity = page.getByLabel(/^Quantity of/);
  await quantity.fill("999");
  const confirmed = page.waitForResponse((response) => response.url().endsWith("/cart/quote") && response.ok());
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  const { data } = await (await confirmed).json();
  const [line] = data.lines;
  expect(line.quantity).toBeLessThan(999);
  await expect(quantity).toHaveValue(String(line.quantity));
  await expect(page.getByRole("button", { name: "In the cart" }).first()).toBeVisible();
});

test("practice payment that succeeds confirms the order; Back and reload neither pay nor order again", async ({
  shopper: page,
}) => {
  const placed: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/public/api/orders"))
      placed.push(response.url());
  });
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await page.getByRole("button", { name: "Pay successfully" }).click();
  await expect(page).toHaveURL(/\/thankyou\/success/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get("order");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /Paid already|Back to the shop/ })).toBeVisible();
  await page.goto(`${shopUrl()}/checkout`);
  await expect(placeButton(page)).toHaveCount(0);
  expect(placed).toHaveLength(1);
  expect(orderNo).toBeTruthy();
});

test("a payment that fails keeps the order, and it can be paid again", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page).toHaveURL(/\/thankyou\/failure/);
  await expect(page.getByRole("heading", { name: "The payment did not work" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What you ordered" })).toContainText(
    /Items.*Delivery.*Total.*GST included/,
  );
  await expect(page.getByRole("link", { name: "Choose another way" })).toBeVisible();
  await page.getByRole("button", { name: /Pay again/ }).click();
  await page.getByRole("button", { name: "Pay successfully" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a payment page that is left keeps the order; its page offers to pay", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/practice-gateway/);
  await expect(placeButton(page)).toHaveCount(0);
  await page.goForward();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/thankyou\/cancelled/);
  await page.getByRole("link", { name: "Choose another way" }).click();
  await expect(page.getByRole("button", { name: /Pay/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Order again" })).toHaveCount(0);
});

/** Texts whose first or last letters lie beside the rounded box that they stand in. */
const besideTheirBox = (page: Page) =>
  page.locator(".note, button").evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        box.scrollIntoView({ block: "center" });
        const text = document.createRange();
        text.selectNodeContents(box);
        const lines = [...text.getClientRects()];
        return lines.some(({ left, right, top, bottom }) =>
          [left + 1, right - 1].some((x) => [top + 2, bottom - 2].some((y) => document.elementFromPoint(x, y) !== box)),
        );
      })
      .map((box) => box.textContent),
  );

test("the practice gateway's page grows with the type, and each text stays in its box", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const device = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    await device.send("Page.setFontSizes", { fontSizes: { standard } });
    await page.reload();
    await expect(page.getByRole("button", { name: "Pay successfully" })).toHaveCSS(
      "font-size",
      `${standard * 1.0625}px`,
    );
    expect(await besideTheirBox(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("a pending payment is shown as such until it has arrived", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await page.getByRole("button", { name: "Pending, then success" }).click();
  await expect(page).toHaveURL(/\/thankyou\/pending/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible({ timeout: 30_000 });
});

test("two fast clicks on Place order are one order", async ({ shopper: page }) => {
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/public/api/orders")) {
      const body = await response.json().catch(() => undefined);
      if (body) answers.push(body.data.order_no);
    }
  });
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Cash on delivery");
  await placeButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(new Set(answers).size).toBeLessThanOrEqual(1);
});

test("an answer that is lost is asked for again and is the same order", async ({ shopper: page, context }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Cash on delivery");
  let first: string | undefined;
  await context.route("**/public/api/orders", async (route) => {
    const answer = await route.fetch();
    if (first) return route.fulfill({ response: answer });
    first = (await answer.json()).data.order_no;
    return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Captive portal</h1>" });
  });
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible({ timeout: 30_000 });
  expect(first).toBeTruthy();
  expect(new URL(page.url()).searchParams.get("order")).toBe(first);
});

test("who orders as a visitor once more need not say again who he is", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Cash on delivery");
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await page.goto(`${shopUrl()}/checkout`);
  await expect(page.getByLabel("E-mail")).toHaveValue(buyer["E-mail"]);
});

test("the cart says that the last order still waits to be paid", async ({ shopper: page }) => {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Pay successfully" })).toBeVisible();
  await page.goto(`${shopUrl()}/cart`);
  await expect(page.getByText(/Your last order, \S+, waits to be paid\./)).toBeVisible();
  await page.locator('main a[href^="/ordersummary/"]').click();
  await expect(page.getByRole("button", { name: /^Pay/ }).first()).toBeVisible();
});
