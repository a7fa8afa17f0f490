import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { asOwner, officeUrl, refusals, scan, tellPrints, title } from "./office.ts";
import { order, placeOrder } from "./pages.ts";
import { expect, lineOf, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(150_000);

test.beforeEach(async ({ shopper: page }) => {
  await tellPrints(page);
});

const ukulele = "sembiyan-chittu-soprano-ukulele";
const sku = "GU-CHI-01";
const blue = "GU-CHI-02";

/** A cash order of so many ukuleles, as a visitor places it: at once to be packed. Gives its number. */
async function orderOf(page: Page, quantity: number): Promise<string> {
  return (await placeOrder(page.request, await lineOf(page, ukulele, quantity), "cod")).order_no;
}

/** An order of so many ukuleles, and so many blue ones, which is more than cash is taken for: paid as practice. */
async function paidOrderOf(page: Page, natural: number, blue: number): Promise<string> {
  const api = `${shopUrl()}/public/api`;
  const product = await page.request.get(`${api}/get/product/${ukulele}`);
  const variants: { id: number }[] = (await product.json()).data.variants;
  const lines = [natural, blue].map((quantity, n) => ({ id: variants[n]?.id, quantity }));
  const quoted = await page.request.post(`${api}/cart/quote`, {
    data: { lines, checkout: randomUUID(), pincode: "600004", payment_method: "practice" },
  });
  const placed = await page.request.post(`${api}/orders`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { quote: (await quoted.json()).data.quote, payment_method: "practice", ...order },
  });
  const { order_no, next } = (await placed.json()).data;
  await page.goto(new URL(next.url, shopUrl()).href);
  await page.getByRole("button", { name: "Pay successfully" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  return order_no;
}

/** What the packing table is told of an order, asked as who is signed in on the page. */
async function packingOf(page: Page, orderNo: string) {
  const answer = await page.request.get(officeUrl(`api/orders/${orderNo}/packing`));
  return (await answer.json()).data as { state: string; scanned: number; invoice: string | null };
}

/** Opens an order on the packing table. */
async function onTable(page: Page, orderNo: string): Promise<void> {
  await page.goto(officeUrl(`packing/${orderNo}`));
  await expect(title(page)).toHaveText(orderNo);
}

const ring = (page: Page, count: string, of = sku): Locator =>
  page.getByRole("listitem").filter({ hasText: of }).getByText(`${count} in the parcel`);
const foot = (page: Page, text: string): Locator => page.getByRole("status").filter({ hasText: text });

test("an order is packed and printed in three keys from the board", async ({ shopper: page }) => {
  await asOwner(page, "board");
  const orderNo = await orderOf(page, 1);
  await page.request.post(officeUrl("api/orders/claim"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { orders: [orderNo] },
  });
  await page.reload();
  await page.getByRole("link", { name: orderNo, exact: true }).focus();

  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  await press("Enter");
  await expect(title(page)).toHaveText(orderNo);
  await expect(page.getByRole("button", { name: "Pack" })).toBeVisible();
  await press("Enter");
  await expect(foot(page, "Packed")).toContainText(/SW/);
  const printed = page.waitForResponse((response) => response.url().endsWith("/office/api/print") && response.ok());
  await press("P");
  const { url } = (await (await printed).json()).data;
  expect(keys).toBe(3);
  await expect(page.locator("html")).toHaveAttribute("data-opened", url);
  const pdf = await page.request.get(new URL(url, officeUrl()).href);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await packingOf(page, orderNo)).state).toBe("packed");
});

test("Enter on the board opens what is to be packed next, and the slip's bars open their order", async ({
  shopper: page,
}) => {
  await asOwner(page, "board");
  const orderNo = await orderOf(page, 1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "To pick" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/office\/packing\/\w{5}-\w{5}$/);
  await page.goto(officeUrl("board"));
  await expect(page.getByRole("heading", { name: "To pick" })).toBeVisible();
  await scan(page, orderNo);
  await expect(title(page)).toHaveText(orderNo);
});

