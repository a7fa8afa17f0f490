import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";

/** Behind everything else on the machine, but not so far that a busy day leaves it nothing. */
const behindOthers = 10;

/** Starts a module of ours in a process of its own that gives way to the shop, and does not keep it from stopping. */
export function startBehindOthers(file: string): ChildProcess {
  const child = fork(file, [], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // A thread has the priority of the one that starts it: those that the module starts come after this.
  if (child.pid !== undefined) setPriority(child.pid, behindOthers);
  child.unref();
  child.channel?.unref();
  return child;
}
