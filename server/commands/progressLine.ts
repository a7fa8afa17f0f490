import type { Progress } from "../catalogue/import/importFile.ts";

const width = 30;
/** Milliseconds between two lines: a terminal's is drawn over, others stay. */
const pace = { terminal: 100, file: 5_000 };

const count = (n: number): string => Math.round(n).toLocaleString("en-IN");

/** Shows on `out` how far a work is: a bar on a terminal, else a plain line every five seconds. `end` clears the bar. */
export function barLine(name: string, out: NodeJS.WriteStream) {
  let shown = Date.now();
  return {
    /** `part` of it is done, from 0 to 1; `figures` says so in words. */
    show(part: number, figures: string): void {
      const now = Date.now();
      if (now - shown < (out.isTTY ? pace.terminal : pace.file)) return;
      shown = now;
      const bar = "█".repeat(Math.round(part * width)).padEnd(width, "░");
      out.write(out.isTTY ? `\r\x1b[K${bar} ${figures}` : `${name}: ${figures}\n`);
    },
    end(): void {
      if (out.isTTY) out.write("\r\x1b[K");
    },
  };
}

/** Shows how far the import of a file is. */
export function progressLine(name: string, out: NodeJS.WriteStream) {
  const started = Date.now();
  const { show, end } = barLine(name, out);
  return {
    show({ bytes, total, rows, products }: Progress): void {
      const part = Math.min(bytes / total, 1);
      const rate = count(rows / ((Date.now() - started) / 1000));
      show(part, `${Math.floor(part * 100)} % read, ${count(rows)} rows (${rate}/s), ${count(products)} products`);
    },
    end,
  };
}

/** Shows how many of a number of things are done. */
export function stepLine(name: string, out: NodeJS.WriteStream) {
  const { show, end } = barLine(name, out);
  return {
    show: ({ done, total }: { done: number; total: number }): void =>
      show(done / total, `${out.isTTY ? `${name}: ` : ""}${count(done)} of ${count(total)}`),
    end,
  };
}
