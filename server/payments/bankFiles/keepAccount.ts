import type { Account } from "../../../contract/office/bankFiles.ts";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";

/** The last digits of an account's number, by which people know it; the rest is nobody's business. */
export const ending = (number: string): string => number.slice(-4);

/** Keeps the account to which an order's refunds are transferred. False: there is no such order. What is in a file already stays as it is. */
export async function keepAccount(sql: Sql, orderNo: string, account: Account, by: Staff): Promise<boolean> {
  return transaction(sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order) return false;
    const { name, number, ifsc } = account;
    const [before] = await tx<{ number: string }[]>`select number from refund_account where order_id = ${order.id}`;
    await tx`
      insert into refund_account (order_id, name, number, ifsc, staff_id, staff_name)
      values (${order.id}, ${name}, ${number}, ${ifsc}, ${by.staffId}, ${by.name})
      on conflict (order_id) do update set name = excluded.name, number = excluded.number, ifsc = excluded.ifsc,
        staff_id = excluded.staff_id, staff_name = excluded.staff_name, at = now()`;
    await recordAct(tx, by, {
      act: "refunds.account",
      thing: "order",
      id: orderNo,
      before: before ? { ending: ending(before.number) } : null,
      after: { ending: ending(number), ifsc },
    });
    return true;
  });
}
