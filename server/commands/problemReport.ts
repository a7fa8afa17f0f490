import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { Problem } from "../catalogue/import/problem.ts";
import { csvLine } from "../sheets/cell.ts";

/** Writes every problem to a CSV file at `path`; resolves once it can be written, rejects when it can't. */
export async function openReport(path: string) {
  const stream = createWriteStream(path);
  await new Promise<void>((resolve, reject) => stream.once("open", () => resolve()).once("error", reject));
  const write = (cells: string[]) => stream.write(csvLine(cells));
  write(["File", "Line", "Kind", "Product", "Reason"]);
  return {
    add: (file: string, { line, kind, product, reason }: Problem) =>
      void write([file, String(line), kind, product, reason]),
    async close(): Promise<void> {
      stream.end();
      await finished(stream);
    },
  };
}
