import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyChange } from "../../server/bulk/applyChange.ts";
import { previewChange } from "../../server/bulk/previewChange.ts";
import { findVariants } from "../../server/bulk/standing.ts";
import { undoChange } from "../../server/bulk/undoChange.ts";
import { openDatabase } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { clerk } from "../support/clerk.ts";
import { loadFixture } from "../support/fixture.ts";
import { latencies, printTable } from "./figures.ts";
import { growCatalogue } from "./growCatalogue.ts";

const rounds = 5;

/** How long the office's grid takes for a price change of so many variants: rows, preview, apply, undo. */
export async function benchGrid(variants = 5_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "swara-bench-"));
  chmodSync(folder, 0o755);
  const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 4 });
  try {
    await migrate(sql);
    await loadFixture(sql);
    await growCatalogue(sql, variants * 4);
    const taken: Record<string, number[]> = { rows: [], preview: [], apply: [], undo: [] };
    const timed = async <T>(name: string, work: () => PromiseLike<T>): Promise<T> => {
      const started = performance.now();
      const result = await work();
      taken[name]?.push(performance.now() - started);
      return result;
    };
    for (let n = 0; n < rounds; n++) {
      const rows = await timed("rows", () => findVariants(sql, {}));
      const ids = rows.slice(0, variants).map(({ id }) => id);
      const set = [{ field: "list_price" as const, formula: "-5% round to 9" }];
      const { cells, summary } = await timed("preview", () =>
        previewChange(sql, { cells: [], of: { variants: ids }, set }, { by: clerk, most: null, seesCost: true }),
      );
      const { change } = await timed("apply", () => applyChange(sql, cells, { words: "", most: null }, clerk));
      const may = { most: null, requireFields: () => {} };
      const undone = await timed("undo", () => undoChange(sql, change ?? 0, may, clerk));
      console.log(`${summary.cells} prices changed, ${undone.cells} put back`);
    }
    printTable(
      ["", "p50 / p95 / p99 ms"],
      Object.entries(taken).map(([name, times]) => [name, latencies(times)]),
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
