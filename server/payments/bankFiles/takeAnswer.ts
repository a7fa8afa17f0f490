import type { BankAnswer } from "../../../contract/office/bankFiles.ts";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { type Returned, returnTransfers } from "../returnTransfers.ts";
import { settleTransfers, type Transfer } from "../settleTransfers.ts";
import { type FileRow, lockFile } from "./lockFile.ts";
import type { Said } from "./readBankAnswer.ts";
import { putBack } from "./takeBack.ts";

/** The bank's reference (UTR). */
const isReference = (text: string): boolean => /^[\w-]{6,40}$/.test(text);

/** Which transfer of the file a line is about: by its remark, else the only one to that account of that amount. */
function rowOf(rows: readonly FileRow[], { refund, account, amount }: Said): FileRow | undefined {
  if (refund !== null) return rows.find((row) => row.refund === refund);
  const zeros = (number: string) => number.replace(/^0+/, "");
  const found = rows.filter((row) => zeros(row.number) === zeros(account) && row.amount === amount);
  return found.length === 1 ? found[0] : undefined;
}

/** Why a line settles nothing, in words; undefined: it does as it says. */
function whyNot(said: Said, row: FileRow | undefined): string | undefined {
  if (!row) return "it is about no transfer of this file, or about several alike";
  if (said.amount !== undefined && said.amount !== row.amount) return `${row.order_no} has another amount in the file`;
  if (said.outcome === "paid" && !isReference(said.reference))
    return `${row.order_no} has no reference that can be kept`;
  if (row.state === "back") return `${row.order_no} was taken out of this file`;
  if (row.state === "paid" && said.outcome === "refused" && row.reference !== said.reference && !row.by_file)
    return `${row.order_no} is settled already, under ${row.reference}, and the bank says of ${said.reference || "no reference"}: ${said.words}`;
  if (row.state === "paid" && said.outcome === "paid" && row.reference !== said.reference)
    return `${row.order_no} is settled already, under ${row.reference}`;
  return undefined;
}

/**
 * Settles a file by the bank's answer: what was transferred by its reference, what was refused is due again, as is what the bank
 * gave back under the reference by which it was settled, or whatever it is where all of the file was settled under one. What an answer said before is settled once, so it may come again when
 * more of it is done. Undefined: there is no such file.
 */
export async function takeAnswer(
  sql: Sql,
  fileId: number,
  answer: readonly Said[],
  by: Staff,
): Promise<BankAnswer | undefined> {
  return transaction(sql, async (tx) => {
    const rows = await lockFile(tx, fileId);
    if (rows.length === 0) return undefined;
    const paid = new Map<number, Transfer>();
    const refused: { refund: number; order_no: string; said: string }[] = [];
    const returned: Returned[] = [];
    const odd: BankAnswer["odd"] = [];
    const seen = new Set<number>();
    for (const said of answer) {
      const row = rowOf(rows, said);
      const why = whyNot(said, row);
      if (row && !why && said.outcome === "refused" && paid.get(row.refund)?.reference === said.reference) {
        // Made and given back, in one answer: it was never transferred.
        paid.delete(row.refund);
        refused.push({ ...row, said: said.words });
        continue;
      }
      const reason = why ?? (row && seen.has(row.refund) ? `${row.order_no} stands in it twice` : undefined);
      if (reason) odd.push({ line: said.line, message: reason });
      if (reason || !row) continue;
      const isReturned = row.state === "paid" && said.outcome === "refused";
      if (row.state !== "waiting" && !isReturned) continue;
      seen.add(row.refund);
      if (isReturned) returned.push({ ...row, reference: row.reference ?? said.reference, said: said.words });
      else if (said.outcome === "paid") paid.set(row.refund, { refund: row.refund, reference: said.reference });
      else if (said.outcome === "refused") refused.push({ ...row, said: said.words });
    }
    const settled = await settleTransfers(tx, [...paid.values()], by);
    await returnTransfers(tx, returned, by);
    await putBack(tx, fileId, [...refused, ...returned], by);
    const waiting = rows.filter(({ state }) => state === "waiting").length - settled.length - refused.length;
    return { paid: settled.length, refused: refused.length + returned.length, waiting, odd: odd.slice(0, 20) };
  });
}
