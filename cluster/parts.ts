import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fill } from "./fill.ts";
import { type Cluster, frontUrl, portOf, root, writesUrl } from "./folder.ts";
import { databasePrograms } from "./packages.ts";
import type { Part, User } from "./processes.ts";

/** One to `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** etcd as a database's machine reaches it: through its own cable. */
const etcdBehind = (database: number, etcd: number) => `etcdBehind${etcd}for${database}`;

function etcdConfig(cluster: Cluster, n: number): string {
  const peers = upTo(cluster.etcds).map((m) => `etcd${m}=http://127.0.0.1:${portOf(cluster, `peer${m}`)}`);
  return fill("etcd.yml", {
    name: `etcd${n}`,
    folder: join(cluster.folder, `etcd${n}`),
    client: portOf(cluster, `etcd${n}`),
    peer: portOf(cluster, `peer${n}`),
    cluster: peers.join(","),
  });
}

function patroniConfig(cluster: Cluster, n: number): string {
  const port = (name: string) => portOf(cluster, name + n);
  return fill("patroni.yml", {
    name: `database${n}`,
    folder: join(cluster.folder, `database${n}`),
    rest: port("rest"),
    restOutside: port("restOutside"),
    database: port("database"),
    databaseOutside: port("databaseOutside"),
    etcds: upTo(cluster.etcds)
      .map((m) => `"127.0.0.1:${portOf(cluster, etcdBehind(n, m))}"`)
      .join(", "),
    programs: databasePrograms() ?? "",
    password: cluster.password,
  });
}

function cableConfig(cluster: Cluster, n: number): string {
  const way = (from: string, to: string) =>
    `listen ${from}\n  bind 127.0.0.1:${portOf(cluster, from)}\n  server there 127.0.0.1:${portOf(cluster, to)}\n`;
  return [
    fill("cable.cfg", {}),
    way(`databaseOutside${n}`, `database${n}`),
    way(`restOutside${n}`, `rest${n}`),
    ...upTo(cluster.etcds).map((m) => way(etcdBehind(n, m), `etcd${m}`)),
  ].join("");
}

function balancerConfig(cluster: Cluster): string {
  const port = (name: string) => portOf(cluster, name);
  const databases = upTo(cluster.databases).map(
    (n) => `  server database${n} 127.0.0.1:${port(`databaseOutside${n}`)} check port ${port(`restOutside${n}`)}`,
  );
  const nodes = upTo(cluster.nodes).map((n) => `  server node${n} 127.0.0.1:${port(`node${n}`)} check`);
  return fill("haproxy.cfg", {
    writes: port("writes"),
    shop: port("shop"),
    databases: databases.join("\n"),
    nodes: nodes.join("\n"),
  });
}

/** A node of the shop, of the version that the cluster runs. `more` are settings beside its own. */
export function nodePart(cluster: Cluster, n: number, more: Record<string, string> = {}): Part {
  const version = cluster.versions.at(-1) ?? root;
  return {
    name: `node${n}`,
    command: process.execPath,
    args: ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", join(version, "server", "main.ts")],
    env: {
      HOST: "127.0.0.1",
      PORT: String(portOf(cluster, `node${n}`)),
      DATABASE_URL: writesUrl(cluster),
      // Photographs, and scripts of versions that some tab still has open: one folder for all nodes.
      DATA_DIR: join(cluster.folder, "data"),
      SHOP_FOLDER: join(version, "shop"),
      PUBLIC_URL: frontUrl(cluster),
      CDN_PURGE_URL: `${frontUrl(cluster)}/purge-pages`,
      CDN_PURGE_HEADERS: `Purge-Key=${cluster.password}`,
      TRUST_PROXY: "yes",
      CONNECTIONS_PER_ADDRESS: "1000",
      // A few shoppers stand for all.
      ORDER_LIMITS: "no",
      LOG_LEVEL: "warn",
      NODE_COMPILE_CACHE: join(cluster.folder, "compiled"),
      ...more,
    },
  };
}

/** Every process of the cluster but the shop's nodes, in the order in which they are to be started. */
export function engineParts(cluster: Cluster): Part[] {
  const { folder } = cluster;
  const balancer = (name: string): Part => ({
    name,
    command: "/usr/sbin/haproxy",
    args: ["-db", "-q", "-f", join(folder, name, "haproxy.cfg")],
  });
  const work = join(folder, "pages", "work");
  const address = `127.0.0.1:${portOf(cluster, "front")}`;
  // Compressed as the shop has compressed it, and no console.
  const pages = ["-F", "-j", "none", "-T", "none", "-n", work, "-a", address, "-p", "http_gzip_support=off"];
  return [
    ...upTo(cluster.etcds).map((n) => ({
      name: `etcd${n}`,
      command: "/usr/bin/etcd",
      args: ["--config-file", join(folder, `etcd${n}`, "etcd.yml")],
    })),
    ...upTo(cluster.databases).map((n) => balancer(`cable${n}`)),
    ...upTo(cluster.databases).map((n) => ({
      name: `database${n}`,
      command: "/usr/bin/patroni",
      args: [join(folder, `database${n}`, "patroni.yml")],
    })),
    balancer("balancer"),
    {
      name: "pages",
      command: "/usr/sbin/varnishd",
      args: [...pages, "-s", "malloc,64m", "-f", join(folder, "pages", "pages.vcl")],
    },
  ];
}

/** Writes every part's folder and configuration, which only their user may read. */
export function writeConfigs(cluster: Cluster, user: User): void {
  const give = (path: string) => user && chownSync(path, user.uid, user.gid);
  const folderOf = (name: string) => {
    const folder = join(cluster.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    give(folder);
    return folder;
  };
  const write = (name: string, file: string, text: string) => {
    const path = join(folderOf(name), file);
    writeFileSync(path, text, { mode: 0o600 });
    give(path);
  };
  for (const n of upTo(cluster.etcds)) write(`etcd${n}`, "etcd.yml", etcdConfig(cluster, n));
  for (const n of upTo(cluster.databases)) {
    write(`cable${n}`, "haproxy.cfg", cableConfig(cluster, n));
    write(`database${n}`, "patroni.yml", patroniConfig(cluster, n));
  }
  write("balancer", "haproxy.cfg", balancerConfig(cluster));
  write("pages", "pages.vcl", fill("pages.vcl", { shop: portOf(cluster, "shop"), purgeKey: cluster.password }));
  for (const name of ["data", "compiled", ...upTo(cluster.nodes).map((n) => `node${n}`)]) folderOf(name);
}
