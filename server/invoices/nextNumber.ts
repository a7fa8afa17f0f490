import type { Transaction } from "../database/connect.ts";
import { financialYear } from "./financialYear.ts";

/** A document's number: "SW/2627/000001", at most 16 characters (rule 46(b) of the CGST Rules). */
export type DocumentNumber = { prefix: string; fin_year: string; serial: number; number: string };

/**
 * The next number of a series in the financial year of `at`. The counter's row stays locked until the transaction ends:
 * the next one waits, and what is undone gives its number back.
 */
export async function nextNumber(tx: Transaction, prefix: string, at: Date): Promise<DocumentNumber> {
  const fin_year = financialYear(at);
  const [counter] = await tx<{ last: number }[]>`
    insert into document_counter (prefix, fin_year, last) values (${prefix}, ${fin_year}, 1)
    on conflict (prefix, fin_year) do update set last = document_counter.last + 1 returning last`;
  if (!counter) throw new Error(`The series ${prefix}/${fin_year} has no counter.`);
  const serial = counter.last;
  return { prefix, fin_year, serial, number: `${prefix}/${fin_year}/${String(serial).padStart(6, "0")}` };
}
