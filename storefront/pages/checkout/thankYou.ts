import type { PlacedOrder } from "../../../contract/orders.ts";

/** The page that tells how it went, opened by the same key as the order's own page. */
export function thankYou({ order_no, order_link }: PlacedOrder): string {
  const key = new URLSearchParams(order_link.split("?")[1]).get("key") ?? "";
  return `/thankyou/success?${new URLSearchParams({ order: order_no, key })}`;
}
