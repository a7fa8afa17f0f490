import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { isToTransfer } from "../dueRefunds.ts";

type Due = { id: number; order_no: string; amount: number; file_id: number | null; has_account: boolean; due: boolean };

/** Why a refund can't go into a file; undefined: it can. */
function whyNot({ order_no, due, file_id, has_account }: Due): string | undefined {
  if (!due) return `The refund of ${order_no} is not to be transferred any more.`;
  if (file_id !== null) return `The refund of ${order_no} stands in file ${file_id} already.`;
  if (!has_account) return `For ${order_no} no account is known.`;
  return undefined;
}

/**
 * Puts transfers into a file for the bank, all or none. Answers its number, or why not, in words. A refund stands in one
 * file at most, whoever makes another at the same moment.
 */
export async function makeBankFile(sql: Sql, refunds: readonly number[], by: Staff): Promise<number | string> {
  return transaction(sql, async (tx) => {
    await tx`select id from refund where id = any(${[...refunds]}) order by id for update`;
    const due = await tx<Due[]>`
      select r.id, o.order_no, r.amount, a.order_id is not null as has_account, ${isToTransfer(tx)} as due,
        (select f.file_id from bank_file_row f where f.refund_id = r.id and f.state <> 'back') as file_id
      from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
      left join refund_account a on a.order_id = o.id where r.id = any(${[...refunds]}) order by r.id`;
    if (due.length < refunds.length) return "One of these refunds is not there.";
    for (const one of due) {
      const reason = whyNot(one);
      if (reason) return reason;
    }
    const [file] = await tx<{ id: number }[]>`
      insert into bank_file (staff_id, staff_name) values (${by.staffId}, ${by.name}) returning id::int as id`;
    if (!file) throw new Error("The file was not written down.");
    await tx`
      insert into bank_file_row (file_id, refund_id, name, number, ifsc)
      select ${file.id}, r.id, a.name, a.number, a.ifsc from refund r join payment p on p.id = r.payment_id
      join refund_account a on a.order_id = p.order_id where r.id = any(${[...refunds]})`;
    await recordAct(tx, by, {
      act: "refunds.file",
      thing: "bank_file",
      id: file.id,
      after: {
        transfers: due.length,
        amount: due.reduce((sum, { amount }) => sum + amount, 0),
        orders: due.map(({ order_no }) => order_no),
      },
    });
    return file.id;
  });
}
