import { data } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { CallFailed, type Client } from "../../api/client.ts";

/** The key of an order's link, where there is one: its customer needs none while logged in. */
export const keyQuery = (key: string): Record<string, string> => (key === "" ? {} : { key });

/** An order, for whoever holds its link and for its customer. Throws the page's 404 for a wrong key as for no such order, 503 when nobody answers. */
export async function readOrder(api: Client, order_no: string, key: string): Promise<Order> {
  try {
    return (await api("GET /orders/{order_no}", { parameters: { order_no }, query: keyQuery(key) })).data;
  } catch (error) {
    const refused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
    throw data(null, { status: refused ? 404 : 503 });
  }
}

/** The order's own page. */
export const orderPage = (order_no: string, key: string): string => {
  const query = new URLSearchParams(keyQuery(key)).toString();
  return `/ordersummary/${encodeURIComponent(order_no)}${query && `?${query}`}`;
};
