import type { TaxMonthRow } from "../../contract/office/tax.ts";
import type { Sql } from "../database/connect.ts";
import { isOver, readMonth } from "../gstr1/month.ts";
import { asOfNow } from "../gstr1/readMonth.ts";

/** How many months are listed at once. */
const most = 12;

type Row = Omit<TaxMonthRow, "state"> & { closed: boolean };

/**
 * Months that have documents, the latest first, those before `after`. A closed one says what it was closed with; of others
 * the documents are added up. Months are found one by one by the index, whatever lies between them.
 */
export async function listMonths(
  sql: Sql,
  after: string | undefined,
  now = new Date(),
): Promise<{ rows: TaxMonthRow[]; next: string | null }> {
  const before = (after && readMonth(after)?.from) || new Date("9999-01-01");
  const rows = await asOfNow(
    sql,
    (tx) => tx<Row[]>`
      with recursive begun(at, n) as (
        select (select max(issued_at) from tax_document where issued_at < ${before}), 0
        union all
        select (select max(issued_at) from tax_document where issued_at < date_trunc('month', begun.at, 'Asia/Kolkata')), n + 1
        from begun where at is not null and n < ${most}),
      month as (
        select tax_month_of(at) as month, date_trunc('month', at, 'Asia/Kolkata') as from,
          date_trunc('month', date_trunc('month', at, 'Asia/Kolkata') + interval '32 days', 'Asia/Kolkata') as to
        from begun where at is not null)
      select m.month, t.month is not null as closed, coalesce(t.faults, 0) as faults, coalesce(t.invoices, d.invoices) as invoices, coalesce(t.notes, d.notes) as notes,
        coalesce(t.taxable, d.taxable) as taxable, coalesce(t.tax, d.tax) as tax, coalesce(t.total, d.total) as total
      from month m left join tax_month t on t.month = m.month
      left join lateral (
        select count(*) filter (where kind = 'invoice')::int as invoices, count(*) filter (where kind = 'credit_note')::int as notes,
          sum(sign * taxable)::bigint as taxable, sum(sign * (cgst + sgst + igst))::bigint as tax, sum(sign * total)::bigint as total
        from (select *, case kind when 'invoice' then 1 else -1 end as sign from tax_document
          where issued_at >= m.from and issued_at < m.to and t.month is null) one) d on true
      order by m.month desc`,
  );
  const shown = rows.slice(0, most).map(({ closed, ...row }): TaxMonthRow => {
    const month = readMonth(row.month);
    return { ...row, state: closed ? "closed" : month && isOver(month, now) ? "open" : "running" };
  });
  return { rows: shown, next: rows.length > most ? (shown.at(-1)?.month ?? null) : null };
}
