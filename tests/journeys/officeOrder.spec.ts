import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { asOwner, officeUrl, title, typeMeanwhile } from "./office.ts";
import { home, newCaller, order } from "./officeCaller.ts";
import { expect, shopUrl, test } from "./shop.ts";
import { staff } from "./staff.ts";
import { seeItFits } from "./steady.ts";

test.use({ allowed: /status of 40[19]|status of 422/, contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

/** An order that has left with a courier, under a number. */
async function sent(orderNo: string, ...steps: string[]): Promise<void> {
  await staff("order", "pack", orderNo);
  await staff("order", "ship", orderNo, "--courier", "Blue Dart", "--tracking", `BD-${orderNo}`);
  for (const step of steps) await staff("order", step, orderNo);
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("a caller's address is changed before packing: what changes is seen, saved, and told with a name", async ({
  shopper: page,
  request,
}) => {
  const orderNo = await order(request, newCaller());
  await asOwner(page, `orders/${orderNo.toLowerCase()}`);
  await expect(title(page)).toHaveText(orderNo);
  await page.keyboard.press("e");
  await expect(title(page)).toHaveText(`Change ${orderNo}`);
  const save = page.getByRole("button", { name: "Save the change" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Flat, house, building").fill("7, Kutchery Road");
  await expect(card(page, "What changes")).toContainText(home.line1);
  await expect(card(page, "What changes")).toContainText("7, Kutchery Road");
  await page.getByRole("checkbox", { name: "Wrap it" }).check();
  await page.getByLabel("Words for the card").fill("For your first concert");
  await expect(card(page, "What changes")).toContainText("For your first concert");
  await page.getByLabel("Mobile at the door").fill("123");
  await save.click();
  await expect(page.getByLabel("Mobile at the door")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Mobile at the door").fill("98765 43210");
  await page.getByLabel("Pincode").fill("682001");
  await expect(page.getByLabel("Town or city")).toHaveValue("Kochi");
  await expect(page.getByLabel("State")).toHaveValue("Kerala");
  await expect(page.getByText("Kochi, Kerala: filled in from the pincode.")).toBeVisible();
  await page.getByLabel("Pincode").fill(home.pincode);
  await expect(page.getByLabel("State")).toHaveValue(home.state);
  await page.keyboard.press("Control+s");
  await expect(title(page)).toHaveText(orderNo);
  await expect(card(page, "Customer")).toContainText("7, Kutchery Road");
  await expect(card(page, "Customer")).toContainText("A gift: wrap it");
  await expect(card(page, "History")).toContainText("Demo owner");
  await expect(card(page, "History")).toContainText("7, Kutchery Road");
});

test("a note is written by its key, and what is typed is not lost by leaving", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller(), "cod");
  await asOwner(page, `orders/${orderNo}`);
  await expect(title(page)).toHaveText(orderNo);
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "A note for whoever comes next" })).toBeFocused();
  await page.keyboard.type("Call before you come");
  await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Refunds" }).click();
  await expect(dialog(page)).toContainText("not saved yet");
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(card(page, "Notes").getByRole("listitem")).toContainText("Call before you come");
  await page.reload();
  await expect(card(page, "Notes").getByRole("listitem")).toContainText("Call before you come");
});

test("tracking is put right, and what was said before stays", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller(), "cod");
  await sent(orderNo);
  await asOwner(page, `orders/${orderNo}`);
  await expect(card(page, "Parcel")).toContainText(`BD-${orderNo}`);
  await page.keyboard.press("t");
  await dialog(page).getByLabel("Tracking number").fill(`RIGHT-${orderNo}`);
  await dialog(page).getByRole("button", { name: "Put it right" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, "Parcel")).toContainText(`RIGHT-${orderNo}`);
  await expect(card(page, "Parcel").locator("s")).toContainText(`BD-${orderNo}`);
});

test("a paid order is cancelled, and what was paid goes back", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller());
  await asOwner(page, `orders/${orderNo}`);
  await page.getByRole("button", { name: `More for ${orderNo}` }).click();
  await page.getByRole("menuitem", { name: "Cancel the order" }).click();
  await expect(dialog(page)).toContainText("go back to the customer");
  await dialog(page).getByRole("button", { name: "Cancel the order" }).click();
  await expect(dialog(page).getByLabel("Why?")).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByLabel("Why?").fill("The caller ordered twice");
  await dialog(page).getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Cancelled" }).first()).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expect(card(page, "Money")).toContainText("Given back");
  await expect(card(page, "History")).toContainText("The caller ordered twice");
});

