import { appendFile } from "node:fs/promises";
import { listPlaced, type Move, moveByMapping, type Shown } from "../catalogue/import/places/moveByMapping.ts";
import { pathKey } from "../catalogue/import/places/path.ts";
import {
  type CategoryMapping,
  MappingError,
  mappingFile,
  readMapping,
} from "../catalogue/import/places/readMapping.ts";
import { transaction } from "../database/transaction.ts";
import type { Command } from "./command.ts";
import { counted } from "./counted.ts";
import { openShop } from "./openShop.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop categories [--write | --apply]

Shows what product files called their categories, and where an import put each: mapped (by categories.txt), known (the shop
has it), guessed (by words), tag (by nothing but a tag), made (a new one).

  --write   add those that categories.txt in SHOP_FOLDER does not name yet to it, to be corrected; lines that are there stay
  --apply   move the products that imports placed to where categories.txt says now; those moved by hand stay. Each import
            does so too

A line of categories.txt is "Electric Guitars = guitars/electric-guitars": a department and its category, by address or
name; what is missing is made. Lines that begin with # are comments. Exit status: 0 done, 2 the file can't be read.
`;

/** What was moved, a line for each category of a file. */
export const tellMoves = (moves: Move[]): string[] =>
  moves.map(({ text, from, to, products, missed }) => {
    const other = missed === undefined ? "" : `; the address ${missed} is taken, so it became this one`;
    return `  ${text}: ${from} → ${to} (${counted(products, "product")})${other}`;
  });

const headings = {
  guessed: "Guessed from the words. Please look through them",
  tag: "From nothing but a tag. Please look through them",
  made: "Made anew, as the file says",
  known: "In the shop under this name",
  mapped: "",
} as const;

/** The lines to add to a mapping file for what it doesn't name. */
function linesFor(shown: Shown[], mapping: CategoryMapping): { text: string; count: number } {
  const missing = [...new Map(shown.map((one) => [pathKey(one.text), one])).entries()].filter(
    // A line of two = would say nothing.
    ([key, { to }]) => key !== "" && to !== "" && !key.includes(" = ") && !mapping.has(key),
  );
  const blocks = (["guessed", "tag", "made", "known"] as const).flatMap((kind) => {
    const lines = missing.filter(([, { how }]) => how === kind).map(([, { text, to }]) => `${text} = ${to}`);
    return lines.length > 0 ? [`\n# ${headings[kind]}.\n${lines.join("\n")}\n`] : [];
  });
  return { text: blocks.join(""), count: missing.length };
}

export const categoriesCommand: Command = {
  summary: "show where imports put a file's categories, and correct it",
  usage,
  takes: { flags: ["--write", "--apply"] },
  async run([mode, ...more]) {
    if (more.length > 0) {
      process.stderr.write(`One of --write and --apply at a time.\n\n${usage}`);
      return 2;
    }
    const { sql, close, settings } = await openShop();
    try {
      const mapping = await readMapping(settings.SHOP_FOLDER);
      const file = mappingFile(settings.SHOP_FOLDER);
      if (mode === "--apply") {
        const moves = await transaction(sql, (tx) => moveByMapping(tx, mapping));
        say(
          moves.length > 0 ? ["Moved:", ...tellMoves(moves)].join("\n") : "Everything lies where categories.txt says.",
        );
        return 0;
      }
      const shown = await transaction(sql, listPlaced);
      if (mode === "--write") {
        const { text, count } = linesFor(shown, mapping);
        if (count > 0) await appendFile(file, text);
        say(`${file}: ${count} added. Correct what is wrong, then bin/shop categories --apply.`);
        return 0;
      }
      for (const { text, how, to, products } of shown)
        say(`${how.padEnd(8)} ${text} = ${to} (${counted(products, "product")})`);
      if (shown.length === 0) say("No import has placed anything by a file's categories.");
      return 0;
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      process.stderr.write(`${error.message}\nNothing was changed.\n`);
      return 2;
    } finally {
      await close();
    }
  },
};
