import type { Sql, Transaction } from "../database/connect.ts";
import type { Month } from "../gstr1/month.ts";
import { type DayFigures, readFigures } from "../gstr1/readFigures.ts";
import { asOfNow } from "../gstr1/readMonth.ts";
import { isSetAside } from "../payments/dueRefunds.ts";
import { figureLine } from "../sheets/cell.ts";
import { rupees } from "../sheets/figures.ts";

/** Money of a day, in paise: cash at the door, what the gateway took, and what was given back, by its way. */
type DayMoney = { day: string; cod: number; gateway: number; gateway_back: number; transfer_back: number };

/** What came to the bank on a day by the reports of gateway and couriers, and what the gateway kept. */
type DaySettled = { day: string; settled: number; fee: number; fee_gst: number; remitted: number };

const readMoney = (tx: Transaction, { from, to }: Month) => tx<DayMoney[]>`
  select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, coalesce(sum(amount) filter (where is_cod and not back), 0)::bigint as cod,
    coalesce(sum(amount) filter (where not is_cod and not back), 0)::bigint as gateway,
    coalesce(sum(amount) filter (where not is_cod and back), 0)::bigint as gateway_back,
    coalesce(sum(amount) filter (where is_cod and back), 0)::bigint as transfer_back
  from (
    select captured_at as at, gateway = 'cod' as is_cod, false as back, amount from payment
    where captured_at >= ${from} and captured_at < ${to} and paid_from is null
    union all
    select r.created_at, p.gateway = 'cod' or r.transfer is not null or r.state = 'failed', true, r.amount from refund r join payment p on p.id = r.payment_id
    where r.created_at >= ${from} and r.created_at < ${to} and ${isSetAside(tx)}) money
  group by 1 order by 1`;

const readSettled = (tx: Transaction, { name }: Month) => tx<DaySettled[]>`
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(net) filter (where source = 'gateway'), 0)::bigint as settled,
    coalesce(sum(fee) filter (where source = 'gateway'), 0)::bigint as fee, coalesce(sum(fee_gst) filter (where source = 'gateway'), 0)::bigint as fee_gst,
    coalesce(sum(net) filter (where source = 'courier'), 0)::bigint as remitted
  from settlement_line where day >= ${`${name}-01`}::date and day < ${`${name}-01`}::date + interval '1 month' group by 1`;

const documentColumns = ["Documents", "Taxable", "IGST", "CGST", "SGST", "Round Off", "Total"];
const header = [
  "Day",
  ...documentColumns.map((name) => `Sales ${name}`),
  ...documentColumns.map((name) => `Credit Notes ${name}`),
  "COD Received",
  "Gateway Paid",
  "Gateway Refunds",
  "Refunds By Transfer",
  "Gateway Settled",
  "Gateway Fees",
  "GST On Gateway Fees",
  "COD Remitted",
];

const documentCells = (row: DayFigures | undefined): string[] => {
  const { documents = 0, taxable = 0, igst = 0, cgst = 0, sgst = 0, round_off = 0, total = 0 } = row ?? {};
  return [String(documents), ...[taxable, igst, cgst, sgst, round_off, total].map(rupees)];
};

const bankOf = (row: DaySettled | undefined): string[] => {
  const { settled = 0, fee = 0, fee_gst = 0, remitted = 0 } = row ?? {};
  return [settled, fee, fee_gst, remitted].map(rupees);
};

/**
 * The day book of a month as CSV, a row for each day in India on which something was issued, paid or settled: sales and credit notes
 * by their documents, money as it came and as its refund was decided, and what reached the bank by the reports. Rupees. A refund that its
 * gateway could not give back stays on its day beside its credit note, and stands there among the transfers from then on.
 */
export async function writeDayBook(sql: Sql, month: Month): Promise<string> {
  const { days, money, settled } = await asOfNow(sql, async (tx) => ({
    days: (await readFigures(tx, month)).days,
    money: new Map((await readMoney(tx, month)).map((row) => [row.day, row])),
    settled: new Map((await readSettled(tx, month)).map((row) => [row.day, row])),
  }));
  const of = (day: string, kind: DayFigures["kind"]) => days.find((row) => row.day === day && row.kind === kind);
  const all = [...new Set([...days.map(({ day }) => day), ...money.keys(), ...settled.keys()])].toSorted();
  const lines = all.map((day) => {
    const { cod = 0, gateway = 0, gateway_back = 0, transfer_back = 0 } = money.get(day) ?? {};
    return figureLine([
      day,
      ...documentCells(of(day, "invoice")),
      ...documentCells(of(day, "credit_note")),
      ...[cod, gateway, gateway_back, transfer_back].map(rupees),
      ...bankOf(settled.get(day)),
    ]);
  });
  return figureLine(header) + lines.join("");
}
