import { type ChildProcess, fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** How far behind: `work` is left something on a busy day, `leftOver` takes only what nothing else wants. */
const niceness = { work: 10, leftOver: 19 };

/**
 * Starts a module of ours in a process of its own that gives way to the shop, and does not keep it from stopping. It ends with
 * its parent by itself.
 */
export function startBehindOthers(file: string, how: keyof typeof niceness = "work"): ChildProcess {
  const child = fork(file, [], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    detached: true, // a session of its own, see giveWay
  });
  if (child.pid !== undefined) giveWay(child.pid, niceness[how]);
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * A priority counts within a session alone where Linux gives each session the same share (autogroup), and the embedded database
 * has one of its own: without the second line, pictures would take as much as it does. A thread has the priority of the one
 * that starts it: those that the module starts come after this.
 */
function giveWay(pid: number, nice: number): void {
  setPriority(pid, nice);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // Another system, or one without autogroups: the priority says all.
  }
}
