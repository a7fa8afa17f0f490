import { parseArgs } from "node:util";
import type { Format } from "../catalogue/import/detectFormat.ts";

export type ImportArguments = {
  files: string[];
  dryRun: boolean;
  format: Format | "auto";
  encoding: string | undefined;
  report: string | undefined;
  pictures: string | undefined;
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
  } as const;
  try {
    const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
    const format = formats.find((known) => known === (values.format ?? "auto"));
    if (!format) return { wrong: `--format is ${formats.join(", ")}; not "${values.format}".` };
    if (files.length === 0) return { wrong: "Which file?" };
    return {
      files,
      dryRun: values["dry-run"] ?? false,
      format,
      encoding: values.encoding,
      report: values.report,
      pictures: values.pictures,
    };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
