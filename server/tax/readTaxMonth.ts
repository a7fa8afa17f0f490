import type { TaxMonth } from "../../contract/office/tax.ts";
import { states } from "../../contract/states.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { isOver, type Month } from "../gstr1/month.ts";
import { partNames } from "../gstr1/parts.ts";
import type { DayFigures } from "../gstr1/readFigures.ts";
import { asOfNow, type CheckedMonth, type Own, readCheckedMonth } from "../gstr1/readMonth.ts";
import { digestOf } from "./digest.ts";

/** How many faults of a kind are named. */
const most = 20;

const stateNames = new Map<string, string>(states);

/** Sales and credit notes of a day beside one another. */
function daysOf(figures: readonly DayFigures[]): TaxMonth["days"] {
  const days = new Map<string, TaxMonth["days"][number]>();
  for (const { day, kind, documents, total } of figures) {
    const one = days.get(day) ?? { day, invoices: 0, sold: 0, notes: 0, credited: 0 };
    days.set(
      day,
      kind === "invoice" ? { ...one, invoices: documents, sold: total } : { ...one, notes: documents, credited: total },
    );
  }
  return [...days.values()];
}

/** What a checked month declares, in the contract's form. */
const declared = ({ figures, hsn, sellers, checks }: CheckedMonth) => ({
  sellers,
  whole: figures.whole,
  checks: checks.map((check) => ({
    ...check,
    faults: check.faults.map(({ words, order_no = null, product_id = null }) => ({ words, order_no, product_id })),
  })),
  parts: partNames.map((part) => ({ part, ...figures.parts[part] })),
  hsn,
  series: figures.runs,
  gstr3b: {
    taxable: figures.taxed,
    free: figures.free,
    interstate: figures.interstate.map((row) => ({ ...row, name: stateNames.get(row.place) ?? "" })),
  },
  days: daysOf(figures.days),
});

/** A month as it is declared, read in this transaction. */
export async function taxMonthIn(tx: Transaction, month: Month, own: Own, now = new Date()): Promise<TaxMonth> {
  const checked = await readCheckedMonth(tx, month, { ...own, most });
  const [closed] = await tx<
    { closed_by: string; closed_at: Date; digest: Buffer; despite: string | null; faults: number }[]
  >`
    select closed_by, closed_at, digest, despite, faults from tax_month where month = ${month.name}`;
  return {
    month: month.name,
    state: closed ? "closed" : isOver(month, now) ? "open" : "running",
    ends_at: month.to.toISOString(),
    closed: closed
      ? {
          by: closed.closed_by,
          at: closed.closed_at.toISOString(),
          digest: closed.digest.toString("hex"),
          despite: closed.despite === null ? null : { reason: closed.despite, faults: closed.faults },
          holds: closed.digest.equals(await digestOf(tx, month)),
        }
      : null,
    ...declared(checked),
  };
}

/** A month as it is declared, as of this moment and in nobody's way. */
export const readTaxMonth = (sql: Sql, month: Month, own: Own, now?: Date): Promise<TaxMonth> =>
  asOfNow(sql, (tx) => taxMonthIn(tx, month, own, now));
