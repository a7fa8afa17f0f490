import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { needsOf } from "../../server/status/attention.ts";
import { lastFindings } from "../../server/status/lastFindings.ts";
import { readStatus } from "../../server/status/readStatus.ts";
import type { Cluster } from "../folder.ts";
import { pidsIn, signal } from "../processes.ts";
import { startNode, until } from "../up.ts";
import { fact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

/** The library that tells a program another time, of Debian's package libfaketime. */
const library = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/faketime/libfaketime.so.1`;

/** What makes a program's clock fast by so many seconds; what it measures by goes on as it should. */
const fast = (seconds: number) => ({
  LD_PRELOAD: library,
  FAKETIME: `+${seconds}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

async function restartNode(cluster: Cluster, n: number, more = {}): Promise<void> {
  const folder = join(cluster.folder, `node${n}`);
  signal(folder, "SIGTERM");
  await until(`The end of node ${n}`, async () => pidsIn(folder).length === 0, 30);
  await startNode(cluster, n, more);
}

export const clockWrong: Drill = {
  name: "clock",
  promise: "A node's clock is five minutes fast: no request fails, and bin/shop status says whose clock it is",
  async play({ cluster, sql, load }) {
    if (!existsSync(library)) return [fact(false, "not played: the machine lacks libfaketime")];
    const began = performance.now();
    await restartNode(cluster, 1, fast(300));
    await pause(20_000);
    const told = needsOf(await readStatus(sql, lastFindings)).map(({ words }) => words);
    const named = told.find((words) => /clock is (299|300|301) s ahead/.test(words));
    await restartNode(cluster, 1);
    const failed = load.failures.filter(({ at }) => at >= began);
    const [first] = failed;
    return [
      fact(failed.length === 0, `${failed.length} requests failed${first ? ` (${first.what}: ${first.why})` : ""}`),
      fact(named !== undefined, named ?? `nobody is told of the clock (${told.join("; ") || "nothing is said"})`),
    ];
  },
};