test("a return is asked for a caller, accepted, received piece by piece; its transfer is done by the bank's reference", async ({
  shopper: page,
  request,
}) => {
  const orderNo = await order(request, newCaller(), "cod", 2);
  await sent(orderNo, "deliver");
  await asOwner(page, `orders/${orderNo}`);
  await page.getByRole("button", { name: `More for ${orderNo}` }).click();
  await page.getByRole("menuitem", { name: "Return for a caller" }).click();
  await dialog(page)
    .getByLabel(/^Pieces of/)
    .selectOption("2");
  await dialog(page).getByLabel("Why?").selectOption("Arrived damaged");
  await dialog(page).getByLabel("UPI ID").fill("kavya@okbank");
  await dialog(page).getByRole("button", { name: "Ask for the return" }).click();
  await page.getByRole("button", { name: "Accept the return" }).click();
  await dialog(page).getByLabel("Words to the customer").fill("Our courier comes on Monday.");
  await dialog(page).getByRole("button", { name: "Accept it" }).click();

  await page.getByRole("button", { name: "Receive the return" }).click();
  await expect(dialog(page).getByRole("radio", { checked: true })).toHaveCount(0); // damaged goods have no default
  await dialog(page).getByRole("radio", { name: "Repair" }).first().check();
  await dialog(page).getByRole("button", { name: "1 piece to look at" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("1 piece has no condition");
  await dialog(page).getByRole("radio", { name: "Scrap" }).last().check();
  await dialog(page).getByRole("button", { name: "Receive it" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, "Return")).toContainText("1 repair, 1 scrap");

  await page.goto(officeUrl("refunds?due=transfer"));
  const utr = page.getByLabel(`Bank's reference for ${orderNo}`);
  await expect(page.getByRole("row").filter({ hasText: orderNo })).toContainText("kavya@okbank");
  await utr.fill("?");
  await utr.press("Enter");
  await expect(page.getByRole("alert")).toContainText("6 to 40 letters and digits");
  await utr.fill("UTR20261122001");
  await utr.press("Enter");
  await expect(utr).toHaveCount(0);
  await page.goto(officeUrl(`orders/${orderNo}`));
  await expect(card(page, "Money")).toContainText("UTR20261122001");
});

test("refunds that the gateway refused, long names and all stand within the window, and no number or head is broken", async ({
  shopper: page,
}) => {
  const row = {
    id: 1,
    order_no: "VN-2611-ABCDEFG",
    name: "Venkatanarasimharajuvaripeta Subramaniam",
    amount: 12_345_678,
    reason: "Back from the customer",
    way: "transfer",
    gateway: "razorpay",
    state: "pending",
    asked_at: "2026-11-20T10:00:00.000Z",
    age_days: 9,
    attempts: 14,
    error: `Razorpay POST /v1/payments/pay_${"A1b2C3d4".repeat(3)}/refund: 400 The payment has been fully refunded already`,
    refund_to: "kavya.subramaniam.of.chennai@okhdfcbank",
    account: null,
    file: null,
    n: 1,
    reference: null,
  };
  const rows = [row, { ...row, id: 2, order_no: "VN-2611-ABCDEFH", gateway: "cod", error: null, refund_to: null }];
  await page.route(/office\/api\/refunds(\?|$)/, (route) =>
    route.fulfill({ json: { error: 0, data: { rows, next: null } } }),
  );
  await asOwner(page, "refunds");
  const field = page.getByLabel(`Bank's reference for ${row.order_no}`);
  for (const width of [1280, 1024, 768, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(field).toBeInViewport({ ratio: 1 });
    const number = await page.getByRole("link", { name: row.order_no }).boundingBox();
    expect(number?.height, `the number at ${width}`).toBeLessThan(36);
    const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
    expect(scrollWidth, `at ${width}`).toBeLessThanOrEqual(width);
  }
  await seeItFits(page);
  await page.setViewportSize({ width: 360, height: 900 });
  for (const line of await page.locator("tbody tr").all())
    expect((await line.innerText()).match(/9 days/g), "how long it waits stands there once").toHaveLength(1);
  const enter = page.getByRole("button", { name: `Enter account for ${row.order_no}` });
  const box = await enter.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0), "it stands at the end of its line").toBeGreaterThan(300);
  const [head, word] = await page
    .locator("tbody td[data-head='Customer']")
    .first()
    .evaluate((cell) => {
      const whole = cell.appendChild(document.createElement("span"));
      whole.style.cssText = "position: absolute; white-space: nowrap";
      whole.textContent = "Customer";
      const { width } = whole.getBoundingClientRect();
      whole.remove();
      return [Number.parseFloat(getComputedStyle(cell, "::before").width), width];
    });
  expect(head, "no letters of its head stand on a second line").toBeGreaterThanOrEqual(word ?? 0);
});

test("transfers go to the bank in one file, and its answer settles them", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller(), "cod");
  await sent(orderNo, "deliver");
  await staff("order", "refund", orderNo, "20", "A scratch");
  await asOwner(page, "refunds?due=transfer");
  const row = page.getByRole("row").filter({ hasText: orderNo });
  await expect(row).toContainText("ask where to");
  await page.getByRole("button", { name: `Enter account for ${orderNo}` }).click();
  await dialog(page).getByLabel("Whose account").fill("Kavya S");
  await dialog(page).getByLabel("Account number", { exact: true }).fill("001234567890");
  await dialog(page).getByLabel("Account number once more").fill("001234567891");
  await dialog(page).getByLabel("IFSC").fill("sbin0000001");
  await dialog(page).getByRole("button", { name: "Keep it" }).click();
  await expect(dialog(page)).toContainText("The two numbers are not the same.");
  await dialog(page).getByLabel("Account number once more").fill("001234567890");
  await dialog(page).getByRole("button", { name: "Keep it" }).click();
  await expect(row).toContainText("SBIN0000001 ••7890");
  await page.keyboard.press("f");
  await dialog(page).getByRole("button", { name: "Make it: 1 transfer" }).click();
  const file = page.getByRole("article", { name: /^File/ }).filter({ hasText: "1 of 1 wait" });
  const loading = page.waitForEvent("download");
  await file.getByRole("link", { name: "Fetch CSV" }).click();
  const csv = readFileSync(await (await loading).path(), "utf8");
  expect(csv).toMatch(new RegExp(`Kavya S,001234567890,SBIN0000001,20.00,REFUND ${orderNo.replace("-", "")} R`));
  await seeAccessible(page);
  const [head = "", line = ""] = csv.split("\r\n");
  await file.getByLabel("The bank's answer").setInputFiles({
    name: "answer.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${head},UTR,Status\n${line},SBIN326330009999,Success\n`),
  });
  await expect(row).toHaveCount(0);
  await page.goto(officeUrl(`orders/${orderNo}`));
  await expect(card(page, "Money")).toContainText("SBIN326330009999");
});

