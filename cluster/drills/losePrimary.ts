import { join } from "node:path";
import { databasesAreWhole, primary } from "../members.ts";
import { engineParts } from "../parts.ts";
import { killAll, signal, start } from "../processes.ts";
import { clusterUser, until } from "../up.ts";
import { type Fact, fact, firstOrderFact } from "./outcome.ts";
import type { Drill, Scene } from "./scene.ts";
import { Writer, writersTable } from "./writer.ts";

/**
 * The primary is no longer heard of and comes back: somebody beside it tries to write all along. The old one must have accepted its last
 * write before the new one accepts its first, and what it accepted must be there.
 */
async function lose({ cluster, load, sql }: Scene, lose: (n: number) => Promise<void>, back: (n: number) => void) {
  await writersTable(sql);
  const n = (await primary(cluster)) ?? 0;
  const writer = new Writer(cluster, n, `${n} at ${Date.now()}`);
  await until("The first ten writes", async () => writer.accepted.length >= 10);
  const lost = performance.now();
  await lose(n);
  // Whoever is promoted is known by his first order: all before it was asked of the old one.
  await until("A first order", async () => load.placed.some(({ sentAt }) => sentAt > lost + 1_000));
  const promoted = Math.min(
    ...load.placed.filter(({ sentAt }) => sentAt > lost + 1_000).map(({ answeredAt }) => answeredAt),
  );
  back(n);
  const follows = await until("The old primary", () => databasesAreWhole(cluster), 120).then(
    () => true,
    () => false,
  );
  const now = await primary(cluster);
  const late = writer.accepted.filter(({ at }) => at > promoted).length;
  const missing = await writer.lost(sql);
  return [
    firstOrderFact(load, lost + 1_000, 30),
    fact(late === 0, `the old one accepted ${late} writes once the new one had an order`),
    fact(
      missing === 0,
      `of ${writer.accepted.length} writes that it accepted before and beside them ${missing} are missing`,
    ),
    fact(follows && now !== n, follows && now !== n ? "the old one follows" : "the old one does not follow"),
  ] satisfies Fact[];
}

export const freezePrimary: Drill = {
  name: "freeze-primary",
  promise: "The primary's machine stands still and wakes up: it accepts nothing beside the new one, and follows it",
  play: (scene) => {
    const folder = (n: number) => join(scene.cluster.folder, `database${n}`);
    return lose(
      scene,
      async (n) => signal(folder(n), "SIGSTOP"),
      (n) => signal(folder(n), "SIGCONT"),
    );
  },
};

export const cutPrimary: Drill = {
  name: "cut-primary",
  promise:
    "The primary's network is cut and mended: alone it accepts nothing beside the new one, nothing it said is lost, and it follows",
  play: (scene) => {
    const { cluster } = scene;
    return lose(
      scene,
      (n) => killAll(join(cluster.folder, `cable${n}`)),
      (n) => {
        const cable = engineParts(cluster).find(({ name }) => name === `cable${n}`);
        if (cable) start(cluster.folder, cable, clusterUser());
      },
    );
  },
};
