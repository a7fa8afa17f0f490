import type { OrderRequest } from "../../contract/orders.ts";
import { isRecord } from "./line.ts";

/** An order that was placed on this device; `link` opens it without an account. Total in paise. */
export type KnownOrder = { order_no: string; link: string; total: number; placed_at: string };

/** An order that was asked for and not answered yet: asked again with the same key it can't become two. */
export type Placing = { key: string; body: OrderRequest };

export type RootState = {
  /** The name of the checkout that this cart will become an order through; empty until it is needed. */
  checkout: string;
  placing: Placing | null;
  orders: KnownOrder[];
};

export const emptyRoot: RootState = { checkout: "", placing: null, orders: [] };

const isUuid = (found: unknown): found is string =>
  typeof found === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(found);
const isText = (found: unknown): found is string => typeof found === "string" && found.length < 20_000;
const isPaise = (found: unknown): found is number =>
  typeof found === "number" && Number.isSafeInteger(found) && found >= 0;

const isOrder = (found: unknown): found is KnownOrder =>
  isRecord(found) &&
  isText(found.order_no) &&
  isText(found.link) &&
  found.link.startsWith("/ordersummary/") &&
  isPaise(found.total) &&
  isText(found.placed_at) &&
  !Number.isNaN(Date.parse(found.placed_at));

/** Only the frame: what is inside is the server's to check, and a broken one is refused there and forgotten here. */
const isPlacing = (found: unknown): found is Placing =>
  isRecord(found) &&
  isUuid(found.key) &&
  isRecord(found.body) &&
  isText(found.body.quote) &&
  isText(found.body.payment_method) &&
  isRecord(found.body.contact) &&
  isRecord(found.body.address);

/** A sound state from whatever was found under `root`: each part that can't be understood counts as absent. */
export function understandRoot(found: unknown): RootState {
  if (!isRecord(found)) return emptyRoot;
  return {
    checkout: isUuid(found.checkout) ? found.checkout : "",
    placing: isPlacing(found.placing) ? found.placing : null,
    orders: Array.isArray(found.orders) ? found.orders.filter(isOrder).slice(0, 20) : [],
  };
}
