import { keepAccount } from "../../server/payments/bankFiles/keepAccount.ts";
import { makeBankFile } from "../../server/payments/bankFiles/makeBankFile.ts";
import { refundOrder } from "../../server/payments/refundOrder.ts";
import { clerk } from "./clerk.ts";
import { officeOrder } from "./officeOrders.ts";
import type { TestShop } from "./testShop.ts";

type Ordering = Pick<TestShop, "shop" | "sql" | "stocked" | "quote" | "place">;

/** An account as a customer says it. */
export const account = { name: "Kavya S", number: "001234567890", ifsc: "SBIN0000001" };

/** An order paid in cash of which this much is to be transferred, in paise, to an account that is known. */
export async function dueTransfer(shop: Ordering, amount = 5_000) {
  const { orderNo } = await officeOrder(shop, { to: "delivered" });
  await refundOrder(shop.shop, orderNo, { amount, reason: "A scratch" }, clerk);
  await keepAccount(shop.sql, orderNo, account, clerk);
  const [row] = await shop.sql<{ id: number }[]>`
    select r.id from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.order_no = ${orderNo}`;
  return { orderNo, refund: row?.id ?? 0, amount };
}

/** A file for the bank with transfers of these amounts, in paise. */
export async function bankFile(shop: Ordering, amounts = [5_000]) {
  const transfers: Awaited<ReturnType<typeof dueTransfer>>[] = [];
  for (const amount of amounts) transfers.push(await dueTransfer(shop, amount));
  const id = await makeBankFile(
    shop.sql,
    transfers.map(({ refund }) => refund),
    clerk,
  );
  if (typeof id === "string") throw new Error(id);
  return { id, transfers };
}
