import type { KeepRequest } from "../../contract/keptOrders.ts";
import type { Address, Contact } from "../../contract/orders.ts";
import { password as judge } from "../../contract/password.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { saveOrderAddress } from "./addresses.ts";
import { limitAttempts } from "./rateLimits.ts";
import { register } from "./register.ts";
import { findSession } from "./session.ts";

/**
 * Opens an account with an order's name, e-mail address and mobile number, as if they had been typed into the registration:
 * it tells as little, is limited with it, and opens when the mail's link is followed. The caller has made sure that the order
 * may be seen. Throws ApiErrors of 409 (logged in, or the order is in an account), 422 and 429.
 */
export async function keepOrder(
  shop: Shop,
  request: Request,
  orderNo: string,
  { password, offers }: KeepRequest,
): Promise<void> {
  if (await findSession(shop, request)) throw new ApiError(409, "You are logged in, and have an account already.");
  const [order] = await shop.sql<(Contact & { id: number })[]>`
    select id, name, email, mobile from orders where order_no = ${orderNo} and customer_id is null`;
  if (!order) throw new ApiError(409, "This order is in an account already. Please log in.");
  const { id, ...contact } = order;
  const judged = judge(password, contact);
  if (!judged.ok) throw new ApiError(422, judged.message, { errors: { password: judged.message } });
  await limitAttempts(shop, "register", request, contact.email);
  await register(shop, { ...contact, password, offers }, id);
}

/** Saves the address of the order that opened a customer's account, now that he has proved to be its buyer. */
export async function saveKeptAddress(tx: Transaction, customerId: number): Promise<void> {
  const [kept] = await tx<{ address: Address }[]>`
    select o.address from customer c join orders o on o.id = c.kept_order_id
    where c.id = ${customerId} and o.customer_id is null and o.email = c.email`;
  await tx`update customer set kept_order_id = null where id = ${customerId} and kept_order_id is not null`;
  if (kept) await saveOrderAddress(tx, customerId, kept.address);
}
