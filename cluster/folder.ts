import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** This tree, which the shop's nodes run unless they are told another one. */
export const root = join(import.meta.dirname, "..");

/** How large: machines of etcd (1 or 3), of the database, and nodes of the shop. */
export type Shape = { etcds: 1 | 3; databases: number; nodes: number };

/** What a cluster is, as `cluster.json` in its folder says. `whole` once everything answered. */
export type Cluster = Shape & {
  folder: string;
  /** By name: `etcd1`, `peer1`, `database1`, `rest1` and, outside of the cable, `databaseOutside1` …; `writes`, `shop`, `front`, `node1`. */
  ports: Record<string, number>;
  password: string;
  /** The folders of the shop's versions that its nodes have run; the last is what they run. */
  versions: string[];
  whole: boolean;
};

/** Where a cluster lies unless another folder is named: one for each tree. A socket's path must be short. */
export const usualFolder = (): string =>
  join(tmpdir(), `swara-cluster-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`);

export const clusterFile = (folder: string): string => join(folder, "cluster.json");

/** The cluster of a folder; undefined where none was begun. */
export function readCluster(folder: string): Cluster | undefined {
  const file = clusterFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Cluster) : undefined;
}

/** The port of that name; throws where the cluster has none. */
export function portOf({ ports }: Cluster, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`The cluster has no port ${name}.`);
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** So many free ports in a row, below those that the system gives to outgoing connections: who dies finds his port free again. */
async function freeBlock(size: number): Promise<number> {
  for (let tried = 0; tried < 200; tried++) {
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all(Array.from({ length: size }, (_, at) => isFree(first + at)));
    if (free.every(Boolean)) return first;
  }
  throw new Error("No row of free ports was found on 127.0.0.1.");
}

const numbered = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, at) => names.map((name) => name + (at + 1))).flat();

/** A new cluster of this shape, with ports and a password of its own; nothing is written or started. */
export async function planCluster(folder: string, shape: Shape): Promise<Cluster> {
  const names = [
    ...numbered(shape.etcds, "etcd", "peer"),
    ...numbered(shape.databases, "database", "rest", "databaseOutside", "restOutside"),
    ...numbered(shape.databases, ...numbered(shape.etcds, "etcdBehind").map((name) => `${name}for`)),
    ...numbered(shape.nodes, "node"),
    "writes",
    "shop",
    "front",
    "spare",
  ];
  const first = await freeBlock(names.length);
  const ports = Object.fromEntries(names.map((name, at) => [name, first + at]));
  return { ...shape, folder, ports, password: randomBytes(18).toString("base64url"), versions: [root], whole: false };
}

/** Where shoppers come in. */
export const frontUrl = (cluster: Cluster): string => `http://127.0.0.1:${portOf(cluster, "front")}`;

/** DATABASE_URL of the nodes: whoever is primary. */
export const writesUrl = (cluster: Cluster): string =>
  `postgres://shop:${cluster.password}@127.0.0.1:${portOf(cluster, "writes")}/shop`;
