import type { Sql } from "../../database/connect.ts";
import { pictureAddress } from "./address.ts";
import { emptyBatch, isFull, parts } from "./batch.ts";
import { type Claimed, claimBatch } from "./claim.ts";
import { detectFormat, duplicates, type Format } from "./detectFormat.ts";
import { inOrder } from "./inOrder.ts";
import { openSheet } from "./openSheet.ts";
import { placesMade } from "./places/placesMade.ts";
import type { CategoryMapping } from "./places/readMapping.ts";
import { type Problem, UnreadableFile } from "./problem.ts";
import { products } from "./products.ts";
import type { Row } from "./readRows.ts";
import { addWritten, emptyResult, type ImportResult, productsDone, type Written } from "./result.ts";
import { openRun } from "./run.ts";
import { unreadColumns } from "./unread.ts";
import type { Watch } from "./watch.ts";
import { type BatchResult, writeBatch } from "./writeBatch.ts";

export type ImportOptions = {
  /** Which shop system the file is from; found out from its header by default. */
  format?: Format | "auto";
  /** Any label of the WHATWG Encoding Standard; found out by default. */
  encoding?: string | undefined;
  /** Do everything, report everything, keep nothing. */
  dryRun?: boolean;
  /** The folder in which pictures lie that the file calls by their names. */
  pictures?: string | undefined;
  /** Where the owner wants a file's categories. */
  mapping?: CategoryMapping | undefined;
  onProblem?: (problem: Problem) => void;
  /** Called when another import runs, before waiting for it. */
  onWait?: () => void;
  watch?: Watch | undefined;
};

/** How far an import is: bytes read of the file's, rows read, products done. */
export type Progress = { bytes: number; total: number; rows: number; products: number };

/** Batches that are written at the same time: the database's work on one goes beside that on the other. */
const mostAtOnce = 2;
/** Rows between two words of progress. */
const progressRows = 500;

/**
 * Loads a product file of Shopify's or WooCommerce's into the catalogue, in constant memory, a transaction for each thousand
 * products, or 200 that the shop has already. While two such parts are written the next one is read. The same file again changes nothing. Rows that can't go in are reported and the rest goes in; throws an
 * UnreadableFile when nothing can be read at all. One import at a time in a database; a second one waits.
 */
export async function importFile(
  sql: Sql,
  path: string,
  options: ImportOptions = {},
  onProgress?: (progress: Progress) => void,
): Promise<ImportResult> {
  const sheet = await openSheet(path, options.encoding);
  const { header } = sheet;
  const run = await openRun(sql, options.onWait ?? (() => {})).catch(async (error: unknown) => {
    await sheet.close();
    throw error;
  });
  try {
    const format = detectFormat(header.cells, options.format ?? "auto");
    const result = emptyResult(format, unreadColumns(format, header.cells));
    const report = (problem: Problem) => {
      result[problem.kind === "refused" ? "refusals" : "notices"]++;
      options.onProblem?.(problem);
    };
    for (const name of duplicates(header.cells))
      report({
        line: header.line,
        kind: "notice",
        product: "",
        reason: `the column "${name.slice(0, 60)}" stands twice; the first counts`,
      });

    const progress = () => onProgress?.({ ...sheet.progress(), total: sheet.total, products: productsDone(result) });
    let batch = emptyBatch();
    const note = (problem: Problem) => void batch.problems.push(problem);
    const rows = counted(sheet.rows(note), () => {
      if (++result.rows % progressRows === 0) progress();
    });
    // A file that many rows name is read and hashed once a batch.
    const addresses = new Map<string, string | undefined>();
    const addressOf = (text: string) => {
      if (!addresses.has(text)) addresses.set(text, pictureAddress(text, options.pictures));
      return addresses.get(text);
    };
    const tally = (written: Written) => {
      addWritten(result, written, report);
      progress();
    };
    const { dryRun = false, mapping = new Map(), watch } = options;
    const write = async ({ free, known, ...said }: Claimed): Promise<Written> => {
      const results: BatchResult[] = [];
      for (const part of parts(free, known)) results.push(await writeBatch(sql, part, dryRun, mapping, watch));
      return { ...said, results };
    };
    // What is tried is undone, so the next batch may want what it made; who watches hears of one batch after the other.
    const writing = inOrder(dryRun || watch ? 1 : mostAtOnce, tally);
    const makesPlaces = placesMade();
    const flush = async () => {
      const read = batch;
      batch = emptyBatch();
      addresses.clear();
      const claimed = await claimBatch(run, read);
      await writing.add(() => write(claimed), makesPlaces(claimed.free));
    };
    try {
      for await (const product of products(format, header.cells, rows, run, note, addressOf)) {
        if (product) {
          batch.products.push(product);
          batch.text += (product.fields.description?.length ?? 0) + product.variants.length * 300;
        } else result.refused++;
        if (isFull(batch)) await flush();
      }
      await flush();
      await writing.end();
    } finally {
      await writing.rest();
    }
    if (result.rows === 0 && result.refusals === 0) throw new UnreadableFile("The file has a header but no rows.");
    return { ...result, encoding: sheet.encoding() };
  } finally {
    await sheet.close();
    await run.close();
  }
}

/** The rows, each told to `count`. */
async function* counted(rows: AsyncIterable<Row>, count: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    count();
    yield row;
  }
}
