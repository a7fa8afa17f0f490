import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../support/serverProcess.ts";

/** A shop with the demo catalogue in a temporary folder, for as long as `work` takes. */
export async function withShop(
  work: (shop: ServerProcess, folder: string) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "swara-bench-"));
  chmodSync(folder, 0o755);
  const shop = await startServer({ DATA_DIR: folder, ...environment });
  try {
    await work(shop, folder);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with so many workers until `milliseconds` are over; answers each run's latency in milliseconds. */
export async function load(
  workers: number,
  milliseconds: number,
  work: (worker: number) => Promise<void>,
): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        const started = performance.now();
        await work(worker);
        taken.push(performance.now() - started);
      }
    }),
  );
  return taken;
}
