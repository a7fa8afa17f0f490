import { expect, test } from "vitest";
import type { Order } from "../../contract/orders.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { orderLetters } from "./orderLetters.ts";

const shop = {} as ShopDetails;
const confirmed = (more: Partial<Order>) =>
  orderLetters.order_confirmed({ total: 114_800, delivery: null, ...more } as Order, shop, undefined, [])?.paragraphs;

test("a confirmation says when the goods come and what the courier is to be paid", () => {
  const delivery = { date_from: "2026-11-30", date_to: "2026-12-02" };
  expect(confirmed({ payment_method: "cod", delivery })?.slice(1)).toEqual([
    "It should be with you between 30 November and 2 December.",
    "Please have ₹1,148 ready for the courier.",
  ]);
  const oneDay = { date_from: "2026-11-30", date_to: "2026-11-30" };
  expect(confirmed({ payment_method: "razorpay", delivery: oneDay })?.slice(1)).toEqual([
    "It should be with you on 30 November.",
  ]);
  expect(confirmed({ payment_method: "practice" })).toHaveLength(1);
});

test("what has arrived is wished well in words of the shop's trade, and in a shop of another in nobody's", () => {
  const delivered = (business_type: string) =>
    orderLetters.order_delivered({ parcels: [] } as unknown as Order, { business_type } as ShopDetails, undefined, [])
      ?.paragraphs[0];
  expect(delivered("MusicStore")).toBe("Your order has arrived. May it be played a lot.");
  expect(delivered("ClothingStore")).toBe("Your order has arrived. We hope that it serves you well.");
});
