import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";

/** An order of which nobody else changes anything until the transaction ends. */
export type Locked = { id: number; order_no: string; state: OrderState };

/** Locks an order; undefined when there is none of that number. */
export async function lockOrder(tx: Transaction, orderNo: string): Promise<Locked | undefined> {
  const [order] = await tx<Locked[]>`select id, order_no, state from orders where order_no = ${orderNo} for update`;
  return order;
}
