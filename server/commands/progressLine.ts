import type { Progress } from "../catalogue/import/importFile.ts";

const width = 30;
/** Milliseconds between two lines: a terminal's is drawn over, others stay. */
const pace = { terminal: 100, file: 5_000 };

const count = (n: number): string => Math.round(n).toLocaleString("en-IN");

/**
 * Shows how far a file is on `out`: a bar on a terminal, else a plain line every five seconds. `end` clears the bar.
 */
export function progressLine(name: string, out: NodeJS.WriteStream) {
  const started = Date.now();
  let shown = started;
  return {
    show({ bytes, total, rows, products }: Progress): void {
      const now = Date.now();
      if (now - shown < (out.isTTY ? pace.terminal : pace.file)) return;
      shown = now;
      const part = Math.min(bytes / total, 1);
      const rate = count(rows / ((now - started) / 1000));
      const figures = `${Math.floor(part * 100)} % read, ${count(rows)} rows (${rate}/s), ${count(products)} products`;
      const bar = "█".repeat(Math.round(part * width)).padEnd(width, "░");
      out.write(out.isTTY ? `\r\x1b[K${bar} ${figures}` : `${name}: ${figures}\n`);
    },
    end(): void {
      if (out.isTTY) out.write("\r\x1b[K");
    },
  };
}

/** Shows how many of a number of things are done on `out`: a bar on a terminal, else a plain line every five seconds. */
export function stepLine(name: string, out: NodeJS.WriteStream) {
  let shown = Date.now();
  return {
    show({ done, total }: { done: number; total: number }): void {
      const now = Date.now();
      if (now - shown < (out.isTTY ? pace.terminal : pace.file)) return;
      shown = now;
      const bar = "█".repeat(Math.round((done / total) * width)).padEnd(width, "░");
      out.write(
        out.isTTY ? `\r\x1b[K${bar} ${name}: ${count(done)} of ${count(total)}` : `${name}: ${done} of ${total}\n`,
      );
    },
    end(): void {
      if (out.isTTY) out.write("\r\x1b[K");
    },
  };
}
