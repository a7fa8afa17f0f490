import type { SettlementRow } from "../../contract/office/settlements.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { readSettlement } from "./listSettlements.ts";
import type { Waiting } from "./matched.ts";

type Settled = { outcome: "settled"; row: SettlementRow } | { outcome: "none" | "right" };

/**
 * Settles an odd line, or money that waits, with why. `none`: there is nothing of it; `right`: nothing is odd with it, or somebody has
 * settled it. The money itself stays as it was said and as it was written down.
 */
export const settleByHand = (
  sql: Sql,
  { of, id, reason }: { of: SettlementRow["of"]; id: number; reason: string },
  waiting: Waiting,
  by: Staff,
): Promise<Settled> =>
  transaction(sql, async (tx): Promise<Settled> => {
    const found = await readSettlement(tx, { of, id }, waiting);
    if (!found) return { outcome: of === "line" ? "none" : "right" };
    if (found.list === "right") return { outcome: "right" };
    const { list, ...row } = found;
    const [kept] = await tx<{ at: Date }[]>`
      insert into settlement_note (line_id, payment_id, refund_id, reason, staff_name)
      values (${of === "line" ? id : null}, ${of === "payment" ? id : null}, ${of === "refund" ? id : null}, ${reason}, ${by.name})
      on conflict do nothing returning at`;
    if (!kept) return { outcome: "right" };
    const { order_no, said, ours, outside } = row;
    await recordAct(tx, by, {
      act: "settlements.by-hand",
      thing: of,
      id,
      before: { list, order_no, outside, said, ours },
      after: { reason },
    });
    return {
      outcome: "settled",
      row: { ...row, late: false, note: { reason, name: by.name, at: kept.at.toISOString() } },
    };
  });
