import type { Sql } from "../../database/connect.ts";
import { csvLine } from "../../sheets/cell.ts";

/** What a transfer is told by in the bank's statement and answer: the order, and the refund behind an R. */
export const remarkOf = (orderNo: string, refundId: number): string =>
  `REFUND ${orderNo.replaceAll("-", "")} R${refundId}`;

/** Paise as banks take rupees: "1234.50". */
const rupees = (paise: number): string => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;

const heads = ["Beneficiary name", "Account number", "IFSC", "Amount", "Remarks"];

/**
 * A file's transfers as banks take many at once; undefined: there is no such file. Of a file that was taken back in part it
 * holds the rest. Every cell begins with a letter or digit, so nothing in it is a formula.
 */
export async function bankFileCsv(sql: Sql, fileId: number): Promise<string | undefined> {
  const rows = await sql<
    { id: number; order_no: string; amount: number; name: string; number: string; ifsc: string; state: string }[]
  >`
    select r.id, o.order_no, r.amount, f.name, f.number, f.ifsc, f.state from bank_file_row f join refund r on r.id = f.refund_id
    join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where f.file_id = ${fileId} order by r.id`;
  if (rows.length === 0) return undefined;
  const lines = rows
    .filter(({ state }) => state !== "back")
    .map(({ id, order_no, amount, name, number, ifsc }) => [
      name,
      number,
      ifsc,
      rupees(amount),
      remarkOf(order_no, id),
    ]);
  return [heads, ...lines].map(csvLine).join("");
}
