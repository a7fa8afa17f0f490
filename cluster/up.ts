import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "../server/database/driver.ts";
import { type Cluster, clusterFile, frontUrl, planCluster, portOf, readCluster, type Shape } from "./folder.ts";
import { databasesAreWhole, primary } from "./members.ts";
import { engineParts, nodePart, upTo, writeConfigs } from "./parts.ts";
import { lastWords, pidsIn, start, type User } from "./processes.ts";

/** What can't be done as things stand, in words for the reader. */
export class Refused extends Error {}

/** Who everything runs as: this process' user, or `postgres` when it is root, whom PostgreSQL refuses. */
export function clusterUser(): User {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^postgres:(.*)$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  if (!uid || !gid) throw new Refused("Root can't run PostgreSQL, and there is no user postgres on this machine.");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Waits until `is` is true; throws the words of the part that did not come. */
export async function until(what: string, is: () => Promise<boolean>, seconds = 90): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !(await is().catch(() => false)); await pause(100))
    if (Date.now() > end) throw new Error(`${what} did not come within ${seconds} s.`);
}

/** Whether something answers 200 there. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

export const nodeUrl = (cluster: Cluster, n: number): string => `http://127.0.0.1:${portOf(cluster, `node${n}`)}`;

/** Whether an etcd has agreed with the others on a version: before that Patroni, which asks for it once, gives up. */
async function agreed(cluster: Cluster, n: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${portOf(cluster, `etcd${n}`)}/version`);
  const { etcdcluster } = (await answer.json()) as { etcdcluster: string };
  return /^\d/.test(etcdcluster);
}

/** The shop's user and database on the new primary. */
async function createDatabase(cluster: Cluster): Promise<void> {
  const { password } = cluster;
  const admin = connect({
    host: "127.0.0.1",
    port: portOf(cluster, "writes"),
    user: "postgres",
    database: "postgres",
    password,
    max: 1,
  });
  await admin.unsafe(`create role shop login password '${password}'`);
  await admin`create database shop owner shop`;
  await admin`grant pg_monitor to shop`; // who may see how far standbys are behind
  await admin.end();
}

/** Starts a node of the shop and waits until it is ready. */
export async function startNode(cluster: Cluster, n: number, more = {}): Promise<void> {
  start(cluster.folder, nodePart(cluster, n, more), clusterUser());
  await until(`Node ${n} of the shop`, () => answers(`${nodeUrl(cluster, n)}/readyz`)).catch((error: Error) => {
    throw new Error(`${error.message}\n${lastWords(cluster.folder, `node${n}`)}`);
  });
}

/** Starts everything of the cluster that does not run, and waits until all is as it should be. */
export async function mendCluster(cluster: Cluster): Promise<void> {
  const runs = (name: string) => pidsIn(`${cluster.folder}/${name}`).length > 0;
  for (const part of engineParts(cluster)) if (!runs(part.name)) start(cluster.folder, part, clusterUser());
  await until("The databases", () => databasesAreWhole(cluster), 120);
  for (const n of upTo(cluster.nodes)) if (!runs(`node${n}`)) await startNode(cluster, n);
  await until("The shop behind Varnish", () => answers(`${frontUrl(cluster)}/readyz`));
}

/**
 * Brings a cluster up in a folder that is empty or not there. `say` hears each step. Throws `Refused` where one is there already,
 * and with the last words of the part that did not come; what runs by then is left to `down`.
 */
export async function up(folder: string, shape: Shape, say: (text: string) => void): Promise<Cluster> {
  const there = readCluster(folder);
  if (there?.whole && pidsIn(folder).length > 0)
    throw new Refused(`It is up already: ${frontUrl(there)}. bin/cluster status tells more.`);
  if (there || existsSync(folder))
    throw new Refused(`${folder} is there already, of a cluster that is not whole. bin/cluster down takes it away.`);
  const cluster = await planCluster(folder, shape);
  const user = clusterUser();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const save = () => writeFileSync(clusterFile(folder), `${JSON.stringify(cluster, undefined, 2)}\n`, { mode: 0o600 });
  save();
  writeConfigs(cluster, user);
  const parts = engineParts(cluster);
  const begin = (name: RegExp) => {
    for (const part of parts) if (name.test(part.name)) start(folder, part, user);
  };
  begin(/^(etcd|cable)/);
  await until("etcd", async () => (await Promise.all(upTo(shape.etcds).map((n) => agreed(cluster, n)))).every(Boolean));
  say(`etcd: ${shape.etcds}`);
  begin(/^database1$/);
  await until("The first database", async () => (await primary(cluster)) === 1).catch((error: Error) => {
    throw new Error(`${error.message}\n${lastWords(folder, "database1")}`);
  });
  say("PostgreSQL: a primary");
  begin(/^(database[^1]|balancer)/);
  await until("The databases", () => databasesAreWhole(cluster), 120);
  say(`PostgreSQL: ${shape.databases}, one of them a synchronous standby`);
  await until("HAProxy's way to the primary", () => createDatabase(cluster).then(() => true));
  await startNode(cluster, 1);
  say("Shop: a node, with the schema and the demo's goods");
  const others = upTo(shape.nodes).slice(1);
  await Promise.all(others.map((n) => startNode(cluster, n)));
  if (shape.nodes > 1) say(`Shop: ${shape.nodes} nodes`);
  begin(/^pages/);
  await until("The shop behind Varnish", () => answers(`${frontUrl(cluster)}/readyz`));
  cluster.whole = true;
  save();
  return cluster;
}
