import { join, resolve } from "node:path";
import { type ImportResult, importFile } from "../catalogue/import/importFile.ts";
import { type Problem, UnreadableFile } from "../catalogue/import/problem.ts";
import { takePhotographs } from "../catalogue/photographs/takePhotographs.ts";
import { openDatabase, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings, type Settings } from "../settings.ts";
import type { Command } from "./command.ts";
import { type ImportArguments, readImportArguments } from "./importArguments.ts";
import { openReport } from "./problemReport.ts";
import { progressLine, stepLine } from "./progressLine.ts";

const usage = `Usage: bin/shop import FILE.csv [FILE …] [OPTIONS]

Loads product files as Shopify (both generations) and WooCommerce export them. The same file again changes nothing; a
file with changes changes just those products. docs/import.md tells the rules.

  --dry-run          do everything, report everything, change nothing
  --format FORMAT    shopify, woocommerce or auto (by the header); default auto
  --encoding NAME    utf-8, utf-16le, windows-1252 …; found out by default
  --pictures FOLDER  where photographs lie that the file calls by their names (veena-front.jpg); those with http(s)
                     addresses are fetched
  --report FILE      write every problem to FILE as CSV (the first 50 are shown in any case)

Works beside a running shop and without one. Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could
be read.
`;

const shownProblems = 50;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

// bin/shop goes to the project's folder; a file is meant from where the command was given.
const given = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);

function summary(
  { format, encoding, rows, added, changed, unchanged, refused, variants, refusals, notices }: ImportResult,
  dryRun: boolean,
): string {
  const number = (n: number) => n.toLocaleString("en-IN");
  return [
    `${dryRun ? "Nothing was changed (dry run). " : ""}Read as ${format}, ${encoding}: ${number(rows)} rows.`,
    `Products: ${number(added)} added, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(refused)} refused. Variants: ${number(variants)}.`,
    `Problems: ${number(refusals)} refused, ${number(notices)} noticed.`,
  ].join("\n");
}

const shown = ({ line, kind, product, reason }: Problem): string =>
  `  line ${line}${product ? `, ${product}` : ""}: ${reason}${kind === "notice" ? " (notice)" : ""}`;

/** Imports one file and tells about it; returns its exit status. */
async function importOne(
  sql: Sql,
  file: string,
  args: ImportArguments,
  onProblem: (problem: Problem) => void,
): Promise<0 | 1 | 2> {
  const first: Problem[] = [];
  const progress = progressLine(file, process.stderr);
  try {
    const result = await importFile(
      sql,
      given(file),
      {
        format: args.format,
        encoding: args.encoding,
        dryRun: args.dryRun,
        pictures: args.pictures === undefined ? undefined : given(args.pictures),
        onWait: () => say("Another import is running; waiting for it to end."),
        onProblem(problem) {
          if (first.length < shownProblems) first.push(problem);
          onProblem(problem);
        },
      },
      progress.show,
    );
    progress.end();
    say(`${file}\n${summary(result, args.dryRun)}`);
    first.forEach((problem) => say(shown(problem)));
    const more = result.refusals + result.notices - first.length;
    if (more > 0)
      say(
        `  … and ${more.toLocaleString("en-IN")} more${args.report ? `: see ${args.report}` : "; --report FILE writes all of them"}`,
      );
    return result.refusals > 0 ? 1 : 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof UnreadableFile)) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return 2;
  }
}

/** Takes the photographs that products name by an address, and tells which can't be had. */
async function takeAll(sql: Sql, settings: Settings, { pictures }: ImportArguments): Promise<void> {
  const folder = pictures === undefined ? undefined : given(pictures);
  const progress = stepLine("pictures", process.stderr);
  const kept = join(settings.DATA_DIR, "pictures");
  const { taken, missing } = await takePhotographs(
    sql,
    { kept, folder, trusted: settings.PICTURE_HOSTS },
    progress.show,
  );
  progress.end();
  if (taken + missing.length === 0) return;
  say(`Photographs: ${taken.toLocaleString("en-IN")} taken, ${missing.length.toLocaleString("en-IN")} missing.`);
  for (const { address, reason } of missing.slice(0, shownProblems)) say(`  ${address}: ${reason} (notice)`);
  if (missing.length > shownProblems) say(`  … and ${(missing.length - shownProblems).toLocaleString("en-IN")} more`);
}

async function run(words: string[]): Promise<number> {
  const args = readImportArguments(words);
  if ("wrong" in args) {
    process.stderr.write(`${args.wrong}\n\n${usage}`);
    return 2;
  }
  const report = args.report === undefined ? undefined : await openReport(given(args.report));
  const settings = loadSettings();
  const database = await openDatabase(settings);
  try {
    await migrate(database.sql);
    const statuses: number[] = [];
    for (const file of args.files)
      statuses.push(await importOne(database.sql, file, args, (problem) => report?.add(file, problem)));
    if (statuses.every((status) => status === 2)) return 2;
    if (!args.dryRun) await takeAll(database.sql, settings, args);
    return statuses.some((status) => status > 0) ? 1 : 0;
  } finally {
    await report?.close();
    await database.close();
  }
}

export const importCommand: Command = { summary: "load product files of Shopify or WooCommerce", usage, run };
