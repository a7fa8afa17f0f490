import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { unwritable } from "../unwritable.ts";
import { connect } from "./driver.ts";
import { openPrograms, type Programs } from "./programs.ts";
import { whyNoDatabase } from "./whyNoDatabase.ts";

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

/** What this process uses now: how each is let go of. */
const used = new Set<Embedded["release"]>();

/** Lets go of every embedded database that this process uses: for one that is told to stop in the middle of its work. */
export async function releaseEmbedded(): Promise<void> {
  await Promise.allSettled([...used].map((release) => release()));
}

const inUseLock = 7_373_001;
/** How long a start or a stop may take, in milliseconds: recovery after a crash reads the log from the last checkpoint. */
const patience = 60_000;
const serverSettings = {
  listen_addresses: "",
  max_connections: "80",
  shared_buffers: "64MB",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  wal_level: "replica", // what a backup of the running database needs
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  io_method: "sync",
  unix_socket_permissions: "0700",
};

/** A socket's path may have 107 bytes at most. */
const fits = (dataDir: string): boolean => Buffer.byteLength(join(dataDir, ".s.PGSQL.5432.lock")) < 100;

/** Whether the socket of this DATA_DIR lies in it, and not in the machine's temporary folder. */
export const keepsSocket = (folder: string): boolean => fits(join(folder, "postgres"));

