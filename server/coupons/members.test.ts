import { afterAll, beforeAll, expect, test } from "vitest";
import type { CouponOffer } from "../../contract/coupons.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address } from "../../tests/support/testShop.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

test("a customer is not offered what is used or meant for a first order, and a quote says so before the order does", async () => {
  await shop.sql`
    insert into coupon (code, kind, value, per_customer, first_order_only)
    values ('ONCE', 'amount', 1000, 1, false), ('FIRST', 'amount', 1000, null, true), ('ALWAYS', 'amount', 1000, null, false)`;
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const lines = [{ id, quantity: 1 }];
  const member = await shop.member({ ...asha, email: "coupons@example.com" });
  const offered = async (who: { call: typeof member.call }) =>
    ((await who.call("GET", "/get/coupons")).body.data as CouponOffer[]).map(({ code }) => code);
  expect(await offered(member)).toEqual(["ALWAYS", "FIRST", "ONCE"]);

  const { quote } = await shop.quote(lines, { coupon: "ONCE" });
  const contact = { name: asha.name, email: "another@example.com", mobile: "9000000001" };
  const body = { quote, contact, address, payment_method: "cod" };
  const placed = await member.call("POST", "/orders", body, { "Idempotency-Key": crypto.randomUUID() });
  expect(placed.status).toBe(201);

  expect(await offered(member)).toEqual(["ALWAYS"]);
  expect(await offered(shop.browser())).toEqual(["ALWAYS", "FIRST", "ONCE"]);
  for (const [coupon, message] of [
    ["ONCE", "You have used this code already."],
    ["FIRST", "This code is only for a first order."],
  ])
    expect((await member.call("POST", "/cart/quote", { lines, coupon })).body.data).toMatchObject({
      discount: 0,
      coupon: { code: coupon, valid: false, message },
    });
});
