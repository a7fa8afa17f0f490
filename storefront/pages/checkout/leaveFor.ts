import type { NavigateFunction } from "react-router";
import type { PlacedOrder } from "../../../contract/orders.ts";

/** The page that tells how it went, opened by the same key as the order's own page. */
function thankYou({ order_no, order_link }: PlacedOrder): string {
  const key = new URL(order_link, location.href).searchParams.get("key") ?? "";
  return `/thankyou/success?${new URLSearchParams({ order: order_no, key })}`;
}

const isWeb = (url: string): boolean => ["http:", "https:"].includes(new URL(url, location.href).protocol);

/**
 * Goes where a placed order leads. The checkout's place in the history becomes the order's page, so that Back from a
 * payment shows the order and never a checkout that could order again.
 */
export async function leaveFor(placed: PlacedOrder, navigate: NavigateFunction): Promise<void> {
  const { next, order_link } = placed;
  if (next.kind === "done") return navigate(thankYou(placed), { replace: true });
  const link = new URL(order_link, location.href);
  await navigate(link.pathname + link.search, { replace: true });
  if (next.kind === "redirect" && next.url && isWeb(next.url)) location.assign(next.url);
}
