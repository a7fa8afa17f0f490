import type { NavigateFunction } from "react-router";
import type { PlacedOrder } from "../../../contract/orders.ts";
import { thankYou } from "./thankYou.ts";

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
