import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Sql, Transaction } from "../database/connect.ts";
import { csvLine } from "../sheets/cell.ts";
import type { Export } from "./export.ts";

/** How far an export is: things done of those there are. */
export type ExportStep = { done: number; total: number };

/** Characters that are written at a time, at least. */
const pieceLength = 65_536;

async function* piecesOf(what: Export, tx: Transaction, step: ExportStep, onStep: () => void): AsyncGenerator<string> {
  step.total = await what.count(tx);
  let piece = csvLine(what.columns);
  for await (const rows of what.rows(tx)) {
    for (const row of rows) piece += csvLine(row);
    step.done++;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
    onStep();
  }
  yield piece;
}

/** Spreadsheets take a file for UTF-8 by this mark; the import leaves it out. */
async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield "\ufeff";
  yield* pieces;
}

/**
 * Writes an export to the file at `path` (whole, or not at all), or to standard output without one, in constant memory,
 * as the shop was at one moment. Answers how many things there are in it.
 */
export async function writeExport(
  sql: Sql,
  what: Export,
  path: string | undefined,
  onStep: (step: ExportStep) => void = () => {},
): Promise<number> {
  const step: ExportStep = { done: 0, total: 0 };
  await sql.begin("isolation level repeatable read read only", async (tx) => {
    // Whoever reads the output may be slow.
    await tx`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
    const pieces = piecesOf(what, tx, step, () => onStep(step));
    if (path === undefined) {
      await pipeline(pieces, process.stdout, { end: false });
      return;
    }
    const part = `${path}.part`;
    try {
      await pipeline(marked(pieces), createWriteStream(part, { mode: 0o600 }));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  });
  return step.done;
}
