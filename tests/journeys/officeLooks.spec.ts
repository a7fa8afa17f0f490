import type { Page } from "@playwright/test";
import { onlyWhereAlike, sameWords } from "./alike.ts";
import { asOwner, officeUrl, refusals, title, write } from "./office.ts";
import { type Caller, newCaller, order } from "./officeCaller.ts";
import { after, press, screen, screens } from "./officeScreens.ts";
import { openOwnShop } from "./ownShop.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });
// One after the other: what one screen makes stands in the lists of the next.
test.describe.configure({ mode: "default" });

/** Orders of the shop's morning, by what has become of them. */
const made = { confirmed: "", packed: "", shipped: "", parcels: "", asked: "", ticket: "" };
const caller = (name: string): Caller => ({ ...newCaller(), name });

/** An order as the office's call tells it. */
const orderData = async (page: Page, orderNo: string): Promise<{ version: number; state: string }> =>
  (await (await page.request.get(officeUrl(`api/orders/${orderNo}`))).json()).data;

/** Makes a morning: orders at each step, one that comes back, a transfer that is due, and a complaint. */
async function makeMorning(page: Page): Promise<void> {
  await asOwner(page, "today");
  const place = (name: string, payment: "cod" | "practice", pieces = 1) =>
    order(page.request, caller(name), payment, pieces);
  made.confirmed = await place("Kavya Raman", "cod");
  made.packed = await place("Arun Selvam", "practice");
  made.shipped = await place("Meera Iyer", "practice");
  made.parcels = await place("Ravi Kumar", "cod", 2);
  made.asked = await place("Divya Nair", "cod");
  const cancelled = await place("Suresh Babu", "practice");
  await write(page, "orders/pack", { orders: [made.packed, made.shipped, made.asked] });
  const handed = {
    orders: [made.shipped, made.asked],
    courier: "Blue Dart",
    tracking: { [made.shipped]: "BD7654321" },
  };
  await write(page, "orders/handover", handed);
  await write(page, "orders/deliver", { orders: [made.asked] });
  const product = await page.request.get(`${shopUrl()}/public/api/get/product/sembiyan-chittu-soprano-ukulele`);
  const [{ id }] = (await product.json()).data.variants;
  await write(page, `orders/${made.asked}/return`, {
    lines: [{ id, quantity: 1 }],
    reason: "damaged",
    note: "A crack along its back",
    refund_to: "divya@okbank",
  });
  const { version, state } = await orderData(page, cancelled);
  await write(page, `orders/${cancelled}/cancel`, { reason: "Ordered twice", version, state });
  await write(page, `orders/${made.confirmed}/note`, { text: "Call before you come" });
  const one = { lines: [{ id, quantity: 1 }], weight_g: null };
  const divided = await page.request.put(officeUrl(`api/orders/${made.parcels}/parcels`), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { version: (await orderData(page, made.parcels)).version, parcels: [one, one] },
  });
  expect(divided.status(), await divided.text()).toBe(200);
  const complaint = { ...caller("Lakshmi Narayan"), text: "It came with a crack along its back." };
  const told = await page.request.post(`${shopUrl()}/public/api/grievances`, { data: complaint });
  made.ticket = (await told.json()).data.ticket;
}

let close: () => Promise<void>;
test.beforeAll(async ({ browser }) => {
  onlyWhereAlike(browser);
  close = await openOwnShop();
  const page = await browser.newPage();
  await makeMorning(page);
  await page.close();
});
test.afterAll(() => close?.());

const orderOf =
  (which: keyof typeof made, path = "") =>
  async (page: Page) =>
    screen(`${path}${made[which]}`, made[which])(page);
