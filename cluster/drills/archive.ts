import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { audit } from "../../server/jobs/audit.ts";
import { type Cluster, portOf } from "../folder.ts";
import { primary } from "../members.ts";
import { databasePrograms } from "../packages.ts";
import { killAll, start } from "../processes.ts";
import { clusterUser, until } from "../up.ts";
import { fact, ordersIn } from "./outcome.ts";
import type { Drill } from "./scene.ts";

const program = "/usr/bin/pgbackrest";

/** The folders of an archive below `folder`, its configuration for database `n`, and how pgBackRest is called with it. */
function archiveIn(folder: string, cluster: Cluster, n: number) {
  const user = clusterUser();
  for (const name of ["", "repository", "locks", "spool"]) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o755 });
    if (user) chownSync(join(folder, name), user.uid, user.gid);
  }
  const config = join(folder, "pgbackrest.conf");
  const machine = join(cluster.folder, `database${n}`);
  writeFileSync(
    config,
    `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
lock-path=${folder}/locks
spool-path=${folder}/spool
log-level-file=off
log-level-console=warn
start-fast=y
compress-type=zst

[swara]
pg1-path=${machine}/data
pg1-port=${portOf(cluster, `database${n}`)}
pg1-socket-path=${machine}
pg1-user=postgres
`,
    { mode: 0o644 },
  );
  const words = [`--config=${config}`, "--stanza=swara"];
  const call = async (...more: string[]) => {
    const env = { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", HOME: folder, PGPASSWORD: cluster.password };
    const child = spawn(program, [...words, ...more], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], ...user });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said = (said + text.toString()).slice(-2_000);
      });
    const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
    if (status !== 0) throw new Error(`pgbackrest ${more.join(" ")}: ${said.trim().split("\n").slice(-3).join(" ")}`);
  };
  return { call, push: [program, ...words, "archive-push", "%p"].join(" ") };
}

/** Has every database archive by this command, and waits until the primary does. */
async function archiveBy(cluster: Cluster, sql: Sql, n: number, command: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${portOf(cluster, `rest${n}`)}/config`, {
    method: "PATCH",
    body: JSON.stringify({ postgresql: { parameters: { archive_command: command } } }),
  });
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status} to a change of its configuration.`);
  await until("The archive's command", async () => {
    const [row] = await sql<{ archive_command: string }[]>`show archive_command`;
    return row?.archive_command === command;
  });
}

/** Has the log's segment end, so that the archive has all of it. */
async function closeSegment(cluster: Cluster): Promise<void> {
  const { password } = cluster;
  const port = portOf(cluster, "writes");
  const admin = connect({ host: "127.0.0.1", port, user: "postgres", database: "postgres", password, max: 1 });
  await admin`select pg_switch_wal()`;
  await admin.end();
}

/** Starts the restored database in `folder` and waits until it has come to its moment. */
async function openRestored(cluster: Cluster, folder: string) {
  const port = portOf(cluster, "spare");
  const own = { listen_addresses: "127.0.0.1", unix_socket_directories: folder, archive_mode: "off", ssl: "off" };
  const args = ["-D", join(folder, "db"), "-p", String(port)].concat(
    Object.entries(own).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  );
  const command = `${databasePrograms() ?? ""}/postgres`;
  start(cluster.folder, { name: "elsewhere", command, args }, clusterUser());
  const address = `postgres://shop:${cluster.password}@127.0.0.1:${port}/shop`;
  const database = await openDatabase({ DATABASE_URL: address, DATABASE_POOL: 1, DATA_DIR: "" });
  await until("The moment", async () => {
    const [row] = await database.sql<{ there: boolean }[]>`select not pg_is_in_recovery() as there`;
    return row?.there === true;
  });
  return database;
}

export const archiveDrill: Drill = {
  name: "archive",
  promise:
    "pgBackRest keeps every change while orders come in: brought back to a moment, all orders of before it are there, none of after it, and the books balance",
  async play({ cluster, sql, load }) {
    if (!existsSync(program)) return [fact(false, "not played: the machine lacks pgbackrest")];
    const [folder, elsewhere] = [join(cluster.folder, "archive"), join(cluster.folder, "elsewhere")];
    const n = (await primary(cluster)) ?? 1;
    const archive = archiveIn(folder, cluster, n);
    try {
      await archiveBy(cluster, sql, n, archive.push);
      await archive.call("stanza-create");
      const began = performance.now();
      await archive.call("backup", "--type=full");
      const took = (performance.now() - began) / 1_000;
      await pause(3_000);
      const at = performance.now();
      const [now] = await sql<{ moment: string }[]>`select clock_timestamp()::text as moment`;
      const told = performance.now();
      await pause(3_000);
      await closeSegment(cluster);
      mkdirSync(elsewhere, { recursive: true });
      const user = clusterUser();
      if (user) chownSync(elsewhere, user.uid, user.gid);
      const data = join(elsewhere, "db");
      await archive.call(
        "restore",
        `--pg1-path=${data}`,
        "--type=time",
        `--target=${now?.moment}`,
        "--target-action=promote",
      );
      const restored = await openRestored(cluster, elsewhere);
      const there = await ordersIn(restored.sql);
      const books = await audit(restored.sql);
      await restored.close();
      const before = load.placed.filter(({ answeredAt }) => answeredAt < at);
      const after = load.placed.filter(({ sentAt, answeredAt }) => sentAt > told && answeredAt < told + 3_000);
      const missing = before.filter(({ orderNo }) => !there.has(orderNo)).length;
      const early = after.filter(({ orderNo }) => there.has(orderNo)).length;
      return [
        fact(
          before.some(({ sentAt }) => sentAt > began) && missing === 0,
          `kept in ${took.toFixed(1)} s; of ${before.length} orders before the moment ${missing} are missing elsewhere`,
        ),
        fact(after.length > 0 && early === 0, `of ${after.length} after it ${early} are there`),
        fact(
          books.length === 0,
          books.length ? `elsewhere: ${books[0]?.rule}: ${books[0]?.subject}` : "the books elsewhere balance",
        ),
      ];
    } finally {
      await archiveBy(cluster, sql, n, "true");
      await killAll(elsewhere);
      for (const gone of [folder, elsewhere]) rmSync(gone, { recursive: true, force: true });
    }
  },
};
