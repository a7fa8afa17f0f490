import { randomInt, randomUUID } from "node:crypto";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { applyCapture } from "../../server/payments/applyCapture.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { clerk } from "./clerk.ts";
import { contact, type TestShop } from "./testShop.ts";

type Wanted = {
  sku?: string;
  pieces?: number;
  method?: "cod" | "practice";
  to?: "packed" | "shipped" | "delivered";
  coupon?: string;
};
type Ordering = Pick<TestShop, "shop" | "sql" | "stocked" | "quote" | "place">;

/** Somebody who has never ordered before. */
export const newBuyer = () => ({ ...contact, email: `${randomUUID()}@example.com`, mobile: `9${randomInt(1e8, 1e9)}` });

/** An order of flutes, unless something else is named, by somebody of his own, paid where it is not for cash, and taken as far as it is wanted. */
export async function officeOrder(shop: Ordering, { sku, pieces = 1, method = "cod", to }: Wanted = {}) {
  const id = await shop.stocked(sku ?? "VENU-CARNATIC-FLUTE-5-KATTAI", 50);
  const buyer = newBuyer();
  const { quote, total } = await shop.quote([{ id, quantity: pieces }], { payment_method: method });
  const placed = (await shop.place(quote, { payment_method: method, contact: buyer })).body.data;
  const orderNo = placed.order_no;
  if (method === "practice") {
    const gatewayOrderId = placed.next.url?.split("/").at(-1) ?? "";
    await applyCapture(shop.shop, {
      gateway: "practice",
      gatewayOrderId,
      gatewayPaymentId: `pay-${orderNo}`,
      amount: total,
    });
  }
  const steps = ["packed", "shipped", "delivered"] as const;
  for (const step of steps.slice(0, to ? steps.indexOf(to) + 1 : 0))
    await advanceOrder(shop.shop, orderNo, step, { cause: "Tested", actor: clerk });
  return { orderNo, id, total, buyer };
}

/** A delivered order of two ukuleles, and the finish, cheaper by ₹500, for which they can be exchanged. */
export async function officeUkulele(shop: Ordering) {
  const other = await shop.stocked("SEMBIYAN-SOPRANO-UKULELE", 50);
  const sku = "SEMBIYAN-SOPRANO-UKULELE-2";
  return { ...(await officeOrder(shop, { sku, pieces: 2, method: "practice", to: "delivered" })), other };
}

/** A delivered order of which so many pieces are asked back; `accepted`: they may come. */
export async function officeReturn(shop: Ordering, pieces = 1, accepted = false) {
  const order = await officeOrder(shop, { pieces, to: "delivered" });
  await requestReturn(shop.shop, order.orderNo, { lines: [{ id: order.id, quantity: pieces }], reason: "faulty" });
  if (accepted) await decideReturn(shop.shop, order.orderNo, "accepted", "", clerk);
  return order;
}
