import { transaction } from "../database/transaction.ts";
import type { Shop } from "../rooms.ts";
import { type Cause, changeState } from "./changeState.ts";
import { step } from "./steps.ts";
import { moveStock } from "./stock.ts";

type Step = "packed" | "shipped" | "delivered" | "return_requested" | "returned";
const before = {
  packed: "confirmed",
  shipped: "packed",
  delivered: "shipped",
  return_requested: "delivered",
  returned: "return_requested",
} as const;

/** Takes an order one step on. What is shipped leaves the books of stock; what was returned comes back to them. False: it was not at that step. */
export async function advanceOrder(shop: Pick<Shop, "sql">, orderNo: string, to: Step, cause: Cause): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order || !(await changeState(tx, order.id, [before[to]], to, cause))) return false;
    await step("advanceOrder: state changed");
    if (to === "shipped") await moveStock(tx, order.id, "commit");
    if (to === "returned") await moveStock(tx, order.id, "restock");
    await step("advanceOrder: before commit");
    return true;
  });
}