/** Screens that other tests hold to axe, and their states of a shop's morning. */
const more: Record<string, (page: Page) => Promise<void>> = {
  today: screen("today", "Today"),
  orders: screen("orders", "Orders"),
  "orders to pack": screen("orders?view=to_pack", "Orders"),
  board: screen("board", "Order board"),
  packing: screen("packing", "Packing"),
  "packing table": (page) => screen(`packing/${made.confirmed}`, made.confirmed)(page),
  "packing of parcels": (page) => screen(`packing/${made.parcels}`, made.parcels)(page),
  "dividing into parcels": after(
    (page) => screen(`packing/${made.parcels}`, made.parcels)(page),
    (page) => page.keyboard.press("d"),
  ),
  order: orderOf("confirmed", "orders/"),
  "order under way": orderOf("shipped", "orders/"),
  "order in parcels": orderOf("parcels", "orders/"),
  "order that comes back": orderOf("asked", "orders/"),
  "giving money back": after(orderOf("shipped", "orders/"), (page) => page.keyboard.press("r")),
  "handing over": after(orderOf("packed", "orders/"), press("Hand over")),
  "changing an order": (page) => screen(`orders/${made.confirmed}/edit`, `Change ${made.confirmed}`)(page),
  "new order": screen("orders/new", "New order"),
  returns: screen("returns", "Returns"),
  refunds: screen("refunds", "Refunds"),
  complaints: screen("complaints", "Complaints"),
  complaint: async (page) => {
    await asOwner(page, `complaints/${made.ticket}`);
    await expect(page.getByText("It came with a crack").first()).toBeVisible();
  },
  "home page": screen("front", "Home page"),
  "new banner": after(screen("front", "Home page"), (page) => page.keyboard.press("n")),
  menu: screen("menu", "Menu"),
  "a policy": async (page) => {
    await asOwner(page, "policies/returns");
    await expect(title(page)).not.toBeEmpty();
  },
  locked: after(screen("today", "Today"), press("Lock the screen")),
};

/** Writes the same for what differs from day to day and run to run. */
const sameDay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const months = "Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec";
    const same: [RegExp, string][] = [
      [/Kavya [0-9a-f]{8}/g, "Kavya Raman"],
      [/\b(kavya|layout)\.[0-9a-f]{8}@/g, "$1@"],
      [/\b[6-9]\d{9}\b/g, "9876543210"],
      [/\b[6-9]\d{4}\s\d{5}\b/g, "98765 43210"],
      [/\b\d{1,2}:\d{2}\s?[ap]m\b/g, "10:00 am"],
      [new RegExp(`\\b\\d{1,2}\\s(${months})[a-z]*(\\s\\d{4})?`, "g"), "12 Dec"],
      [/\b(less than a minute|\d+ (minute|hour|day)s?)\b/g, "3 hours"],
      [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, "Saturday"],
      [/\b(today|tomorrow|yesterday)\b/g, "today"],
    ];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      node.nodeValue = same.reduce((text, [from, to]) => text.replace(from, to), node.nodeValue ?? "");
  });

/** As the owner sits at his desk in the morning, and as he stands in the shop in the evening. */
const views = [
  { name: "desk", colorScheme: "light", width: 1440, height: 900 },
  { name: "hand", colorScheme: "dark", width: 360, height: 740 },
] as const;

for (const [name, show] of Object.entries({ ...more, ...screens }))
  test(`the office's ${name} looks as it did`, async ({ shopper: page }) => {
    await page.setViewportSize(views[0]);
    await show(page);
    for (const { name: view, colorScheme, ...size } of views) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await sameWords(page);
      await sameDay(page);
      await page.mouse.move(0, 0);
      await expect.soft(page).toHaveScreenshot(["office", `${name.replaceAll(/\W+/g, "-")}-${view}.png`], {
        // Pictures are looked at by people; plots, times and secrets are of the day.
        mask: [
          page.locator("img, iframe, canvas, figure, input[readonly], input[type=date], input[type=datetime-local]"),
        ],
        maskColor: "#808080",
        maxDiffPixelRatio: 0.02,
      });
    }
  });
