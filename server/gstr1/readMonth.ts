import type { Sql, Transaction } from "../database/connect.ts";
import { type Check, checkMonth } from "./checks.ts";
import { figuresText } from "./figuresText.ts";
import { isHsnApart, type Month } from "./month.ts";
import { add, partNames } from "./parts.ts";
import { openPortalJson } from "./portalJson.ts";
import { type HsnRow, readDocuments, readHsn, readSellers } from "./readDocuments.ts";
import { type MonthFigures, readFigures } from "./readFigures.ts";
import { docsLines, headerOf, hsnLines, linesOf, smallLines, tallyLines } from "./sheets.ts";

/** The return of a month: its files by name, how many documents it has, and what is wrong with it. */
export type MonthReturn = { files: Map<string, string>; documents: number; faults: string[] };

/** What a month comes to, added up and checked. `sellers` are the GSTINs under which its documents were issued. */
export type CheckedMonth = { figures: MonthFigures; hsn: HsnRow[]; sellers: string[]; checks: Check[] };

/** `ownGstin` stands in a return without documents; `hsnDigits` is how many digits of an HSN are told. */
export type Own = { ownGstin: string; hsnDigits: number };

/** Has a transaction sort and add up in memory, as long as it takes; compiling these few queries would take longer than running them. */
export const forManyRows = (tx: Transaction) => tx`
  select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;

/** Reads as of one moment, in no transaction's way. */
export const asOfNow = <T>(sql: Sql, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  sql.begin("isolation level repeatable read read only", async (tx) => {
    await forManyRows(tx);
    return read(tx);
  }) as Promise<T>;

/** Adds a month up and checks it; `most` is how many faults of a kind are named. */
export async function readCheckedMonth(
  tx: Transaction,
  month: Month,
  { ownGstin, hsnDigits, most }: Own & { most: number },
): Promise<CheckedMonth> {
  const figures = await readFigures(tx, month);
  const hsn = [...(await readHsn(tx, month, hsnDigits))];
  const found = (await readSellers(tx, month)).map(({ gstin }) => gstin);
  const sellers = found.length > 0 ? found : [ownGstin];
  return { figures, hsn, sellers, checks: await checkMonth(tx, month, figures, hsn, { sellers, hsnDigits, most }) };
}

/** Table 12 as one, for months before it was told apart. */
function together(rows: readonly HsnRow[]): HsnRow[] {
  const merged = new Map<string, HsnRow>();
  for (const row of rows) {
    const key = `${row.hsn} ${row.gst_bp}`;
    const known = merged.get(key);
    if (known) {
      add(known, row);
      known.quantity += row.quantity;
    } else merged.set(key, { ...row });
  }
  return [...merged.values()];
}

/** Stands before the names of files that are not to be filed. */
export const faultyMark = "FAULTY-";

/** More faults than this are only counted. */
const most = 10_000;

/** Makes GSTR-1 of a month from the tax documents and their lines alone, as of one moment. */
export async function readMonthReturn(sql: Sql, month: Month, own: Own): Promise<MonthReturn> {
  const json = openPortalJson(month);
  const sheets = new Map<string, string[]>(partNames.map((part) => [part, [headerOf(part)]]));
  const tally = [headerOf("tally")];
  const { figures, hsn, sellers, checks } = await asOfNow(sql, async (tx) => {
    for await (const document of readDocuments(tx, month)) {
      sheets.get(document.part)?.push(linesOf(document));
      json.add(document);
      tally.push(tallyLines(document));
    }
    return readCheckedMonth(tx, month, { ...own, most });
  });
  const faults = checks.flatMap((check) => check.faults.map(({ words }) => words));
  const { small, runs, whole } = figures;
  const files = new Map(partNames.map((part) => [`${part}.csv`, sheets.get(part)?.join("") ?? ""]));
  files.set("b2cs.csv", headerOf("b2cs") + smallLines(small));
  const told = isHsnApart(month) ? hsn : together(hsn);
  if (isHsnApart(month)) {
    files.set("hsn-b2b.csv", headerOf("hsn") + hsnLines(told.filter(({ registered }) => registered)));
    files.set("hsn-b2c.csv", headerOf("hsn") + hsnLines(told.filter(({ registered }) => !registered)));
  } else files.set("hsn.csv", headerOf("hsn") + hsnLines(told));
  files.set("docs.csv", headerOf("docs") + docsLines(runs));
  files.set("gstr1.json", json.text(sellers[0] ?? own.ownGstin, small, told, runs));
  files.set("tally.csv", tally.join(""));
  files.set("README.txt", figuresText(month, sellers, figures, hsn, faults));
  return { files, documents: whole.invoices + whole.notes, faults };
}
