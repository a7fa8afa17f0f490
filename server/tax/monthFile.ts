import type { TaxFile } from "../../contract/office/tax.ts";
import type { Sql } from "../database/connect.ts";
import type { Month } from "../gstr1/month.ts";
import { faultyMark, type MonthReturn, type Own, readMonthReturn } from "../gstr1/readMonth.ts";
import { zip } from "../sheets/zip.ts";
import { writeDayBook } from "./dayBook.ts";

/** A file to fetch, its pieces as they come. */
export type MonthFile = { name: string; type: string; pieces: AsyncIterable<Uint8Array> };

async function* whole(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const marked = ({ faults }: MonthReturn, name: string) => (faults.length > 0 ? faultyMark + name : name);

/** A file of a tax month. What is not to be filed has FAULTY- before its name, in the archive too. */
export async function monthFile(sql: Sql, month: Month, file: TaxFile, own: Own): Promise<MonthFile> {
  if (file === "daybook.csv")
    return {
      name: `daybook-${month.name}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: whole(await writeDayBook(sql, month)),
    };
  const made = await readMonthReturn(sql, month, own);
  const name = marked(made, `gstr1-${month.name}`);
  if (file === "gstr1.json")
    return { name: `${name}.json`, type: "application/json", pieces: whole(made.files.get("gstr1.json") ?? "") };
  const files = [...made.files].map(
    ([inside, text]) => [inside === "README.txt" ? inside : marked(made, inside), text] as const,
  );
  return { name: `${name}.zip`, type: "application/zip", pieces: zip(files, new Date()) };
}
