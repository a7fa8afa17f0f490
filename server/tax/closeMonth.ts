import type { TaxMonth } from "../../contract/office/tax.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { isOver, type Month } from "../gstr1/month.ts";
import { forManyRows, type Own } from "../gstr1/readMonth.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { digestOf } from "./digest.ts";
import { taxMonthIn } from "./readTaxMonth.ts";

/** What became of it, and the month as it is. `changed`: it is not what was seen. `was_closed`: somebody was first. */
export type Closing = {
  outcome: "closed" | "was_closed" | "not_over" | "empty" | "faulty" | "changed";
  month: TaxMonth;
};

/** What was seen of it: documents, paise in all, and, where it is closed although it has faults, how many and why. */
type Seen = { documents: number; total: number; despite?: { faults: number; reason: string } | undefined };

/**
 * Closes a month for good: from then on no document is issued into it. Refused while it is not over in India, has a fault
 * without a reason why it is closed all the same, or is not what was `seen`. Waits for whoever is issuing a document into it, and for
 * nobody else. `now` decides whether it is over.
 */
export async function closeMonth(
  sql: Sql,
  month: Month,
  { by, own, seen, now = new Date() }: { by: Staff; own: Own; seen: Seen; now?: Date },
): Promise<Closing> {
  return transaction(sql, async (tx): Promise<Closing> => {
    await forManyRows(tx);
    await tx`select pg_advisory_xact_lock(hashtext('tax_month'), hashtext(${month.name}))`;
    const read = await taxMonthIn(tx, month, own, now);
    const { whole, checks, state } = read;
    const documents = whole.invoices + whole.notes;
    if (state === "closed") return { outcome: "was_closed", month: read };
    if (!isOver(month, now)) return { outcome: "not_over", month: read };
    if (documents === 0) return { outcome: "empty", month: read };
    const faults = checks.reduce((sum, { count }) => sum + count, 0);
    const despite = seen.despite ?? null;
    if (faults > 0 && !despite) return { outcome: "faulty", month: read };
    const isAsSeen = documents === seen.documents && whole.total === seen.total && faults === (despite?.faults ?? 0);
    if (!isAsSeen) return { outcome: "changed", month: read };
    const digest = await digestOf(tx, month);
    const [kept] = await tx<{ closed_at: Date }[]>`
      insert into tax_month (month, invoices, notes, total, taxable, tax, digest, staff_id, closed_by, despite, faults)
      values (${month.name}, ${whole.invoices}, ${whole.notes}, ${whole.total}, ${whole.taxable}, ${whole.cgst + whole.sgst + whole.igst},
        ${digest}, ${by.staffId}, ${by.name}, ${despite?.reason ?? null}, ${faults}) returning closed_at`;
    if (!kept) throw new Error(`${month.name} could not be closed.`);
    const sealed = digest.toString("hex");
    const after = { documents, total: whole.total, digest: sealed, ...(despite && { despite }) };
    await recordAct(tx, by, { act: "tax.close", thing: "tax_month", id: month.name, after });
    const closed = { by: by.name, at: kept.closed_at.toISOString(), digest: sealed, despite, holds: true };
    return { outcome: "closed", month: { ...read, state: "closed", closed } };
  });
}
