import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../server/database/connect.ts";
import type { TestDatabase } from "../support/testDatabase.ts";
import { type Simulated, type Simulation, simulate } from "./simulate.ts";
import { installClock } from "./virtualClock.ts";

/** Simulates on a fresh database with the fixture's catalogue, and leaves nothing behind. */
export async function simulateOn(database: TestDatabase, simulation: Omit<Simulation, "folder">): Promise<Simulated> {
  const folder = mkdtempSync(join(tmpdir(), "swara-simulated-"));
  await database.sql`insert into stock_count (variant_id, delta, cause) select variant_id, on_hand, 'fixture' from stock`;
  await installClock(database.url);
  const { sql, close } = await openDatabase({ DATABASE_URL: database.url, DATABASE_POOL: 6, DATA_DIR: "" });
  try {
    return await simulate(sql, { ...simulation, folder });
  } finally {
    await close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
