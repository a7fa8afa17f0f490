import { join } from "node:path";
import { primary } from "../members.ts";
import { killAll } from "../processes.ts";
import { until } from "../up.ts";
import { firstOrderFact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

export const killPrimary: Drill = {
  name: "kill-primary",
  promise:
    "The primary's machine dies: no order is lost or doubled, the first one comes within 20 s, pages are served all along",
  async play({ cluster, load }) {
    const n = await primary(cluster);
    const killed = performance.now();
    await killAll(join(cluster.folder, `database${n}`));
    await until("A first order", async () => load.placed.some(({ sentAt }) => sentAt > killed));
    const since = load.placed.length;
    await until("50 orders more", async () => load.placed.length >= since + 50);
    return [firstOrderFact(load, killed, 20)];
  },
};
