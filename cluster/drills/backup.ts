import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { audit } from "../../server/jobs/audit.ts";
import { type Cluster, portOf } from "../folder.ts";
import { databasePrograms } from "../packages.ts";
import { killAll, pidsIn, start } from "../processes.ts";
import { clusterUser, until } from "../up.ts";
import { type Fact, fact, ordersIn } from "./outcome.ts";
import type { Drill } from "./scene.ts";
import { shopCommand } from "./shopCommand.ts";

const programs = databasePrograms() ?? "";

/** A database of its own beside the cluster, empty, on a machine that has nothing; answers its address. */
async function emptyMachine(cluster: Cluster, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const user = clusterUser();
  if (user) spawnSync("chown", [`${user.uid}:${user.gid}`, folder]);
  const data = join(folder, "db");
  const made = spawnSync(
    `${programs}/initdb`,
    ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
    {
      cwd: folder,
      ...user,
    },
  );
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const port = portOf(cluster, "spare");
  const args = [
    "-D",
    data,
    "-p",
    String(port),
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${folder}`,
  ];
  start(cluster.folder, { name: "elsewhere", command: `${programs}/postgres`, args }, user);
  const url = (name: string) => `postgres://shop@127.0.0.1:${port}/${name}`;
  const admin = connect(url("postgres"), { max: 1, onnotice: () => {} });
  await until("The other machine's database", () => admin`select 1`.then(() => true));
  await admin`create database shop`;
  await admin.end();
  return url("shop");
}

export const backupDrill: Drill = {
  name: "backup",
  promise:
    "A backup while orders come in, brought back on an empty machine: every order that was answered before it is in it, and the books balance",
  async play({ cluster, load }) {
    const folder = join(cluster.folder, "elsewhere");
    const file = join(cluster.folder, "data", "drill.tar.zst");
    const began = performance.now();
    try {
      await shopCommand(cluster, ["backup", file]);
      const took = (performance.now() - began) / 1_000;
      const during = load.placed.filter(({ answeredAt }) => answeredAt >= began).length;
      const url = await emptyMachine(cluster, folder);
      await shopCommand(cluster, ["restore", file], { DATABASE_URL: url, DATA_DIR: join(folder, "data") });
      const { sql, close } = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 1, DATA_DIR: "" });
      const there = await ordersIn(sql);
      const before = load.placed.filter(({ answeredAt }) => answeredAt < began);
      const missing = before.filter(({ orderNo }) => !there.has(orderNo)).length;
      const books = await audit(sql);
      await close();
      const failed = load.failures.filter(({ at }) => at >= began);
      return [
        fact(
          before.length > 0 && missing === 0,
          `written in ${took.toFixed(1)} s while ${during} orders came in; of ${before.length} before it ${missing} are missing elsewhere`,
        ),
        fact(
          books.length === 0,
          books.length ? `elsewhere: ${books[0]?.rule}: ${books[0]?.subject}` : "the books elsewhere balance",
        ),
        fact(failed.length === 0, `${failed.length} requests failed meanwhile`),
      ] satisfies Fact[];
    } finally {
      if (pidsIn(folder).length > 0) await killAll(folder);
      rmSync(folder, { recursive: true, force: true });
      rmSync(file, { force: true });
    }
  },
};
