import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { engineParts, upTo } from "../parts.ts";
import { killAll, start } from "../processes.ts";
import { clusterUser, until } from "../up.ts";
import { fact, firstOrderFact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

export const databaseAway: Drill = {
  name: "database-away",
  promise:
    "All databases are away: pages are served from memory, cart and checkout say so in words, and afterwards nobody has to lend a hand",
  async play({ cluster, load, away }) {
    const names = upTo(cluster.databases).map((n) => `database${n}`);
    const gone = performance.now();
    await Promise.all(names.map((name) => killAll(join(cluster.folder, name))));
    await pause(away * 1_000);
    const told = [...load.failed("quote", gone), ...load.failed("order", gone)];
    const mute = told.filter(({ why }) => !/^503: \{.*"message":"\w/.test(why));
    const back = performance.now();
    for (const part of engineParts(cluster)) if (names.includes(part.name)) start(cluster.folder, part, clusterUser());
    await until("A first order", async () => load.placed.some(({ sentAt }) => sentAt > back));
    return [
      fact(
        told.length > 0 && mute.length === 0,
        `${told.length} quotes and orders were told why in ${away} s, ${mute.length} not${mute[0] ? ` (${mute[0].why})` : ""}`,
      ),
      firstOrderFact(load, back, 60),
    ];
  },
};
