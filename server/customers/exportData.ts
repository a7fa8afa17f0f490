import type { CustomerData } from "../../contract/customers.ts";
import type { Order } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { getOrder } from "../orders/getOrder.ts";
import { ownOrderNos } from "../orders/ownOrders.ts";
import { exportQuestions } from "../questions/ownQuestions.ts";
import { listOwnReviews } from "../reviews/ownReviews.ts";
import { exportWatches } from "../watches/leave.ts";
import { exportWishlist } from "../wishlist/readWishlist.ts";
import { getCart } from "./cart.ts";
import { readCashBlock } from "./cashBlock.ts";
import { readConsents } from "./consents.ts";
import { getCustomer } from "./getCustomer.ts";
import { listSessions } from "./listSessions.ts";
import { readNotes } from "./notes.ts";
import { listRecentViews } from "./recentViews.ts";
import type { Who } from "./session.ts";
import { readWrongAddresses } from "./wrongAddress.ts";

/** So many orders are read at once: of the pool's connections some stay for those who shop. */
const atOnce = 4;

async function readOrders(sql: Sql, orderNos: string[]): Promise<Order[]> {
  const orders: Order[] = [];
  for (let first = 0; first < orderNos.length; first += atOnce) {
    const read = await Promise.all(orderNos.slice(first, first + atOnce).map((orderNo) => getOrder(sql, orderNo)));
    orders.push(...read.filter((order) => order !== undefined));
  }
  return orders;
}

/** Everything that the shop keeps about a customer, but secrets that he has himself. */
export async function exportData(sql: Sql, who: Who): Promise<CustomerData> {
  const id = who.customerId;
  const [customer, [row], consents, sessions, cart, viewed, closed, reviews, questions, wishlist, waits_for, orderNos] =
    await Promise.all([
      getCustomer(sql, id),
      sql<{ created_at: Date }[]>`select created_at from customer where id = ${id}`,
      readConsents(sql, id),
      listSessions(sql, who),
      getCart(sql, id),
      listRecentViews(sql, id),
      readCashBlock(sql, { customerId: id, email: who.email }),
      listOwnReviews(sql, who),
      exportQuestions(sql, who),
      exportWishlist(sql, id),
      exportWatches(sql, who.email),
      ownOrderNos(sql, who),
    ]);
  const [notes, wrong] = await Promise.all([
    readNotes(sql, { customerId: id, email: who.email, proven: true }),
    readWrongAddresses(sql, who),
  ]);
  const orders = await readOrders(sql, orderNos);
  const refund_accounts = await sql<CustomerData["refund_accounts"]>`
    select o.order_no, a.name, a.number, a.ifsc from refund_account a join orders o on o.id = a.order_id
    where o.order_no = any(${orderNos}) order by o.id`;
  return {
    exported_at: new Date().toISOString(),
    customer: { ...customer, created_at: (row?.created_at ?? new Date()).toISOString() },
    consents,
    sessions,
    cart,
    recently_viewed: viewed.map(({ product_name, product_url }) => ({ product_name, product_url })),
    wishlist,
    waits_for,
    orders,
    reviews,
    questions,
    refund_accounts,
    notes: notes.map(({ text, at }) => ({ text, at })),
    wrong_addresses: [...wrong.values()].map(({ reason, at }) => ({ reason, at })),
    cash_on_delivery_closed: closed && { reason: closed.reason, at: closed.at },
  };
}
