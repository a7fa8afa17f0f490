import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;

/** A process's parent and the processor time it and those of its children that have ended have used, in seconds. */
function read(pid: string): { parent: number; seconds: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const used = [11, 12, 13, 14].reduce((sum, field) => sum + (fields[field] ?? 0), 0);
    return { parent: fields[1] ?? 0, seconds: used / ticks };
  } catch {
    return { parent: 0, seconds: 0 }; // it has just ended
  }
}

/** Processor time of one process so far, in seconds. */
export const processorSeconds = (pid: number): number => read(String(pid)).seconds;

/** Processor time so far of the child of a process that runs this file, in seconds; 0 while there is none. */
export function childSeconds(pid: number, file: string): number {
  const child = readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name) || read(name).parent !== pid) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(file);
    } catch {
      return false; // it has just ended
    }
  });
  return child === undefined ? 0 : read(child).seconds;
}

/** Memory that one process holds, shared pages and all, in MB. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024);

/**
 * Processor time of a shop and of its embedded PostgreSQL so far, in seconds: on a machine that others use too it says
 * more than the clock. Zero where there is no /proc.
 */
export function cpuSeconds(pid: number, dataDir: string): { shop: number; database: number } {
  const postmaster = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0] ?? "";
  let pids: string[] = [];
  try {
    pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return { shop: 0, database: 0 };
  }
  const backends = pids.map(read).filter(({ parent }) => parent === Number(postmaster));
  const database = backends.reduce((sum, { seconds }) => sum + seconds, read(postmaster).seconds);
  return { shop: processorSeconds(pid), database };
}

/** Nanoseconds of processor time that each thread of a process which is there now has had. */
function threadTimes(pid: string): [thread: string, nanoseconds: number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [used = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      return [thread, Number(used)];
    });
  } catch {
    return []; // it has just ended
  }
}

/** Whether this machine tells what {@link processorClock} reads: Linux does. */
export const hasProcessorClock = (): boolean =>
  threadTimes("self").some(([, used]) => used > 0) && existsSync(`/proc/self/task/${process.pid}/children`);

/**
 * A clock that stands still unless a shop or its embedded PostgreSQL works: their processor time since it was made, in milliseconds. Finer
 * than {@link cpuSeconds}, whose hundredths of a second are a tenth of a short piece of work.
 */
export function processorClock(pid: number, dataDir: string): () => number {
  const postmaster = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0] ?? "";
  const seen = new Map<string, number>();
  let total = 0;
  return () => {
    const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
    for (const [thread, used] of [String(pid), postmaster, ...backends].flatMap(threadTimes)) {
      total += used - (seen.get(thread) ?? 0);
      seen.set(thread, used);
    }
    return total / 1e6;
  };
}
