import { data } from "react-router";
import type { OrderAgain } from "../../../contract/orderAgain.ts";
import type { Order } from "../../../contract/orders.ts";
import { CallFailed, type Client } from "../../api/client.ts";

/** The key of an order's link, where there is one: its customer needs none while logged in. */
export const keyQuery = (key: string): Record<string, string> => (key === "" ? {} : { key });

/** What a call about an order answers. Throws the page's 404 for a wrong key as for no such order, 503 when nobody answers. */
async function orMissing<Answer>(asked: Promise<{ data: Answer }>): Promise<Answer> {
  try {
    return (await asked).data;
  } catch (error) {
    const refused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
    throw data(null, { status: refused ? 404 : 503 });
  }
}

const asked = (order_no: string, key: string) => ({ parameters: { order_no }, query: keyQuery(key) });

/** An order, for whoever holds its link and for its customer. Throws the page's 404 or 503. */
export const readOrder = (api: Client, order_no: string, key: string): Promise<Order> =>
  orMissing(api("GET /orders/{order_no}", asked(order_no, key)));

/** What was ordered, as it can be bought now. Throws as readOrder. */
export const readOrderAgain = (api: Client, order_no: string, key: string): Promise<OrderAgain> =>
  orMissing(api("GET /orders/{order_no}/again", asked(order_no, key)));

const pageOf = (path: string, key: string): string => {
  const query = new URLSearchParams(keyQuery(key)).toString();
  return `${path}${query && `?${query}`}`;
};

/** The order's own page. */
export const orderPage = (order_no: string, key: string): string =>
  pageOf(`/ordersummary/${encodeURIComponent(order_no)}`, key);

/** The page that shows what of it can be bought again. */
export const againPage = (order_no: string, key: string): string =>
  pageOf(`/ordersummary/${encodeURIComponent(order_no)}/again`, key);
