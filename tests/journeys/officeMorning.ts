import type { Page } from "@playwright/test";
import { asOwner, officeUrl, title, write } from "./office.ts";
import { type Caller, newCaller, order } from "./officeCaller.ts";
import { after, press, screen } from "./officeScreens.ts";
import { expect, shopUrl } from "./shop.ts";

/** Orders of the shop's morning, by what has become of them. */
const made = { confirmed: "", packed: "", shipped: "", parcels: "", asked: "", ticket: "" };
const caller = (name: string): Caller => ({ ...newCaller(), name });

/** An order as the office's call tells it. */
const orderData = async (page: Page, orderNo: string): Promise<{ version: number; state: string }> =>
  (await (await page.request.get(officeUrl(`api/orders/${orderNo}`))).json()).data;

/** Makes a morning: orders at each step, one that comes back, a transfer that is due, and a complaint. */
export async function makeMorning(page: Page): Promise<void> {
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

const orderOf =
  (which: keyof typeof made, path = "") =>
  async (page: Page) =>
    screen(`${path}${made[which]}`, made[which])(page);
/** Screens of the day's orders and of the shopfront, in states of that morning. */
export const morning: Record<string, (page: Page) => Promise<void>> = {
  today: screen("today", "Today"),
  orders: screen("orders", "Orders"),
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
