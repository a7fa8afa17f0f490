import type { Sql, Transaction } from "../database/connect.ts";
import type { Month } from "../gstr1/month.ts";
import { type DayFigures, readFigures } from "../gstr1/readFigures.ts";
import { asOfNow } from "../gstr1/readMonth.ts";
import { figureLine } from "../sheets/cell.ts";
import { rupees } from "../sheets/figures.ts";

/** Money of a day, in paise: cash at the door, what the gateway took, and what was given back, by its way. */
type DayMoney = { day: string; cod: number; gateway: number; gateway_back: number; transfer_back: number };

const readMoney = (tx: Transaction, { from, to }: Month) => tx<DayMoney[]>`
  select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, coalesce(sum(amount) filter (where is_cod and not back), 0)::bigint as cod,
    coalesce(sum(amount) filter (where not is_cod and not back), 0)::bigint as gateway,
    coalesce(sum(amount) filter (where not is_cod and back), 0)::bigint as gateway_back,
    coalesce(sum(amount) filter (where is_cod and back), 0)::bigint as transfer_back
  from (
    select captured_at as at, gateway = 'cod' as is_cod, false as back, amount from payment where captured_at >= ${from} and captured_at < ${to}
    union all
    select r.created_at, p.gateway = 'cod', true, r.amount from refund r join payment p on p.id = r.payment_id
    where r.created_at >= ${from} and r.created_at < ${to} and r.state <> 'failed') money
  group by 1 order by 1`;

const documentColumns = ["Documents", "Taxable", "IGST", "CGST", "SGST", "Round Off", "Total"];
const header = [
  "Day",
  ...documentColumns.map((name) => `Sales ${name}`),
  ...documentColumns.map((name) => `Credit Notes ${name}`),
  "COD Received",
  "Gateway Paid",
  "Gateway Refunds",
  "Refunds By Transfer",
];

const documentCells = (row: DayFigures | undefined): string[] => {
  const { documents = 0, taxable = 0, igst = 0, cgst = 0, sgst = 0, round_off = 0, total = 0 } = row ?? {};
  return [String(documents), ...[taxable, igst, cgst, sgst, round_off, total].map(rupees)];
};

/**
 * The day book of a month as CSV, a row for each day in India on which something was issued or paid: sales and credit notes
 * by their documents, money as it came and as its refund was decided. Rupees.
 */
export async function writeDayBook(sql: Sql, month: Month): Promise<string> {
  const { days, money } = await asOfNow(sql, async (tx) => ({
    days: (await readFigures(tx, month)).days,
    money: new Map((await readMoney(tx, month)).map((row) => [row.day, row])),
  }));
  const of = (day: string, kind: DayFigures["kind"]) => days.find((row) => row.day === day && row.kind === kind);
  const all = [...new Set([...days.map(({ day }) => day), ...money.keys()])].toSorted();
  const lines = all.map((day) => {
    const { cod = 0, gateway = 0, gateway_back = 0, transfer_back = 0 } = money.get(day) ?? {};
    return figureLine([
      day,
      ...documentCells(of(day, "invoice")),
      ...documentCells(of(day, "credit_note")),
      ...[cod, gateway, gateway_back, transfer_back].map(rupees),
    ]);
  });
  return figureLine(header) + lines.join("");
}
