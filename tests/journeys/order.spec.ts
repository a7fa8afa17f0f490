import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { inDatabase } from "./inDatabase.ts";
import { placeOrder } from "./pages.ts";
import { addToCart, expect, fillCheckout, lineOf, open, pieces, placeButton, shopUrl, test } from "./shop.ts";
import { staff } from "./staff.ts";

test.setTimeout(120_000);

/** A product that no other test buys or looks at. */
const rare = "muzhakkam-kottu-instrument-microphone";

/** Buys a guitar and gives the number and the page of its order. */
async function buy(page: Page): Promise<{ orderNo: string; orderPage: string }> {
  await addToCart(page, "sembiyan-s8-concert-acoustic-guitar");
  await fillCheckout(page, "Practice payment");
  await placeButton(page).click();
  await page.getByRole("button", { name: "Pay successfully" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const orderPage = await page.getByRole("link", { name: "View order" }).getAttribute("href");
  const orderNo = new URL(page.url()).searchParams.get("order") ?? "";
  return { orderNo, orderPage: shopUrl() + orderPage };
}

/** The bytes behind a link of the page. */
async function pdfOf(page: Page, name: RegExp): Promise<string> {
  const address = await page.getByRole("link", { name }).getAttribute("href");
  const answer = await page.request.get(shopUrl() + address);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  return (await answer.body()).subarray(0, 5).toString();
}

test("an order goes to the customer, part of the way back, and its papers with it", async ({ shopper: page }) => {
  const { orderNo, orderPage } = await buy(page);
  await page.goto(orderPage);
  await expect(page.getByRole("link", { name: "Order again" })).toBeVisible();
  await seeAccessible(page);
  await staff("order", "pack", orderNo);
  await staff(
    "order",
    "ship",
    orderNo,
    "--courier",
    "Blue Dart",
    "--tracking",
    "BD123",
    "--link",
    "https://track.example/BD123",
  );
  await page.reload();
  await expect(page.getByText("tracking number BD123")).toBeVisible();
  await expect(page.getByRole("link", { name: "Track the parcel" })).toHaveAttribute(
    "href",
    "https://track.example/BD123",
  );
  await expect(page.getByText("Cancel order")).toHaveCount(0);
  expect(await pdfOf(page, /^Invoice SW\//)).toBe("%PDF-");
  await seeAccessible(page);

  await staff("order", "deliver", orderNo);
  await page.reload();
  await page.getByText("Return something").click();
  await page.getByRole("button", { name: "Ask for the return" }).click();
  const why = page.getByLabel("Why?");
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription("Please choose why you want to send it back.");
  await expect(why).toHaveAttribute("aria-invalid", "true");
  await seeAccessible(page, ["light"]);
  await why.selectOption("It does not work as it should");
  await expect(why).toHaveAccessibleDescription("");
  await page.getByLabel(/Tell us more/).fill("The third string buzzes.");
  await seeAccessible(page);
  await page.getByRole("button", { name: "Ask for the return" }).click();
  await expect(page.getByRole("heading", { name: "Return", exact: true })).toBeVisible();
  await expect(page.getByText("“The third string buzzes.”")).toBeVisible();
  await expect(page.getByText("Return something")).toHaveCount(0);

  await staff("order", "return", "accept", orderNo, "Our courier comes on Monday.");
  await staff("order", "return", "receive", orderNo);
  await page.reload();
  await expect(page.getByText("Our courier comes on Monday.")).toBeVisible();
  await expect(page.getByText(/goes back to you\.$/)).toBeVisible();
  expect(await pdfOf(page, /^Credit note SWC\//)).toBe("%PDF-");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/has been given back to you, reference/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await seeAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText(`Order ${orderNo}`).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/GSTIN \d{2}/)).toBeVisible();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  await expect(page.getByRole("listitem").filter({ hasText: "Ordered" }).locator("span").first()).toHaveCSS(
    "border-top-width",
    "5px",
  );
});

test("somebody else sees neither the order nor its invoice", async ({ shopper: page, browser }) => {
  const { orderNo, orderPage } = await buy(page);
  await staff("order", "pack", orderNo);
  await staff("order", "ship", orderNo);
  const stranger = await (await browser.newContext()).newPage();
  const bare = orderPage.split("?")[0] ?? "";
  expect((await stranger.goto(bare))?.status()).toBe(404);
  expect((await stranger.request.get(`${shopUrl()}/public/api/orders/${orderNo}/invoice.pdf`)).status()).toBe(404);
  await stranger.context().close();
});

test("without script a return is asked for too, and what is missing is said", async ({ shopper: page, browser }) => {
  const { orderNo, orderPage } = await buy(page);
  for (const step of ["pack", "ship", "deliver"]) await staff("order", step, orderNo);
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: "en-IN" })).newPage();
  await plain.goto(orderPage);
  await plain.getByText("Return something").click();
  await plain.getByRole("main").getByRole("combobox").first().selectOption({ index: 0 });
  await plain.getByLabel("Why?").selectOption("I changed my mind");
  await plain.getByRole("button", { name: "Ask for the return" }).click();
  await expect(plain.getByRole("alert")).toContainText("how many pieces");
  await plain.getByRole("main").getByRole("combobox").first().selectOption("1");
  await plain.getByLabel("Why?").selectOption("I changed my mind");
  await plain.getByRole("button", { name: "Ask for the return" }).click();
  await expect(plain.getByRole("heading", { name: "Return", exact: true })).toBeVisible();
  await plain.context().close();
});

test("a page from before the payment cancels nothing: it shows first what would go back, with script and without", async ({
  shopper: page,
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: "en-IN" })).newPage();
  for (const tab of [page, plain]) {
    const line = await lineOf(page, "sembiyan-chittu-soprano-ukulele");
    const { order_no, key } = await placeOrder(page.request, line, "practice");
    const api = `${shopUrl()}/public/api/orders/${order_no}`;
    await tab.goto(`${shopUrl()}/ordersummary/${order_no}?key=${key}`);
    await tab.getByText("Cancel order").click();
    await expect(tab.getByText("Nothing was paid, so nothing has to go back.")).toBeVisible();
    const { url } = (await (await page.request.post(`${api}/pay?key=${key}`)).json()).data.next;
    const gateway = await page.context().newPage();
    await gateway.goto(shopUrl() + url);
    await gateway.getByRole("button", { name: "Pay successfully" }).click();
    await expect(gateway.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await gateway.close();
    await tab.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(tab.getByRole("alert")).toContainText("The order was not cancelled: what would go back has changed.");
    await expect(tab.locator("#state")).toHaveText("Confirmed");
    if (tab === plain) await tab.getByText("Cancel order").click();
    await expect(tab.getByText(/₹[\d,]+ goes back the way you paid/)).toBeVisible();
    await tab.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(tab.locator("#state")).toHaveText("Cancelled");
  }
  await plain.context().close();
});

test("what has changed since an order is shown before it goes into the cart again", async ({ shopper: page }) => {
  const line = await lineOf(page, rare, 2);
  const { order_no, key } = await placeOrder(page.request, line, "cod");
  const cheaper = line.price - 1_000;
  await inDatabase(async (sql) => {
    await sql`update variant set price = ${cheaper}, list_price = ${cheaper} where id = ${line.id}`;
    await sql`
      with counted as (insert into stock_count (variant_id, delta, cause)
        select variant_id, 1 + held - on_hand, 'test' from stock where variant_id = ${line.id})
      update stock set on_hand = 1 + held where variant_id = ${line.id}`;
  });
  await open(page, `/ordersummary/${order_no}?key=${key}`);
  await page.getByRole("link", { name: "Order again" }).click();
  await expect(page.getByRole("heading", { name: "Order again" })).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("Only 1 left; you had 2.");
  await expect(main).toContainText(/It was ₹[\d,.]+ and is ₹[\d,.]+ now, ₹10 less\./);
  expect(await pieces(page, "cart")).toEqual([]);
  await seeAccessible(page);
  await page.getByRole("button", { name: "Add what there is to cart" }).click();
  await expect(page.getByText("What there is of it is in the cart.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect.poll(() => pieces(page, "cart")).toEqual([1]);

  await inDatabase((sql) => sql`update variant set retired = true where id = ${line.id}`);
  await open(page, `/ordersummary/${order_no}/again?key=${key}`);
  await expect(main).toContainText("It is no longer sold.");
  await expect(main).toContainText("Nothing of this order can be bought just now.");
  await seeAccessible(page);
  await inDatabase((sql) => sql`update variant set retired = false where id = ${line.id}`);
});
