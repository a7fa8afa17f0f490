import { parseArgs } from "node:util";
import type { Format } from "../catalogue/import/detectFormat.ts";
import type { Only } from "../catalogue/import/updateSheet.ts";
import { refusedWords } from "./takes.ts";

export type ImportArguments = {
  files: string[];
  dryRun: boolean;
  format: Format | "auto";
  encoding: string | undefined;
  report: string | undefined;
  pictures: string | undefined;
  only: Only | undefined;
  countedAt: Date | undefined;
};

const formats = ["auto", "shopify", "woocommerce"] as const;

/** What `bin/shop import` was asked for, or what is wrong with it. */
export function readImportArguments(args: string[]): ImportArguments | { wrong: string } {
  const text = { type: "string" } as const;
  const options = {
    "dry-run": { type: "boolean" },
    format: text,
    encoding: text,
    report: text,
    pictures: text,
    only: text,
    "counted-at": text,
  } as const;
  try {
    const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
    const format = formats.find((known) => known === (values.format ?? "auto"));
    if (!format) return { wrong: `--format is ${formats.join(", ")}; not "${values.format}".` };
    if (files.length === 0) return { wrong: "Which file?" };
    const only = (["prices", "stock"] as const).find((known) => known === values.only);
    if (values.only !== undefined && !only) return { wrong: `--only is prices or stock; not "${values.only}".` };
    const countedAt = values["counted-at"] === undefined ? undefined : new Date(values["counted-at"]);
    if (countedAt && (only !== "stock" || Number.isNaN(countedAt.getTime()) || countedAt.getTime() > Date.now()))
      return { wrong: "--counted-at goes with --only stock, and is a time that was: 2026-11-22T18:30+05:30." };

    return {
      files,
      dryRun: values["dry-run"] ?? false,
      format,
      encoding: values.encoding,
      report: values.report,
      pictures: values.pictures,
      only,
      countedAt,
    };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}
