import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { killAll } from "../processes.ts";
import { until } from "../up.ts";
import { fact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

export const killNode: Drill = {
  name: "kill-node",
  promise: "A node of the shop dies: it gets nothing after 2 s, no order is lost or doubled, others do its work",
  async play({ cluster, load, sql }) {
    const killed = performance.now();
    await killAll(join(cluster.folder, "node1"));
    await pause(5_000);
    const late = load.failures.filter(({ at }) => at > killed + 2_000);
    const soon = load.failures.filter(({ at }) => at >= killed - 1_000).length - late.length;
    // Mails of orders in cash are sent by whoever takes them up.
    const waiting = () => sql`select from outbox where done_at is null and created_at < now() - interval '5 seconds'`;
    const done = await until("The tasks", async () => (await waiting()).length === 0, 60).then(
      () => true,
      () => false,
    );
    return [
      fact(
        late.length === 0,
        `${soon} requests failed in the first 2 s, ${late.length} later${late[0] ? ` (${late[0].why})` : ""}`,
      ),
      fact(done, done ? "its tasks are done by others" : "tasks wait"),
    ];
  },
};