test("a scanner ticks piece by piece; a wrong scan stays until it was seen; the last piece packs and prints", async ({
  shopper: page,
}) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 3);
  await onTable(page, orderNo);
  await scan(page, sku);
  await expect(ring(page, "1 of 3")).toBeAttached();
  await scan(page, "8900000000001");
  const alarm = page.getByRole("alert").filter({ hasText: "8900000000001" });
  await expect(alarm).toBeVisible();
  await scan(page, sku);
  await expect(ring(page, "2 of 3")).toBeAttached();
  await expect(alarm).toBeVisible();
  await seeAccessible(page);
  await page.keyboard.press("Enter");
  await expect(alarm).toHaveCount(0);
  expect((await packingOf(page, orderNo)).state).toBe("confirmed");

  // A scan in the search field is none of a search.
  await page.getByRole("searchbox").focus();
  const printed = page.waitForResponse((response) => response.url().endsWith("/office/api/print") && response.ok());
  await scan(page, sku);
  await expect(foot(page, "Packed")).toBeVisible();
  await printed;
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("packed by eye on a phone: all of it is in the parcel, and no message covers the next order", async ({
  shopper: page,
}) => {
  await asOwner(page, "me");
  await page.setViewportSize({ width: 360, height: 740 });
  const orderNo = await orderOf(page, 2);
  await onTable(page, orderNo);
  await page.getByRole("button", { name: "Pack" }).click();
  await expect(foot(page, "Packed")).toBeVisible();
  await expect(ring(page, "2 of 2")).toBeAttached();
  await scan(page, sku);
  const message = page.getByRole("log", { name: "Messages" });
  await expect(message).toContainText("this order is not to be packed");
  const [said, next] = [
    await message.boundingBox(),
    await page.getByRole("button", { name: "Next order" }).boundingBox(),
  ];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(next?.y ?? 0);
});

test("of 100 scans none is lost and none counts twice, with a network that breaks off", async ({ shopper: page }) => {
  const orderNo = await paidOrderOf(page, 99, 2);
  await asOwner(page, "me");
  await expect(async () => expect((await packingOf(page, orderNo)).state).toBe("confirmed")).toPass();
  await onTable(page, orderNo);
  let calls = 0;
  // Of every thirtieth the shop hears nothing, or its answer does not come back.
  await page.route("**/scan", async (route) => {
    calls++;
    if (calls % 30 === 10) return route.abort();
    if (calls % 30 !== 20) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await scan(page, ...Array.from({ length: 100 }, (_, n) => (n === 50 ? blue : sku)));
  await expect(ring(page, "99 of 99")).toBeAttached();
  await expect(ring(page, "1 of 2", blue)).toBeAttached();
  await expect(async () => expect((await packingOf(page, orderNo)).scanned).toBe(100)).toPass({ timeout: 90_000 });
  expect(calls).toBeGreaterThan(100);
  await expect(page.getByRole("alert").filter({ hasText: sku })).toHaveCount(0);
  await page.reload();
  await expect(ring(page, "99 of 99")).toBeAttached();
  await expect(ring(page, "1 of 2", blue)).toBeAttached();
  await scan(page, blue);
  await expect(foot(page, "Packed")).toBeVisible();
});

test("two who pack the same order fill one parcel, and pack it once", async ({ shopper: page, browser }) => {
  const orderNo = await orderOf(page, 4);
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const one of [page, other]) {
    await asOwner(one, "me");
    await onTable(one, orderNo);
  }
  await Promise.all([scan(page, sku), scan(other, sku, sku)]);
  await expect(async () => expect((await packingOf(page, orderNo)).scanned).toBe(3)).toPass();
  await scan(other, sku);
  await expect(foot(other, "Packed")).toBeVisible();
  await page.reload();
  await expect(foot(page, "Packed")).toBeVisible();
  const { invoice } = await packingOf(page, orderNo);
  await expect(foot(page, invoice ?? "no invoice")).toBeVisible();
  await scan(page, sku);
  await expect(page.getByRole("log")).toContainText("not to be packed");
  await context.close();
});

test("what is not there keeps an order from being packed until it is found", async ({ shopper: page }) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await onTable(page, orderNo);
  await page.keyboard.press("s");
  await expect(foot(page, "not there: it can't be packed")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("A piece is not there");
  await page.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("menuitem", { name: "Found after all" }).click();
  await expect(foot(page, "can't be packed")).toHaveCount(0);
  await page.keyboard.press("P");
  await expect(foot(page, "Packed")).toBeVisible();
});

test("what could not be sent is taken back, says so, and can be tried again", async ({ shopper: page }) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await onTable(page, orderNo);
  await page.route("**/orders/pack", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("The shop could not be reached");
  await expect(page.getByRole("button", { name: "Pack" })).toBeVisible();
  await page.unroute("**/orders/pack");
  await page.getByRole("log").getByRole("button", { name: "Try again" }).click();
  await expect(foot(page, "Packed")).toBeVisible();
});

test("orders are found by what callers say, chosen, and handed over by their tracking numbers", async ({
  shopper: page,
}) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await page.request.post(officeUrl("api/orders/pack"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { orders: [orderNo] },
  });
  await page.keyboard.press("/");
  await page.keyboard.type(orderNo.replace("-", "").toLowerCase());
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Orders");
  await expect(page.getByText("looked for as order number")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: orderNo });
  await expect(row).toContainText("Packed");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("region", { name: "Chosen orders" })).toContainText("1 chosen");
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog", { name: "Hand over 1 order" });
  await dialog.getByLabel("Courier", { exact: true }).fill("Blue Dart");
  await dialog.getByLabel(orderNo).fill(`BD7-${orderNo}`);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Hand over" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText("On its way");
  await page.goto(officeUrl(`orders?search=BD7-${orderNo}`));
  await expect(row).toBeVisible();
  await page.goto(officeUrl("orders?search=zzzz+zzzz"));
  await expect(page.getByText("No order for “zzzz zzzz”")).toBeVisible();
  await page.goto(officeUrl("orders?search=chittu"));
  await page.getByRole("link", { name: "Look among the products" }).click();
  await expect(title(page)).toHaveText("Products");
  await expect(page.getByRole("row").filter({ hasText: "Sembiyan Chittu" }).first()).toBeVisible();
});