/** A deep DATA_DIR gets a folder of its own below the temporary one. */
function socketFolder(dataDir: string, { user }: Programs): string {
  if (fits(dataDir)) return dataDir;
  const short = join(tmpdir(), `swara-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  if (user) chownSync(short, user.uid, user.gid);
  return short;
}

/**
 * Creates the database's files, complete or not at all: beside their place, and moved there when they are done. Of two
 * that start at once the slower one finds the work done.
 */
function create(programs: Programs, folder: string, dataDir: string): void {
  if (existsSync(join(dataDir, "PG_VERSION"))) return;
  const half = mkdtempSync(`${dataDir}-new-`);
  chmodSync(half, 0o700);
  if (programs.user) chownSync(half, programs.user.uid, programs.user.gid);
  const locale = programs.major < 17 ? ["--locale=C.UTF-8"] : ["--locale-provider=builtin", "--locale=C.UTF-8"];
  const settings = ["-D", half, "-U", "shop", "-A", "trust", "-E", "UTF8", ...locale];
  const { file, args, user } = programs.command("initdb", settings);
  const made = spawnSync(file, args, { ...user, cwd: half, encoding: "utf8" });
  try {
    if (made.status !== 0) {
      const said = made.stderr || String(made.error?.message);
      throw new Error(
        whyNoDatabase(folder, said) ?? `The embedded database could not be created in ${folder}: ${said.trim()}`,
      );
    }
    renameSync(half, dataDir);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(dataDir, "PG_VERSION"))) throw error;
  }
}

/** Whether the embedded database of this DATA_DIR has been made. */
export const hasEmbedded = (folder: string): boolean => existsSync(join(folder, "postgres", "PG_VERSION"));

/** Gives a folder and all in it to the user that the database runs as. */
function giveTo(user: { uid: number; gid: number }, folder: string): void {
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(user, path);
    else if (entry.isFile()) chownSync(path, user.uid, user.gid);
  }
}

/**
 * PostgreSQL refuses files of others: those of a folder that was copied by somebody else are given to the user it runs
 * as. Throws, with what to do, when only root could.
 */
function own({ user }: Programs, dataDir: string): void {
  const owner = user?.uid ?? process.getuid?.();
  const { uid, mode } = statSync(dataDir);
  if (uid !== owner) {
    if (process.getuid?.() !== 0)
      throw new Error(`The database in ${dataDir} belongs to another user. Run: sudo chown -R "$(id -un)" ${dataDir}`);
    giveTo(user ?? { uid: 0, gid: 0 }, dataDir);
  }
  if ((mode & 0o027) !== 0) chmodSync(dataDir, 0o700);
}

/** Takes the shared lock that says "in use"; undefined when nobody answers there. `lost`: the database went away under it. */
async function hold(socketDir: string, lost: () => void): Promise<postgres.Sql | undefined> {
  let holding = false;
  const sql = connect({
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

function launch(programs: Programs, dataDir: string, socketDir: string): ChildProcess {
  const settings = ["-D", dataDir, "-k", socketDir];
  for (const [name, value] of Object.entries(serverSettings)) {
    if (name !== "io_method" || programs.major >= 18) settings.push("-c", `${name}=${value}`);
  }
  const { file, args, user } = programs.command("postgres", settings);
  // Detached: Ctrl-C in the terminal is for the shop, which then stops its database in order.
  const child = spawn(file, args, { ...user, cwd: dataDir, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  child.unref();
  return child;
}

/** Makes the folder and the database's files where there are none. Throws an Error that says what keeps it from that. */
function prepare(folder: string, dataDir: string): Programs {
  try {
    mkdirSync(folder, { recursive: true });
    const programs = openPrograms(folder);
    create(programs, folder, dataDir);
    return programs;
  } catch (error) {
    throw unwritable(`DATA_DIR=${folder}`, folder, error);
  }
}

/** What a server says that ended as another one of this folder runs, starts or has not quite gone: the next try finds that one, or its place. */
const inTheWay = /lock file|another postmaster|already in use|is still in use/;

/**
 * Starts the database of `folder`, creating it first where there is none, or joins the one that runs. Should it die
 * while it is in use, it is started again.
 */
export async function openEmbedded(folder: string): Promise<Embedded> {
  const dataDir = join(folder, "postgres");
  const programs = prepare(folder, dataDir);
  own(programs, dataDir);
  const socketDir = socketFolder(dataDir, programs);
  let released = false;
  let begun = false;
  let child: ChildProcess | undefined;
  let log = "";
  let why: string | undefined;

  const hear = (text: string) => {
    log = (log + text).slice(-2_000);
    why ??= whyNoDatabase(folder, text);
  };
  const failed = () => new Error(why ?? `The embedded database in ${dataDir} does not start: ${log.trim()}`);
  const acquire = async (): Promise<postgres.Sql> => {
    let launched = false;
    for (const deadline = Date.now() + patience; ; await pause(25)) {
      const answers = existsSync(join(socketDir, ".s.PGSQL.5432"));
      const held = answers ? await hold(socketDir, lost) : undefined;
      if (held) {
        begun = true;
        why = undefined;
        return held;
      }
      const isHopeless = released && why !== undefined;
      if (isHopeless || Date.now() > deadline) throw failed();
      if (child && child.exitCode === null && child.signalCode === null) continue;
      if (launched && !begun) {
        await pause(50); // what it said last
        if (why !== undefined || !inTheWay.test(log)) throw failed();
      }
      log = "";
      launched = true;
      child = launch(programs, dataDir, socketDir);
      child.on("error", (error) => hear(error.message));
      child.stderr?.on("data", (text: Buffer) => hear(text.toString()));
    }
  };
  let connection: Promise<postgres.Sql>;
  const lost = () => {
    if (released) return;
    void connection.then((old) => old.end({ timeout: 0 })).catch(() => {});
    connection = acquire();
    // Who lets go of it is told by that.
    connection.catch((error: Error) => released || process.stderr.write(`${error.message}\n`));
  };
  connection = acquire();
  const release = async () => {
    used.delete(release);
    released = true;
    const sql = await connection.catch((error: unknown) => {
      child?.kill("SIGINT");
      throw error;
    });
    const postmaster = Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
    await sql`select pg_advisory_unlock_shared(${inUseLock})`;
    const [last] = await sql<{ last: boolean }[]>`select pg_try_advisory_lock(${inUseLock}) as last`;
    // While the exclusive lock is held a newcomer waits; the stop then cuts it off, and it starts the database anew.
    if (last?.last) process.kill(postmaster, "SIGINT");
    await sql.end({ timeout: 2 });
    if (!last?.last) return;
    for (let waited = 0; waited < patience && existsSync(join(dataDir, "postmaster.pid")); waited += 10)
      await pause(10);
  };
  used.add(release);
  await connection.catch((error: unknown) => {
    used.delete(release);
    throw error;
  });
  return { socketDir, release };
}
