import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
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

/** The shop as it is at one moment. Whoever reads what comes of it may be slow. */
const atOneMoment = (sql: Sql, work: (tx: Transaction) => Promise<void>) =>
  sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
    await work(tx);
  });

/** For how long nobody may take the next piece of a stream, in milliseconds. */
const silence = 60_000;

async function* takenFrom(pieces: AsyncIterable<string>, giveUp: (why: Error) => void): AsyncGenerator<string> {
  const late = setTimeout(() => giveUp(new Error("Nobody has read the export for a minute.")), silence);
  try {
    for await (const piece of pieces) {
      yield piece;
      late.refresh();
    }
  } finally {
    clearTimeout(late);
  }
}

/**
 * An export as it is made, as the shop was at one moment, in constant memory. `ended` hears when it is whole, or with what it broke
 * off: when its reader goes away, or reads nothing for a minute.
 */
export function streamExport(sql: Sql, what: Export, ended: (error?: unknown) => void): ReadableStream<Uint8Array> {
  const through = new PassThrough();
  atOneMoment(sql, (tx) => {
    const pieces = marked(piecesOf(what, tx, { done: 0, total: 0 }, () => {}));
    return pipeline(
      takenFrom(pieces, (why) => void through.destroy(why)),
      through,
      { end: false },
    );
  }).then(
    () => {
      ended(); // before its reader sees the end: he may ask for the next at once
      through.end();
    },
    (error: unknown) => {
      through.destroy(error instanceof Error ? error : new Error(String(error)));
      ended(error);
    },
  );
  return Readable.toWeb(through) as ReadableStream<Uint8Array>;
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
  await atOneMoment(sql, async (tx) => {
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
