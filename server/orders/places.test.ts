import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShippingAnswer } from "../../contract/cart.ts";
import { address, type TestShop, testShop } from "../../tests/support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const count = async () => (await shop.sql<{ count: number }[]>`select count(*)::int as count from orders`)[0]?.count;

/** An attempt to order a flute to this address. */
async function order(to: Partial<typeof address>, more: object = {}, key = randomUUID()) {
  const id = await shop.stocked(flute, 5);
  const where = { ...address, ...to };
  const { quote } = await shop.quote([{ id, quantity: 1 }], { pincode: where.pincode, payment_method: "practice" });
  return shop.place(quote, { address: where, payment_method: "practice", ...more }, key);
}

test.each([
  ["600002", "Goa", "Tamil Nadu"],
  ["403001", "Tamil Nadu", "Goa"],
  ["605001", "Tamil Nadu", "Puducherry"],
  ["160017", "Haryana", "Chandigarh or Punjab"],
])("%s does not lie in %s: nothing is ordered, and the field says so", async (pincode, state, right) => {
  const before = await count();
  const { status, body } = await order({ pincode, state });
  const message = `The pincode ${pincode} lies in ${right}. Please correct the state or the pincode.`;
  expect([status, body.message, body.errors]).toEqual([422, message, { "address.state": message }]);
  expect(await count()).toBe(before);
});

test.each([
  ["600002", "Tamil Nadu", "33"],
  ["605001", "Puducherry", "34"],
  ["605007", "Puducherry", "34"],
  ["605007", "Tamil Nadu", "33"],
  ["160017", "Punjab", "03"],
  ["160017", "Chandigarh", "04"],
  ["396193", "Gujarat", "24"],
])("%s may lie in %s: that is the place of supply", async (pincode, state, code) => {
  const { status, body } = await order({ pincode, state });
  expect(status).toBe(201);
  const [placed] = await shop.sql`select state_code from orders where order_no = ${body.data.order_no}`;
  expect(placed?.state_code).toBe(code);
});

test("the shop's own GSTIN is nobody else's; a business of another state may order, and is supplied where it is delivered", async () => {
  const business_name = "Raman Music School";
  const own = await order({}, { gst: { gstin: shop.shop.settings.shop.gstin.toLowerCase(), business_name } });
  expect([own.status, Object.keys(own.body.errors ?? {})]).toEqual([422, ["gst.gstin"]]);
  const nowhere = await order({}, { gst: { gstin: "00AAPFU0939F1ZB", business_name } });
  expect([nowhere.status, Object.keys(nowhere.body.errors ?? {})]).toEqual([422, ["gst.gstin"]]);
  const other = await order({}, { gst: { gstin: "27AAPFU0939F1ZV", business_name } });
  expect(other.status).toBe(201);
  const [placed] = await shop.sql`select state_code from orders where order_no = ${other.body.data.order_no}`;
  expect(placed?.state_code).toBe("33");
});

test("why cash is not possible is said before an order and by its refusal: value or place", async () => {
  const veena = await shop.stocked("KAVERI-EKANDAM-VEENA", 3);
  const light = await shop.stocked(flute, 3);
  const gangtok = { ...address, pincode: "737101", city: "Gangtok", state: "Sikkim" };
  for (const [id, to, reason] of [
    [veena, address, "Cash on delivery is possible up to ₹15,000 of goods."],
    [light, gangtok, "The courier does not take cash at this pincode."],
  ] as const) {
    const { pincode } = to;
    const lines = [{ id, quantity: 1 }];
    const shown = await shop.call<ShippingAnswer>("POST", "/get/shipping/charges", { pincode, lines });
    expect(shown.body.data).toMatchObject({ serviceable: true, cod: false, cod_reason: reason });
    const quoted = await shop.quote(lines, { pincode });
    expect(quoted.delivery).toMatchObject({ cod: false, cod_reason: reason });
    const refused = await shop.place(quoted.quote, { address: to });
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      422,
      reason,
      { payment_method: reason },
    ]);
  }
  const possible = { pincode: address.pincode, lines: [{ id: light, quantity: 1 }] };
  const { data } = (await shop.call<ShippingAnswer>("POST", "/get/shipping/charges", possible)).body;
  expect(data).toMatchObject({ cod: true, cod_reason: null });
});
