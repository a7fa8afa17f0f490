import { countDays } from "../../server/figures/countDays.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { expireHolds } from "../../server/orders/expireOrder.ts";
import { applyCapture } from "../../server/payments/applyCapture.ts";
import { refundOrder } from "../../server/payments/refundOrder.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { clerk } from "./clerk.ts";
import { newBuyer } from "./officeOrders.ts";
import type { TestShop } from "./testShop.ts";

export const [flute, ukulele] = ["VENU-CARNATIC-FLUTE-5-KATTAI", "SEMBIYAN-CONCERT-UKULELE"];
export const by = { cause: "Tested", actor: clerk };
type Ordering = Pick<TestShop, "shop" | "sql" | "stocked" | "quote" | "place">;

type Wanted = { pieces?: number; ukuleles?: number; method?: "cod" | "practice"; coupon?: string; daysAgo?: number };

/** An order by somebody of his own, paid where it is not for cash and goes on, placed so many days ago. */
export async function orderOfDay(
  shop: Ordering,
  wanted: Wanted = {},
  ...steps: ("packed" | "shipped" | "delivered")[]
): Promise<{ no: string; id: number; total: number }> {
  const { pieces = 1, ukuleles = 0, method = "cod", coupon, daysAgo = 0 } = wanted;
  const [id, other] = [await shop.stocked(flute, 50), await shop.stocked(ukulele, 50)];
  const lines = [{ id, quantity: pieces }, ...(ukuleles > 0 ? [{ id: other, quantity: ukuleles }] : [])];
  const more = { payment_method: method, ...(coupon && { coupon }) };
  const { quote, total } = await shop.quote(lines, more);
  const { data } = (await shop.place(quote, { payment_method: method, contact: newBuyer() })).body;
  const no = data.order_no;
  if (daysAgo > 0)
    await shop.sql`update orders set placed_at = placed_at - ${daysAgo} * interval '1 day' where order_no = ${no}`;
  if (method === "practice" && steps.length > 0) {
    const gatewayOrderId = data.next.url?.split("/").at(-1) ?? "";
    const paid = { gateway: "practice", gatewayOrderId, gatewayPaymentId: `pay-${no}`, amount: total } as const;
    await applyCapture(shop.shop, paid);
  }
  for (const step of steps) await advanceOrder(shop.shop, no, step, by);
  return { no, id, total };
}

async function sendBack(
  { shop }: Ordering,
  no: string,
  id: number,
  quantity: number,
  reason: "faulty" | "change_of_mind",
) {
  await requestReturn(shop, no, { lines: [{ id, quantity }], reason });
  await decideReturn(shop, no, "accepted", "", clerk);
  await receiveReturn(shop, no, { pieces: "shelf", note: "" }, clerk);
}

/**
 * Orders of which each kind of thing has become, over the last 40 days, and counted: 14 flutes sold (at a cost of ₹500), 4 of
 * them back; ukuleles without a known cost; one sale by the coupon MARGAZHI.
 */
export async function ordersInEveryState(of: Ordering): Promise<void> {
  const { shop, sql } = of;
  const delivered = ["packed", "shipped", "delivered"] as const;
  await sql`insert into coupon (code, kind, value) values ('MARGAZHI', 'percent', 1000)`;
  await sql`update variant set cost = 50000 where sku = ${flute}`;
  await orderOfDay(of);
  await orderOfDay(of, { coupon: "MARGAZHI", pieces: 2, ukuleles: 1 });
  await orderOfDay(of, { method: "practice" });
  await orderOfDay(of, { method: "practice", daysAgo: 1 }, "packed");
  await orderOfDay(of, { pieces: 3, daysAgo: 1 }, ...delivered);
  const part = await orderOfDay(of, { pieces: 3, ukuleles: 1, daysAgo: 2 }, ...delivered);
  await sendBack(of, part.no, part.id, 1, "faulty");
  const whole = await orderOfDay(of, { pieces: 2, daysAgo: 40 }, ...delivered);
  await sendBack(of, whole.no, whole.id, 2, "change_of_mind");
  const scratched = await orderOfDay(of, { ukuleles: 1, method: "practice", daysAgo: 8 }, ...delivered);
  await refundOrder(shop, scratched.no, { amount: 12_345, reason: "A scratch" }, clerk);
  const away = await orderOfDay(of, { method: "practice", daysAgo: 8 }, "packed", "shipped");
  await receiveUndelivered(shop, away.no, true, clerk);
  for (const { no } of [
    await orderOfDay(of, { coupon: "MARGAZHI", daysAgo: 3 }),
    await orderOfDay(of, { daysAgo: 3 }, "packed"),
  ])
    await cancelOrder(shop, no, ["confirmed", "packed"], by);
  const late = await orderOfDay(of, { method: "practice", daysAgo: 1 });
  await sql`update orders set expires_at = now() - interval '1 minute' where order_no = ${late.no}`;
  await expireHolds(shop);
  await countDays(sql);
}
