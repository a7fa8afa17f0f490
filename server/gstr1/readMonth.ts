import type { Sql } from "../database/connect.ts";
import { faultsOf, faultsOfSellers, faultsOfSums } from "./faults.ts";
import { figuresText } from "./figuresText.ts";
import { isHsnApart, type Month } from "./month.ts";
import { add, openSums, partNames } from "./parts.ts";
import { openPortalJson } from "./portalJson.ts";
import { type HsnRow, readDocuments, readGaps, readHsn, readLinesWithoutHsn, readSellers } from "./readDocuments.ts";
import { docsLines, headerOf, hsnLines, linesOf, smallLines, tallyLines } from "./sheets.ts";

/** The return of a month: its files by name, how many documents it has, and what is wrong with it. */
export type MonthReturn = { files: Map<string, string>; documents: number; faults: string[] };

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

/**
 * Makes GSTR-1 of a month from the tax documents and their lines alone, as of one moment. `ownGstin` stands in a return
 * without documents; `hsnDigits` is how many digits of an HSN are told.
 */
export async function readMonthReturn(
  sql: Sql,
  month: Month,
  { ownGstin, hsnDigits }: { ownGstin: string; hsnDigits: number },
): Promise<MonthReturn> {
  const sums = openSums();
  const json = openPortalJson(month);
  const faults: string[] = [];
  const sheets = new Map<string, string[]>(partNames.map((part) => [part, [headerOf(part)]]));
  const tally = [headerOf("tally")];
  const read = await sql.begin("isolation level repeatable read read only", async (tx) => {
    // Sorting and adding up stay in memory; compiling these few queries would take longer than running them.
    await tx`
      select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;
    for await (const document of readDocuments(tx, month)) {
      const part = sums.add(document);
      faults.push(...faultsOf(document));
      sheets.get(part)?.push(linesOf(part, document));
      json.add(part, document);
      tally.push(tallyLines(document));
    }
    const hsn = await readHsn(tx, month, hsnDigits);
    const isShort = hsn.some((row) => row.hsn.length < hsnDigits);
    return {
      hsn,
      sellers: (await readSellers(tx, month)).map(({ gstin }) => gstin),
      unnamed: isShort ? await readLinesWithoutHsn(tx, month, hsnDigits) : [],
      gaps: await readGaps(tx, month),
    };
  });
  const { hsn, unnamed, gaps } = read;
  const sellers = read.sellers.length > 0 ? read.sellers : [ownGstin];
  faults.push(
    ...faultsOfSellers(sellers),
    ...unnamed.map(
      (line) =>
        `${line.number}: ${line.description} (${line.sku}) has ${line.hsn ? `the HSN ${line.hsn}, less than ${hsnDigits} digits` : "no HSN"}`,
    ),
    ...gaps.map(({ series, serial }) => `${series}/${String(serial).padStart(6, "0")} is missing in its series`),
    ...faultsOfSums(sums, hsn),
  );
  const files = new Map(partNames.map((part) => [`${part}.csv`, sheets.get(part)?.join("") ?? ""]));
  files.set("b2cs.csv", headerOf("b2cs") + smallLines(sums.small()));
  const told = isHsnApart(month) ? hsn : together(hsn);
  if (isHsnApart(month)) {
    files.set("hsn-b2b.csv", headerOf("hsn") + hsnLines(told.filter(({ registered }) => registered)));
    files.set("hsn-b2c.csv", headerOf("hsn") + hsnLines(told.filter(({ registered }) => !registered)));
  } else files.set("hsn.csv", headerOf("hsn") + hsnLines(told));
  files.set("docs.csv", headerOf("docs") + docsLines(sums.runs));
  files.set("gstr1.json", json.text(sellers[0] ?? ownGstin, sums.small(), told, sums.runs));
  files.set("tally.csv", tally.join(""));
  files.set("README.txt", figuresText(month, sellers, sums, hsn, faults));
  return { files, documents: sums.whole.invoices + sums.whole.notes, faults };
}
