import { execSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

/** One measurement: when and of which commit, on what, and each figure by its name. */
export type Measurement = { at: string; commit: string; machine: string; figures: Record<string, number> };

const folder = join(import.meta.dirname, "..", "..", "docs", "figures");

/** The commit that is measured, in short, as it is known here. */
export const measuredCommit = (): string =>
  execSync("git rev-parse --short=8 HEAD 2>/dev/null || echo unknown", { encoding: "utf8" }).trim();

/** Keeps what was measured as a small file of its own beside the docs, when `--keep` was said: from these, plots are drawn. */
export function keepFigures(bench: string, figures: Record<string, number>): void {
  if (!process.argv.includes("--keep")) return;
  const at = `${new Date().toISOString().slice(0, 16)}Z`;
  const commit = measuredCommit();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );
  const measurement: Measurement = { at, commit, machine, figures: rounded };
  mkdirSync(join(folder, bench), { recursive: true });
  const file = join(folder, bench, `${at.replace(":", "")}-${commit}.json`);
  writeFileSync(file, `${JSON.stringify(measurement, undefined, 2)}\n`);
  console.log(`Kept in docs/figures/${bench}: node tests/bench/plotFigures.ts draws all of them.`);
}
