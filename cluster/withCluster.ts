import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { down } from "./down.ts";
import type { Cluster, Shape } from "./folder.ts";
import { up } from "./up.ts";

/** A cluster for as long as `work` takes, in a folder that is gone afterwards, also when this is stopped. Its steps go to stderr. */
export async function withCluster<T>(shape: Shape, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "swara-drill-"));
  rmSync(folder, { recursive: true });
  const end = () => down(folder).catch(() => {});
  const stop = () => void end().then(() => process.exit(130));
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, stop);
  try {
    return await work(await up(folder, shape, (step) => process.stderr.write(`${step}\n`)));
  } finally {
    await end();
    for (const name of ["SIGINT", "SIGTERM"] as const) process.off(name, stop);
  }
}
