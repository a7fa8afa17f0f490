/** The value below which the given share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** "median (least–most)" of several runs. */
export const spreadOf = (values: number[], digits = 0): string =>
  `${quantile(values, 0.5).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** p50/p95/p99 of latencies in milliseconds. */
export const latencies = (values: number[]): string =>
  [0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1)).join(" / ");

/** Prints a table with its columns in line. */
export function printTable(header: string[], rows: string[][]): void {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [header, ...rows])
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}
