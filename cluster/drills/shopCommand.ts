import { spawn } from "node:child_process";
import type { Cluster } from "../folder.ts";
import { databasePrograms } from "../packages.ts";
import { nodePart } from "../parts.ts";
import { clusterUser } from "../up.ts";

/** Runs `bin/shop` as a node of the cluster would, with `more` settings beside its own; throws with its last words where it fails. */
export async function shopCommand(cluster: Cluster, words: string[], more: Record<string, string> = {}): Promise<void> {
  const path = `${databasePrograms() ?? ""}:${process.env.PATH ?? ""}`;
  const { command, args, env } = nodePart(cluster, 1, { PATH: path, ...more });
  const program = args.map((word) => word.replace(/server\/main\.ts$/, "server/commands/main.ts"));
  const child = spawn(command, [...program, ...words], {
    cwd: cluster.folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    ...clusterUser(),
  });
  let said = "";
  const hear = (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (status !== 0) throw new Error(`bin/shop ${words.join(" ")}: ${said.trim().split("\n").slice(-3).join(" ")}`);
}
