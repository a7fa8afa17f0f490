import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOver, readMonth } from "../gstr1/month.ts";
import { type MonthReturn, faultyMark as mark, readMonthReturn } from "../gstr1/readMonth.ts";
import type { Command } from "./command.ts";
import { counted } from "./counted.ts";
import { openShop } from "./openShop.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop tax MONTH FOLDER

Writes GSTR-1 of a month (2026-11, in India's time) into FOLDER, from the invoices and credit notes that were issued in
it: the sheets of the portal's offline tool (b2b, b2cl, b2cs, cdnr, cdnur, hsn, docs), the portal's gstr1.json, vouchers
for Tally, and README.txt with the figures.

First everything is checked: the parts come to what the documents say, to the paisa; every line has an HSN; no number is
missing in a series; GSTINs are whole; notes have their invoices. What is wrong is named, and the files' names
begin with FAULTY-. Files of an earlier run are replaced.

Exit status: 0 ready to file, 1 there are faults, 2 nothing was written.
`;

const shownFaults = 50;

/** Writes the files, marked when there are faults, and takes those of an earlier run away. */
async function write(folder: string, { files, faults }: MonthReturn): Promise<void> {
  await mkdir(folder, { recursive: true });
  const earlier = [...files.keys(), "hsn.csv", "hsn-b2b.csv", "hsn-b2c.csv"];
  await Promise.all(
    earlier.flatMap((name) => [name, mark + name]).map((name) => rm(join(folder, name), { force: true })),
  );
  for (const [name, text] of files)
    await writeFile(join(folder, faults.length > 0 && name !== "README.txt" ? mark + name : name), text, {
      mode: 0o600,
    });
}

export const taxCommand: Command = {
  summary: "write GSTR-1 of a month, and its vouchers for Tally",
  usage,
  takes: { words: ["MONTH", "FOLDER"] },
  async run([name = "", given = ""]) {
    const month = readMonth(name);
    if (!month) {
      process.stderr.write(`A month is written 2026-11; not "${name}".\n\n${usage}`);
      return 2;
    }
    const { sql, settings, close } = await openShop();
    try {
      const result = await readMonthReturn(sql, month, {
        ownGstin: settings.shop.gstin,
        hsnDigits: settings.HSN_DIGITS,
      });
      const { faults, documents, files } = result;
      await write(whereGiven(given), result);
      say(`${month.name}: ${counted(documents, "document")}, ${counted(files.size, "file")} in ${given}.`);
      if (!isOver(month)) say("The month is not over: more documents may come.");
      if (faults.length === 0) return 0;
      say(`NOT TO BE FILED, ${counted(faults.length, "fault")}:`);
      for (const fault of faults.slice(0, shownFaults)) say(`  ${fault}`);
      if (faults.length > shownFaults) say(`  … and ${faults.length - shownFaults} more: see README.txt`);
      return 1;
    } finally {
      await close();
    }
  },
};
