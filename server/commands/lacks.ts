import { parseArgs } from "node:util";
import { lackNames } from "../../contract/productLimits.ts";
import { anyShown, type Lacking, missingPhotographs, noProducts, readLacks } from "../catalogue/readLacks.ts";
import type { Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { lackingExport } from "../export/exportLacking.ts";
import { writeExport } from "../export/writeExport.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { refusedWords } from "./takes.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop lacks [--report FILE.csv] [--all]

Counts and names the products that are shown and lack something: HSN or GST rate (without them they are not sold; docs/tax.md
tells where they come from), country of origin, generic name, net quantity, manufacturer, importer of what is imported, weight,
picture (one that could not be had is none, and is told with the reason). A price every product has.

  --report FILE.csv   write them to FILE with what is known, to fill in and bring back with bin/shop import
  --all               name every product, not only the first of each kind

Works beside a running shop and without one. Exit status: 0 nothing lacks, 1 something does, 2 wrong call, or no shop has been
opened there yet.
`;

/** How many products of a kind are named. */
const named = 5;
const number = (n: number) => n.toLocaleString("en-IN");

function tell(lacking: Lacking[], most: number): void {
  for (const lack of lackNames) {
    const slugs = lacking.filter(({ lacks }) => lacks.includes(lack)).map(({ slug }) => slug);
    if (slugs.length === 0) continue;
    const more = slugs.length > most ? ` and ${number(slugs.length - most)} more` : "";
    say(`${lack.padEnd(18)}${number(slugs.length).padStart(6)}  ${slugs.slice(0, most).join(", ")}${more}`);
  }
  const unsold = lacking.filter(({ on_sale }) => !on_sale).length;
  if (unsold > 0)
    say(`${number(unsold)} of them ${unsold === 1 ? "is" : "are"} not sold, as HSN or GST rate is not known.`);
}

/** Which photographs that products name could not be had, and why. */
async function tellPhotographs(sql: Sql, most: number): Promise<void> {
  const missing = await missingPhotographs(sql);
  if (missing.length === 0) return;
  say(`Photographs that could not be had: ${number(missing.length)}. Each import tries again.`);
  for (const { slug, address, problem } of missing.slice(0, most)) say(`  ${slug}: ${address}: ${problem}`);
  if (missing.length > most) say(`  … and ${number(missing.length - most)} more`);
}

function readArguments(args: string[]): { report?: string | undefined; all?: boolean | undefined; wrong?: string } {
  try {
    return parseArgs({ args, options: { report: { type: "string" }, all: { type: "boolean" } } }).values;
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}

export const lacksCommand: Command = {
  summary: "count and name products that lack what the law, couriers or shoppers ask for",
  usage,
  async run(args) {
    const given = readArguments(args);
    if (given.wrong !== undefined) {
      process.stderr.write(`${given.wrong}\n\n${usage}`);
      return 2;
    }
    const { sql, close } = await openShop();
    try {
      await migrate(sql);
      const lacking = await readLacks(sql);
      if (lacking.length === 0) {
        say((await anyShown(sql)) ? "Nothing lacks." : noProducts);
        return 0;
      }
      say(`${number(lacking.length)} products lack something.`);
      tell(lacking, given.all ? lacking.length : named);
      await tellPhotographs(sql, given.all ? Number.POSITIVE_INFINITY : named);
      if (given.report !== undefined) {
        const path = whereGiven(given.report);
        await writeExport(sql, lackingExport(lacking), path);
        say(`Written to ${path}: fill it in, then bin/shop import it.`);
      }
      return 1;
    } finally {
      await close();
    }
  },
};
