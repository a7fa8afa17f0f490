import { spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What is started: a machine's name, which is its folder's too, its program, and where its words go. */
export type Part = {
  name: string;
  /** A second program of the same machine has another log. */
  command: string;
  args: string[];
  env?: Record<string, string>;
};
export type User = { uid: number; gid: number } | undefined;

/** Programs of a cluster: nobody's shell or editor that happens to stand in its folder is taken for one. */
const programs = /^(postgres|etcd|haproxy|varnishd|python3[.\d]*|node|faketime)$/;

/**
 * A cluster's processes are those that work in its folder, a machine's those in that machine's: what Patroni starts too, and what
 * a run left behind that was killed half-way.
 */
export function pidsIn(folder: string): number[] {
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      const at = readlinkSync(`/proc/${name}/cwd`).replace(/ \(deleted\)$/, "");
      if (at !== folder && !at.startsWith(folder + sep)) return [];
      const program = basename(readlinkSync(`/proc/${name}/exe`).replace(/ \(deleted\)$/, ""));
      return programs.test(program) ? [pid] : [];
    } catch {
      return []; // it has just ended, or is somebody else's
    }
  });
}

/** Sends a signal to every process of a folder. */
export function signal(folder: string, name: NodeJS.Signals): void {
  for (const pid of pidsIn(folder)) {
    try {
      process.kill(pid, name);
    } catch {
      // it has just ended
    }
  }
}

/** kill -9 to all of a folder, until none is left, those too that were just being started. */
export async function killAll(folder: string): Promise<void> {
  while (pidsIn(folder).length > 0) {
    signal(folder, "SIGKILL");
    await pause(50);
  }
}

/** Starts a part in its folder below `folder`, for good: it does not end with who started it. Its words go to `log` there. */
export function start(folder: string, { name, command, args, env }: Part, user: User): number {
  const cwd = join(folder, name);
  const log = openSync(join(cwd, "log"), "a", 0o600);
  const own = { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", HOME: cwd, ...env };
  const child = spawn(command, args, { cwd, env: own, detached: true, stdio: ["ignore", log, log], ...user });
  child.on("error", () => {}); // whoever waits for it hears that it does not answer
  closeSync(log);
  child.unref();
  return child.pid ?? 0;
}

/** The last lines that a part has said. */
export function lastWords(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name, "log"), "utf8")
      .trim()
      .split("\n")
      .slice(-8)
      .join("\n");
  } catch {
    return "";
  }
}
