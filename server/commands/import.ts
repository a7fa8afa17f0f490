import type { Change, Changes } from "../catalogue/import/changes.ts";
import { importFile } from "../catalogue/import/importFile.ts";
import { moveByMapping } from "../catalogue/import/places/moveByMapping.ts";
import { type CategoryMapping, readMapping } from "../catalogue/import/places/readMapping.ts";
import type { Places } from "../catalogue/import/places/tally.ts";
import { type Problem, UnreadableFile } from "../catalogue/import/problem.ts";
import type { ImportResult } from "../catalogue/import/result.ts";
import { type UpdateResult, updateFromSheet } from "../catalogue/import/updateSheet.ts";
import { openPictures } from "../catalogue/photographs/openPictures.ts";
import { takePhotographs, wantedSince } from "../catalogue/photographs/takePhotographs.ts";
import { countUnsold, unsoldWords } from "../catalogue/readLacks.ts";
import { sendPicture } from "../catalogue/store/sharedPictures.ts";
import { picturesOf } from "../catalogue/uploads/folders.ts";
import { openDatabase, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { transaction } from "../database/transaction.ts";
import { formatMoney } from "../money.ts";
import { loadSettings, type Settings } from "../settings.ts";
import { tellMoves } from "./categories.ts";
import type { Command } from "./command.ts";
import { type ImportArguments, readImportArguments } from "./importArguments.ts";
import { openProblemList, shownProblems } from "./problemList.ts";
import { openReport } from "./problemReport.ts";
import { progressLine, stepLine } from "./progressLine.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop import FILE.csv [FILE …] [OPTIONS]

Loads product files as Shopify (both generations) and WooCommerce export them. The same file again changes nothing; a
file with changes changes just those products. docs/import.md tells the rules.

  --only prices      take prices and nothing else; variants are known by SKU
  --only stock       take counts of pieces to sell and nothing else (Shopify's inventory export is such a file); what was
                     ordered since they were counted is taken off
  --counted-at TIME  when they were counted (2026-11-22T18:30+05:30); by default the column "Counted At", else when the
                     file was written
  --dry-run          do everything, report everything, change nothing
  --format FORMAT    shopify, woocommerce or auto (by the header); default auto
  --encoding NAME    utf-8, utf-16le, windows-1252 …; found out by default
  --pictures PLACE   a folder or a zip in which photographs lie that the file calls by their names (veena-front.jpg);
                     those with http(s) addresses are fetched
  --report FILE      write every problem to FILE as CSV (the first 50 are shown in any case)

Works beside a running shop and without one. Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could
be read.
`;

const number = (n: number) => n.toLocaleString("en-IN");

/** What is said of a file at the end: its counts, what its owner should know, what is wrong with it. */
type Summary = { file: string; status: 0 | 1 | 2; lines: string[] };

function tellChanges(changes: Changes): string[] {
  const told = ({ kind, subject, was, now }: Change) => {
    if (was === undefined || now === undefined) return subject;
    return `${subject} ${kind === "price raised" ? `${formatMoney(was)} → ${formatMoney(now)}` : `${was} → ${now}`}`;
  };
  return Object.entries(changes).map(([kind, { count, first }]) => {
    const more = count > first.length ? ` and ${number(count - first.length)} more` : "";
    return `${kind[0]?.toUpperCase()}${kind.slice(1)}: ${number(count)} (${first.map(told).join(", ")}${more})`;
  });
}

const shownPlaces = 40;

/** Where a file's categories went: what should be looked at first. */
function tellPlaces(places: Places): string[] {
  const order = ["guessed", "tag", "made", "mapped", "known"] as const;
  const all = [...places.values()].filter(({ text }) => text !== "");
  const counts = order.flatMap((how) => {
    const n = all.filter((place) => place.how === how).length;
    return n > 0 ? [`${number(n)} ${how === "tag" ? "by nothing but a tag" : how}`] : [];
  });
  if (counts.length === 0) return [];
  const lines = order.flatMap((how) =>
    all
      .filter((place) => place.how === how)
      .map(({ text, to, products }) => `  ${how.padEnd(7)} ${text} = ${to} (${number(products)})`),
  );
  const more = lines.length > shownPlaces ? [`  … and ${number(lines.length - shownPlaces)} more`] : [];
  const correct = all.some(({ how }) => how === "guessed" || how === "tag" || how === "made");
  return [
    `Categories of the file: ${counts.join(", ")}.`,
    ...lines.slice(0, shownPlaces),
    ...more,
    ...(correct ? ["  To correct them once for all: bin/shop categories --write"] : []),
  ];
}

function countsOf(result: ImportResult | UpdateResult): string[] {
  if ("format" in result) {
    const { format, encoding, rows, added, changed, unchanged, refused, variants } = result;
    return [
      `Read as ${format}, ${encoding}: ${number(rows)} rows.`,
      `Products: ${number(added)} added, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(refused)} refused. Variants: ${number(variants)}.`,
    ];
  }
  const { encoding, rows, changed, unchanged, countedAt } = result;
  const at = countedAt && ` Counted ${countedAt.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" })}.`;
  return [
    `Read as ${encoding}: ${number(rows)} rows.${at ?? ""}`,
    `Variants: ${number(changed)} changed, ${number(unchanged)} unchanged.`,
  ];
}

/** Imports one file; says nothing yet. */
async function importOne(
  sql: Sql,
  file: string,
  args: ImportArguments,
  pictures: string | undefined,
  mapping: CategoryMapping,
  onProblem: (problem: Problem) => void,
): Promise<Summary> {
  const problems = openProblemList();
  const progress = progressLine(file, process.stderr);
  const options = {
    encoding: args.encoding,
    dryRun: args.dryRun,
    onWait: () => say("Another import is running; waiting for it to end."),
    onProblem(problem: Problem) {
      problems.add(problem);
      onProblem(problem);
    },
  };
  try {
    const result = args.only
      ? await updateFromSheet(sql, whereGiven(file), args.only, { ...options, countedAt: args.countedAt })
      : await importFile(sql, whereGiven(file), { ...options, format: args.format, pictures, mapping }, progress.show);
    const elsewhere = args.report ? `: see ${args.report}` : "; --report FILE writes all of them";
    return {
      file,
      status: result.refusals > 0 ? 1 : 0,
      lines: [
        ...(args.dryRun ? ["Nothing was changed (dry run)."] : []),
        ...countsOf(result),
        ...tellChanges(result.changes),
        ...("places" in result ? tellPlaces(result.places) : []),
        `Problems: ${number(result.refusals)} refused, ${number(result.notices)} noticed.`,
        ...problems.lines(elsewhere),
      ],
    };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { file, status: 2, lines: [error.message] };
  } finally {
    progress.end();
  }
}

/** Takes the photographs that products name by an address, and tells which of those that these files want can't be had. */
async function takeAll(sql: Sql, settings: Settings, folder: string | undefined, since: Date): Promise<void> {
  const progress = stepLine("pictures", process.stderr);
  const kept = picturesOf(settings);
  const { taken, missing } = await takePhotographs(
    sql,
    { kept, folder, trusted: settings.PICTURE_HOSTS, send: (picture) => sendPicture(settings, picture) },
    progress.show,
  );
  progress.end();
  if (taken + missing.length === 0) return;
  const own = await wantedSince(sql, since);
  const [here, earlier] = [
    missing.filter(({ address }) => own.has(address)),
    missing.filter(({ address }) => !own.has(address)),
  ];
  const others = earlier.length > 0 ? ` ${number(earlier.length)} that earlier files wanted are still missing.` : "";
  say(`Photographs: ${number(taken)} taken, ${number(here.length)} missing.${others}`);
  for (const { address, reason } of here.slice(0, shownProblems)) say(`  ${address}: ${reason} (notice)`);
  if (here.length > shownProblems) say(`  … and ${number(here.length - shownProblems)} more`);
}

async function run(words: string[]): Promise<number> {
  const args = readImportArguments(words);
  if ("wrong" in args) {
    process.stderr.write(`${args.wrong}\n\n${usage}`);
    return 2;
  }
  const report = args.report === undefined ? undefined : await openReport(whereGiven(args.report));
  const settings = loadSettings();
  const mapping = await readMapping(settings.SHOP_FOLDER);
  const pictures = args.pictures === undefined ? undefined : await openPictures(whereGiven(args.pictures));
  for (const words of pictures?.leftOut ?? []) say(`${words}: left out`);
  const writesProducts = !args.dryRun && !args.only;
  const database = await openDatabase(settings);
  try {
    await migrate(database.sql);
    const [since] = await database.sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const summaries: Summary[] = [];
    if (writesProducts) {
      const moves = await transaction(database.sql, (tx) => moveByMapping(tx, mapping));
      if (moves.length > 0) say(["Moved to where categories.txt says:", ...tellMoves(moves)].join("\n"));
    }
    for (const file of args.files)
      summaries.push(
        await importOne(database.sql, file, args, pictures?.folder, mapping, (problem) => report?.add(file, problem)),
      );
    const readable = summaries.some(({ status }) => status < 2);
    if (readable && writesProducts) await takeAll(database.sql, settings, pictures?.folder, since?.at ?? new Date());
    // Last, so that it is what stays in sight.
    for (const { file, status, lines } of summaries)
      if (status === 2) process.stderr.write(`${file}: ${lines.join("\n")}\n`);
      else say(`${file}\n${lines.join("\n")}`);
    if (!readable) return 2;
    const unsold = writesProducts ? await countUnsold(database.sql) : 0;
    if (unsold > 0) say(`Mind: ${unsoldWords(unsold)} See bin/shop lacks.`);
    return summaries.some(({ status }) => status > 0) ? 1 : 0;
  } finally {
    await report?.close();
    await database.close();
    await pictures?.close();
  }
}

export const importCommand: Command = { summary: "load product files of Shopify or WooCommerce", usage, run };