test("part of what was paid goes back, in rupees and not more than was paid", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller());
  await sent(orderNo, "deliver");
  await asOwner(page, `orders/${orderNo}`);
  await expect(title(page)).toHaveText(orderNo);
  await page.keyboard.press("r");
  await dialog(page).getByLabel("Amount in rupees").fill("9,00,000");
  await dialog(page).getByLabel("Why?").fill("A scratch on the back");
  await dialog(page).getByRole("button", { name: "Give it back" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("At most ₹");
  await dialog(page).getByLabel("Amount in rupees").fill("99.50");
  await dialog(page).getByRole("button", { name: "Give it back" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, "Money")).toContainText("−₹99.50");
  await expect(card(page, "Documents")).toContainText("Credit note");
});

test("a complaint is answered: its clocks in words, its words to the customer", async ({ shopper: page, request }) => {
  const caller = newCaller();
  const text = `It came with a crack, says ${caller.name}.`;
  const filed = await request.post(`${shopUrl()}/public/api/grievances`, { data: { ...caller, text } });
  const { ticket } = (await filed.json()).data;
  await asOwner(page, `complaints/${ticket}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(card(page, "Clocks")).toContainText(/\d+ days left/);
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Your words to the customer" })).toBeFocused();
  await page.keyboard.type("We fetch it tomorrow.");
  await page.getByRole("button", { name: "Say how it goes on" }).click();
  await expect(card(page, "So far")).toContainText("We fetch it tomorrow.");
  await page.getByRole("textbox", { name: "Your words to the customer" }).fill("The money is on its way.");
  await page.getByRole("button", { name: "Resolved" }).click();
  await expect(card(page, "So far")).toContainText("The money is on its way.");
  await expect(card(page, "Clocks")).toContainText("done in time");
});

test("two people change one order at once: nothing of either is lost", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller());
  await asOwner(page, `orders/${orderNo}/edit`);
  await page.getByLabel("Landmark").fill("Beside the tank");
  await page.getByLabel("Area, street, village").fill("Alwarpet");
  const other = await page.context().newPage();
  await other.goto(officeUrl(`orders/${orderNo}/edit`));
  await other.getByLabel("Area, street, village").fill("Mandaveli");
  await other.getByLabel("Customer's note").fill("Ring twice");
  await other.getByRole("button", { name: "Save the change" }).click();
  await expect(title(other)).toHaveText(orderNo);

  const save = () => page.getByRole("button", { name: "Save the change" }).click();
  await typeMeanwhile(page, { address: new RegExp(`api/orders/${orderNo}$`), method: "PATCH", save }, () =>
    page.getByLabel("Words for the card").fill("For your first concert"),
  );
  const both = page.getByRole("alert").filter({ hasText: "Somebody changed this order meanwhile" });
  await expect(both).toContainText("Mandaveli");
  await expect(page.getByLabel("Customer's note")).toHaveValue("Ring twice");
  await expect(page.getByLabel("Landmark")).toHaveValue("Beside the tank");
  await expect(page.getByLabel("Words for the card")).toHaveValue("For your first concert");
  await expect(both.getByRole("radio", { name: /Alwarpet/ })).toBeChecked();
  await both.getByRole("radio", { name: /Mandaveli/ }).check();
  await expect(page.getByLabel("Area, street, village")).toHaveValue("Mandaveli");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(title(page)).toHaveText(orderNo);
  await expect(card(page, "Customer")).toContainText("Beside the tank");
  await expect(card(page, "Customer")).toContainText("Mandaveli");
  await expect(card(page, "Customer")).toContainText("Ring twice");
});

test("a caller who bought before is found by his number; his new order is quoted and placed by keys", async ({
  shopper: page,
  request,
}) => {
  const caller = newCaller();
  const before = await order(request, caller, "cod");
  await asOwner(page, "orders/new");
  await page.getByLabel("Mobile", { exact: true }).fill(caller.mobile);
  await expect(page.getByRole("link", { name: before })).toBeVisible();
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByLabel("Town or city")).toHaveValue(home.city);
  const goods = page.getByLabel("Add a product");
  await goods.fill("GU-CHI-01");
  await expect(page.getByRole("listbox", { name: "Products found" }).getByRole("option")).toHaveCount(1);
  await goods.press("Enter");
  await expect(goods).toHaveValue("");
  await expect(page.getByLabel("Pieces of Sembiyan Chittu")).toHaveValue("1");
  await expect(card(page, "To be read out")).toContainText("Comes");
  await page.getByText("Business, coupon, note, gift").click();
  await page.getByRole("checkbox", { name: /^A gift/ }).check();
  await page.getByRole("radio", { name: /Link by mail/ }).check();
  await expect(card(page, "To be read out")).not.toContainText("Fee for cash");
  await expect(card(page, "To be read out")).not.toContainText("worked out");
  await page.getByRole("button", { name: "Hold it and send the link" }).press("Control+Enter");
  await expect(title(page)).toHaveText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await expect(card(page, "Customer")).toContainText("by phone, taken by Demo owner");
  await expect(card(page, "Customer")).toContainText("A gift, not wrapped");
  await expect(page.getByText(/^Held until/)).toBeVisible();
});

test("a new caller's pincode fills in town and state and says so; what is left empty is asked for at its field", async ({
  shopper: page,
}) => {
  await asOwner(page, "orders/new");
  const [pincode, town] = [page.getByLabel("Pincode"), page.getByLabel("Town or city")];
  await pincode.fill(home.pincode);
  await expect(town).toHaveValue(home.city);
  await expect(page.getByLabel("State")).toHaveValue(home.state);
  await expect(page.getByText("Chennai, Tamil Nadu: filled in from the pincode.")).toBeVisible();
  await pincode.fill("560001");
  await expect(page.getByLabel("State")).toHaveValue("Karnataka");
  await town.fill("");
  await pincode.fill("");
  const goods = page.getByLabel("Add a product");
  await page.getByRole("button", { name: "Place the order" }).press("Enter");
  await expect(goods).toBeFocused();
  await expect(goods).toHaveAttribute("aria-invalid", "true");
  await expect(goods).toHaveAccessibleDescription("What does the caller want? Please add a product.");
  await goods.fill("GU-CHI-01");
  await expect(page.getByRole("listbox", { name: "Products found" }).getByRole("option")).toHaveCount(1);
  await goods.press("Enter");
  await expect(card(page, "To be read out")).toContainText("once the pincode is known");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(town).toHaveAccessibleDescription("Please enter the town or city.");
  await expect(page.getByLabel("Mail address")).toHaveAccessibleDescription(
    "Please enter the caller's e-mail address.",
  );
});

test("what can't be had is marked among a caller's goods, and no order is placed without it or its coupon unasked", async ({
  shopper: page,
}) => {
  await asOwner(page, "orders/new");
  const goods = page.getByLabel("Add a product");
  const found = page.getByRole("listbox", { name: "Products found" }).getByRole("option");
  await goods.fill("GU-CHI-0");
  await expect(found.filter({ hasText: "GU-CHI-05" })).toContainText("sold out");
  await expect(found.filter({ hasText: "GU-CHI-01" })).toContainText(/₹[\d,]+ · (\d+ )?in stock/);
  for (const sku of ["GU-CHI-05", "GU-CHI-01"]) {
    await goods.fill(sku);
    await expect(found).toHaveCount(1);
    await goods.press("Enter");
  }
  const line = card(page, "Goods").getByRole("listitem");
  await expect(line.filter({ hasText: "sold out" })).toHaveCount(1);
  await expect(card(page, "To be read out")).toContainText("without what is marked");
  await expect(card(page, "To be read out")).not.toContainText("worked out");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "(sold out)" })).toBeVisible();
  await line.filter({ hasText: "sold out" }).getByRole("textbox").fill("0");
  await expect(line.filter({ hasText: "sold out" })).toHaveCount(0);
  await page.getByText("Business, coupon, note, gift").click();
  await page.getByLabel("Coupon").fill("WELCOME500");
  await expect(page.getByLabel("Coupon")).toHaveAccessibleDescription(/^WELCOME500 is not applied: /);
  await expect(card(page, "To be read out")).not.toContainText("worked out");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "WELCOME500 is not applied" })).toBeVisible();
});

test("an order of which pieces came back has room on a phone", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller());
  await page.route(`**/office/api/orders/${orderNo}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const money = { line_total: 149_998_800, unit_price: 12_499_900, discount: 4_500_000 };
    const lines = data.lines.map((line: { money: object }) => {
      return { ...line, quantity: 12, returned: 12, money: { ...line.money, ...money } };
    });
    await route.fulfill({ response: answer, json: { error: 0, data: { ...data, lines } } });
  });
  await asOwner(page, `orders/${orderNo}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const back = card(page, "Goods").getByText("12 pieces back or asked back");
  const over = await back.evaluate(
    (badge) => badge.getBoundingClientRect().right - (badge.parentElement?.getBoundingClientRect().right ?? 0),
  );
  expect(over).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const width of [360, 768, 1440])
  test(`the screens are accessible and nothing scrolls sideways at ${width} px`, async ({ shopper: page, request }) => {
    const orderNo = await order(request, newCaller());
    const packed = await order(request, newCaller(), "cod");
    await sent(packed, "deliver");
    const caller = newCaller();
    const filed = await request.post(`${shopUrl()}/public/api/grievances`, {
      data: { ...caller, text: "It came with a crack along its back." },
    });
    expect(filed.ok(), await filed.text()).toBe(true);
    const { ticket } = (await filed.json()).data;
    await asOwner(page);
    await page.setViewportSize({ width, height: 800 });
    const screens = [
      `orders/${orderNo}`,
      `orders/${orderNo}/edit`,
      `orders/${packed}`,
      "orders/new",
      "returns",
      "refunds",
      "complaints",
      `complaints/${ticket}`,
    ];
    for (const screen of screens) {
      await page.goto(officeUrl(screen));
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
      await seeAccessible(page, width === 1440 ? ["light", "dark"] : ["light"]); // the same colours at any width
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(
        0,
      );
    }
    // "yesterday, 2:32 pm" is the longest that a time is said in
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString();
    await page.route(/\/api\/complaints$/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const row of json.data.rows) row.received_at = dayBefore;
      await route.fulfill({ response, json });
    });
    await page.goto(officeUrl("complaints"));
    await expect(page.getByText(/yesterday, /).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