test("a warning of several words stays in its column on a tablet", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await page.route(/\/office\/api\/orders\?/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const rows = data.rows.map((row: object) => ({ ...row, to_check: "Placed at a machine's speed" }));
    await route.fulfill({ response: answer, json: { error: 0, data: { ...data, rows } } });
  });
  await page.goto(officeUrl("orders"));
  const cell = page.getByRole("row").filter({ hasText: orderNo }).getByRole("cell", { name: "machine's speed" });
  const badge = cell.getByText("Placed at a machine's speed");
  const [outer, inner] = [await cell.boundingBox(), await badge.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
});

test("Pick on the board hands the focus on to the order's Pack, and Pack on the table to what comes next", async ({
  shopper: page,
}) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(officeUrl("board"));
  await page.getByRole("button", { name: `Pick ${orderNo}` }).press("Enter");
  const pack = page.getByRole("link", { name: `Pack ${orderNo}` });
  await expect(pack).toBeFocused();
  await pack.press("Enter");
  await expect(title(page)).toHaveText(orderNo);
  await page.getByRole("button", { name: /^Pack/ }).press("Space");
  await expect(foot(page, "Packed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Print/ })).toBeFocused();
});

test("the board shows who picks what, on a phone one column at a time", async ({ shopper: page }) => {
  await asOwner(page, "me");
  const orderNo = await orderOf(page, 1);
  await page.request.post(officeUrl("api/orders/claim"), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { orders: [orderNo] },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(officeUrl("board"));
  const card = page.getByRole("listitem").filter({ hasText: orderNo });
  await expect(page.getByRole("navigation", { name: "Columns" })).toBeVisible();
  await expect(card).toBeHidden();
  await page
    .getByRole("navigation", { name: "Columns" })
    .getByRole("link", { name: /^Picked/ })
    .click();
  await expect(card).toContainText("yours");
  await page.reload();
  await expect(card).toBeVisible();
});

/** The screens of the day, by a name for the tests. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  today: async (page) => {
    await page.goto(officeUrl("today"));
    await expect(page.getByRole("region", { name: "How the day goes" })).toBeVisible();
  },
  orders: async (page) => {
    await page.goto(officeUrl("orders"));
    await page.getByRole("checkbox").first().check();
  },
  "order board": async (page) => {
    await page.goto(officeUrl("board"));
    await expect(page.getByRole("link", { name: /^\w{5}-\w{5}$/ }).first()).toBeAttached();
  },
  "packing, before it begins": async (page) => {
    await page.goto(officeUrl("packing"));
    await expect(page.getByText("Scan a slip, or take the next order")).toBeVisible();
  },
  packing: async (page) => onTable(page, await orderOf(page, 3)),
};

for (const [name, show] of Object.entries(screens))
  test(`axe finds nothing on ${name}, and nothing scrolls sideways`, async ({ shopper: page }) => {
    await asOwner(page, "me");
    await orderOf(page, 2);
    await show(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await seeAccessible(page, width === 1440 ? ["light", "dark"] : ["light"]); // the same colours at any width
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
