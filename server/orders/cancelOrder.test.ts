import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { applyCapture } from "../payments/applyCapture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

/** An order that waits for its payment, as its page asks about it. */
async function unpaid() {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { order_no, order_link, next } = (await shop.place(quote, { payment_method: "practice" })).body.data;
  const path = order_link.replace("/ordersummary", "/orders");
  const gatewayOrderId = next.url?.split("/").at(-1) ?? "";
  const capture = { gateway: "practice", gatewayOrderId, gatewayPaymentId: `pay-${order_no}`, amount: total };
  return {
    total,
    pay: () => applyCapture(shop.shop, capture),
    cancel: (body?: object) => shop.call<Order>("POST", path.replace("?", "/cancel?"), body),
    read: () => shop.order(order_link),
  };
}

test("who was shown that nothing goes back does not cancel what has been paid since, until he has seen what does", async () => {
  const order = await unpaid();
  expect(await order.pay()).toBe("accepted");
  const stale = await order.cancel({ refund: 0 });
  expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining("what would go back has changed")]);
  expect(await order.read()).toMatchObject({ state: "confirmed", refunds: [], can: { cancel: true } });
  const seen = await order.cancel({ refund: order.total });
  expect([seen.status, seen.body.data.state]).toEqual([200, "cancelled"]);
  expect(seen.body.data.refunds).toMatchObject([{ amount: order.total }]);
  // Pressed once more, from either page, it is done.
  for (const refund of [0, order.total]) expect((await order.cancel({ refund })).status).toBe(200);
});

test("an unpaid order is cancelled as it was seen; a page that says nothing of money cancels either", async () => {
  expect((await (await unpaid()).cancel({ refund: 0 })).body.data).toMatchObject({ state: "cancelled", refunds: [] });
  const [old, paid] = [await unpaid(), await unpaid()];
  await paid.pay();
  expect((await old.cancel()).body.data.state).toBe("cancelled");
  expect((await paid.cancel()).body.data).toMatchObject({ state: "cancelled", refunds: [{ amount: paid.total }] });
});
