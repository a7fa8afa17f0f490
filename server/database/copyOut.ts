import { finished } from "node:stream/promises";
import type { PendingQuery, Row } from "postgres";

/** Bytes that are taken apart at once: some ten milliseconds of work. */
const atOnce = 200_000;
const newLine = 10;

const signs: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A value as COPY's text format writes it, `\N` aside. */
export const copiedText = (written: string): string =>
  written.includes("\\") ? written.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign) : written;

/**
 * The rows of a `copy (…) to stdout`, some at a time, as the database sends them: while these are worked on it makes the next ones. Each row is its
 * columns' values as COPY's text format writes them (`copiedText` reads one); `\N` is null. Who leaves before the end waits until the rest has come and
 * gone: till then the connection takes nothing else.
 */
export async function* copyOut(query: PendingQuery<Row[]>): AsyncGenerator<string[][]> {
  const sent = await query.readable();
  let parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size < atOnce) continue;
      const all = Buffer.concat(parts);
      const end = all.lastIndexOf(newLine) + 1;
      if (end > 0) yield rowsOf(all.toString("utf8", 0, end));
      parts = [all.subarray(end)];
      size = all.length - end;
    }
    if (size > 0) yield rowsOf(Buffer.concat(parts).toString("utf8"));
  } finally {
    if (!sent.destroyed) await finished(sent.resume()).catch(() => {});
  }
}

/** Rows that each end with a line's end. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    rows.push(text.slice(from, end).split("\t"));
    from = end + 1;
  }
  return rows;
}
