import type { SettlementRow } from "../../contract/office/settlements.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

type Note = { id: number; reason: string; staff_name: string };

/**
 * Takes back what was settled by hand, with why: it stands in its list again, and both reasons are kept. False: nobody has settled
 * it, or somebody was faster.
 */
export const takeBack = (
  sql: Sql,
  { of, id, reason }: { of: SettlementRow["of"]; id: number; reason: string },
  by: Staff,
): Promise<boolean> =>
  transaction(sql, async (tx) => {
    const column = { line: tx`line_id`, payment: tx`payment_id`, refund: tx`refund_id` }[of];
    const [note] = await tx<Note[]>`
      select id, reason, staff_name from settlement_note where ${column} = ${id} for update`;
    if (!note) return false;
    await tx`
      insert into settlement_note_past (note_id, line_id, payment_id, refund_id, reason, staff_name, at, back_reason, back_name)
      select id, line_id, payment_id, refund_id, reason, staff_name, at, ${reason}, ${by.name} from settlement_note where id = ${note.id}`;
    await tx`delete from settlement_note where id = ${note.id}`;
    const before = { reason: note.reason, name: note.staff_name };
    await recordAct(tx, by, { act: "settlements.take-back", thing: of, id, before, after: { reason } });
    return true;
  });
