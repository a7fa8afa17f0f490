import { existsSync, rmSync } from "node:fs";
import { readCluster } from "./folder.ts";
import { killAll, signal } from "./processes.ts";
import { Refused } from "./up.ts";

/** Ends every process of a cluster, whole or not, and takes its folder away. Throws `Refused` where there is none. */
export async function down(folder: string): Promise<void> {
  if (!readCluster(folder)) {
    if (existsSync(folder)) throw new Refused(`${folder} is no cluster's folder: nothing was touched.`);
    throw new Refused("No cluster is up.");
  }
  signal(folder, "SIGCONT");
  await killAll(folder);
  rmSync(folder, { recursive: true, force: true });
}
