import { stat } from "node:fs/promises";
import { isExcel, isWorkbookFile } from "../../sheets/workbook.ts";
import { decodeFile } from "./decodeFile.ts";
import { type Problem, UnreadableFile } from "./problem.ts";
import { type BadLines, cellLimit, type Row, readRows } from "./readRows.ts";

/** A file of rows under a header. `rows` reports what is no row on the way. */
export type Sheet = {
  header: Row;
  /** Bytes of the file in all, and when it was last written to. */
  total: number;
  writtenAt: Date;
  /** How far it has been read. */
  progress(): { bytes: number; rows: number };
  encoding(): string;
  rows(report: (problem: Problem) => void): AsyncGenerator<Row>;
  close(): Promise<void>;
};

/** Opens a CSV file and reads its header. Throws an UnreadableFile when there is none. */
export async function openSheet(path: string, encoding?: string): Promise<Sheet> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new UnreadableFile("This is a folder, not a file.");
  if (!found?.isFile()) throw new UnreadableFile("There is no such file.");
  if (found.size === 0) throw new UnreadableFile("The file is empty.");
  if (await isWorkbookFile(path)) throw new UnreadableFile(isExcel);
  const file = decodeFile(path, encoding);
  const records = readRows(file.chunks);
  const close = async () => void (await records.return(undefined));
  let count = 0;
  try {
    const header = await readHeader(records);
    return {
      header,
      total: found.size,
      writtenAt: found.mtime,
      progress: () => ({ bytes: file.bytes, rows: count }),
      encoding: () => file.encoding,
      async *rows(report) {
        for await (const record of records) {
          if ("cells" in record) {
            count++;
            for (const i of record.cut) {
              const reason = `the cell "${header.cells[i]?.slice(0, 60)}" was cut to ${cellLimit} characters`;
              report({ line: record.line, kind: "notice", product: "", reason });
            }
            yield record;
          } else {
            const { line, lastLine } = record;
            const reason = lastLine > line ? `${record.reason} (and the lines to ${lastLine})` : record.reason;
            report({ line, kind: "refused", product: "", reason });
          }
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readHeader(records: AsyncGenerator<Row | BadLines>): Promise<Row> {
  const first = await records.next();
  if (first.done) throw new UnreadableFile("The file is empty.");
  if (!("cells" in first.value)) throw new UnreadableFile(`The header can't be read: ${first.value.reason}.`);
  return first.value;
}
