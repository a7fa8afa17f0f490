import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../support/serverProcess.ts";
import { withShop } from "./benchShop.ts";
import { spreadOf } from "./figures.ts";

/** Memory in MiB of a shop's process and its embedded database's, found by its folder, with everything below them. */
function memoryOf(shopPid: number, folder: string): { pss: number; rss: number; processes: number } {
  const sum = { pss: 0, rss: 0, processes: 0 };
  const wanted = new Set<string>();
  const parents = new Map<string, string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      parents.set(pid, readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] ?? "");
      if (pid === String(shopPid) || command.includes(folder)) wanted.add(pid);
    } catch {} // gone in the meantime
  }
  for (const [pid, parent] of parents) if (wanted.has(parent)) wanted.add(pid);
  for (const pid of wanted) {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    const read = (name: string) => Number(rollup.match(new RegExp(`^${name}:\\s+(\\d+)`, "m"))?.[1] ?? 0) / 1024;
    sum.pss += read("Pss");
    sum.rss += read("Rss");
    sum.processes++;
  }
  return sum;
}

/** Seconds from the process's start to the home page's last byte, and memory at rest half a minute later. */
export async function benchStart(): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  let memory = "";
  for (let run = 0; run < 5; run++) {
    const started = performance.now();
    await withShop(async (shop, folder) => {
      await (await fetch(shop.url)).arrayBuffer();
      first.push((performance.now() - started) / 1_000);
      await shop.stop();
      const restarted = performance.now();
      const second = await startServer({ DATA_DIR: folder });
      await (await fetch(second.url)).arrayBuffer();
      again.push((performance.now() - restarted) / 1_000);
      if (run === 4) {
        await pause(30_000);
        const { pss, rss, processes } = memoryOf(second.pid, folder);
        memory = `${pss.toFixed(0)} MiB PSS, ${rss.toFixed(0)} MiB RSS in ${processes} processes`;
      }
      await second.stop();
    });
  }
  console.log(`empty folder to home page, with database, schema and demo catalogue: ${spreadOf(first, 2)} s`);
  console.log(`second start to home page: ${spreadOf(again, 2)} s`);
  console.log(`idle memory after 30 s: ${memory}`);
}
