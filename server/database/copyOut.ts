import { finished } from "node:stream/promises";
import type { PendingQuery, Row } from "postgres";

/** Bytes that are taken apart at once: some ten milliseconds of work. */
const atOnce = 200_000;

const [newLine, tab, minus, zero] = [10, 9, 45, 48];

const signs: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A value as COPY's text format writes it, `\N` aside. */
const copiedText = (written: string): string =>
  written.includes("\\") ? written.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign) : written;

/**
 * The rows of a `copy (…) to stdout`, some at a time, as the database sends them: while these are worked on it makes the next ones. A part is whole
 * rows as COPY's text format writes them, to be read before the next is asked for. Who leaves before the end waits until the rest has come and
 * gone: till then the connection takes nothing else.
 */
export async function* copyOut(query: PendingQuery<Row[]>): AsyncGenerator<Buffer> {
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
      if (end > 0) yield all.subarray(0, end);
      parts = [all.subarray(end)];
      size = all.length - end;
    }
    if (size > 0) yield Buffer.concat(parts);
  } finally {
    if (!sent.destroyed) await finished(sent.resume()).catch(() => {});
  }
}

/** Reads the rows of a part, one after the other, column by column, without making texts of what is not asked for as one. */
export class CopiedRows {
  /** The part; column `n` of the row that is read is `bytes` from `from(n)` to before `to(n)`. */
  readonly bytes: Buffer;
  readonly #ends: Int32Array;
  #next = 0;

  constructor(bytes: Buffer, columns: number) {
    this.bytes = bytes;
    this.#ends = new Int32Array(columns + 1);
  }

  /** Goes on to the next row; false where there is none. */
  next(): boolean {
    if (this.#next >= this.bytes.length) return false;
    let column = 0;
    let at = this.#next;
    this.#ends[column++] = at - 1;
    for (; at < this.bytes.length && this.bytes[at] !== newLine; at++)
      if (this.bytes[at] === tab) this.#ends[column++] = at;
    this.#ends[column] = at;
    this.#next = at + 1;
    return true;
  }

  from(column: number): number {
    return (this.#ends[column] ?? 0) + 1;
  }

  to(column: number): number {
    return this.#ends[column + 1] ?? 0;
  }

  /** A text; "" for null, which `\\N` says. */
  text(column: number): string {
    const written = this.bytes.toString("utf8", this.from(column), this.to(column));
    return written === "\\N" ? "" : copiedText(written);
  }

  /** A number. */
  number(column: number): number {
    const [from, to] = [this.from(column), this.to(column)];
    const first = this.bytes[from] === minus ? from + 1 : from;
    let number = 0;
    for (let at = first; at < to; at++) {
      const digit = (this.bytes[at] ?? 0) - zero;
      if (digit < 0 || digit > 9 || to - first > mostDigits) return Number(this.bytes.toString("latin1", from, to));
      number = number * 10 + digit;
    }
    return first === from ? number : -number;
  }
}
/** Whole numbers of so many digits are exact. */
const mostDigits = 15;
