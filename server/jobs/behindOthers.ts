import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { setPriority } from "node:os";

/** Behind everything else on the machine, but not so far that a busy day leaves it nothing. */
const behindOthers = 10;

let known: boolean | undefined;

/**
 * Whether what we start ends with us, whatever becomes of either: the system's `setpriv` sees to that. Elsewhere a process ends when it
 * hears that we have, which one that is stopped does not.
 */
export function endsWithUs(): boolean {
  known ??= spawnSync("setpriv", ["--pdeathsig", "KILL", "true"]).status === 0;
  return known;
}

/** Starts a module of ours in a process of its own that gives way to the shop, and does not keep it from stopping. */
export function startBehindOthers(file: string): ChildProcess {
  const ours = ["--disable-warning=ExperimentalWarning"];
  const child = fork(file, [], {
    ...(endsWithUs()
      ? { execPath: "setpriv", execArgv: ["--pdeathsig", "KILL", process.execPath, ...ours] }
      : { execArgv: ours }),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // A thread has the priority of the one that starts it: those that the module starts come after this.
  if (child.pid !== undefined) setPriority(child.pid, behindOthers);
  child.unref();
  child.channel?.unref();
  return child;
}
