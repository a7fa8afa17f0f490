import { join } from "node:path";
import type { Cluster } from "../folder.ts";
import { frontUrl } from "../folder.ts";
import { upTo } from "../parts.ts";
import { pidsIn, signal } from "../processes.ts";
import { startNode, until } from "../up.ts";
import { makeNextVersion } from "../versions.ts";
import { ask } from "./ask.ts";
import { type Fact, fact } from "./outcome.ts";
import type { Drill, Scene } from "./scene.ts";

/** Brings another version to one node after the other, as an update does. */
async function rollTo(cluster: Cluster, version: string): Promise<void> {
  cluster.versions.push(version);
  for (const n of upTo(cluster.nodes)) {
    const folder = join(cluster.folder, `node${n}`);
    signal(folder, "SIGTERM");
    await until(`The end of node ${n}`, async () => pidsIn(folder).length === 0, 30);
    await startNode(cluster, n);
  }
}

/** Puts a product into the cart of a browser without script; answers how to see whether it is still there. */
async function cart(url: string, id: number): Promise<() => Promise<boolean>> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: url };
  const body = `intent=add&add=${id}&quantity=1`;
  const put = await ask(`${url}/cart`, { method: "POST", headers, body });
  const Cookie = [put.headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return async () => (await ask(`${url}/cart`, { headers: { Cookie } })).body.includes(`line-${id}`);
}

/** Asks for a script again and again until `done`; answers how often it was not there. */
async function missed(url: string, done: () => boolean): Promise<{ asked: number; missing: number }> {
  let [asked, missing] = [0, 0];
  while (!done()) {
    const { status } = await ask(`${url}?again=${asked++}`).catch(() => ({ status: 0 }));
    if (status !== 200) missing++;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { asked, missing };
}

/** Rolls to a version under load, with the facts that hold whichever way it goes. */
async function roll({ cluster, sql, load }: Scene, version: string, script: string): Promise<Fact[]> {
  const url = frontUrl(cluster);
  const began = performance.now();
  const [variant] = await sql<{ variant_id: number }[]>`select variant_id from stock where on_hand > 1000 limit 1`;
  const carts = await Promise.all(Array.from({ length: 10 }, () => cart(url, variant?.variant_id ?? 0)));
  let done = false;
  // Another node's script may be asked of any node, before the roll is over and after it.
  const rolled = rollTo(cluster, version).finally(() => {
    done = true;
  });
  rolled.catch(() => {}); // it is waited for below; until then its end is no end of the drill's process
  await until(
    "The script",
    async () => (await ask(`${url}/assets/${script}.js?first=${performance.now()}`)).status === 200,
  );
  const [chunks] = await Promise.all([missed(`${url}/assets/${script}.js`, () => done), rolled]);
  const kept = (await Promise.all(carts.map((isThere) => isThere()))).filter(Boolean).length;
  const failed = load.failures.filter(({ at }) => at >= began);
  return [
    fact(
      failed.length === 0,
      `${failed.length} requests failed${failed[0] ? ` (${failed[0].what}: ${failed[0].why})` : ""}`,
    ),
    fact(kept === carts.length, `${kept} of ${carts.length} carts kept`),
    fact(
      chunks.asked > 0 && chunks.missing === 0,
      `the other version's script asked for ${chunks.asked} times, ${chunks.missing} missing`,
    ),
  ];
}

export const rollForth: Drill = {
  name: "roll",
  promise:
    "A new version with a migration comes to one node after the other: no request fails, no cart is lost, both versions' scripts load",
  play(scene) {
    const name = `drill${scene.cluster.versions.length}`;
    return roll(scene, makeNextVersion(scene.cluster, name), name);
  },
};

export const rollBack: Drill = {
  name: "back",
  promise:
    "The version before comes back onto the newer schema: no request fails, no cart is lost, scripts of open tabs load",
  async play(scene) {
    const { cluster } = scene;
    if (cluster.versions.length < 2) {
      const name = `drill${cluster.versions.length}`;
      await roll(scene, makeNextVersion(cluster, name), name);
    }
    const newer = cluster.versions.at(-1) ?? "";
    const older = cluster.versions.at(-2) ?? "";
    const name = newer.split("/").at(-1) ?? "";
    return roll(scene, older, name).catch((error: Error) => {
      cluster.versions.push(newer);
      throw error;
    });
  },
};
