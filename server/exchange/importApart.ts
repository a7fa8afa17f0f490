import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Said, Task } from "./importer.ts";

/** Behind everything else on the machine, but not so far that a busy day leaves it nothing. */
const behindOthers = 10;

export type Ended = Exclude<Said, { part: number }>;

/** Tries or applies a file in a process of its own. `onPart` hears how far it is, from 0 to 1; never rejects. */
export function importApart(task: Task, onPart: (part: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, "importer.ts"), [], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (child.pid !== undefined) setPriority(child.pid, behindOthers);
    child.unref();
    child.channel?.unref();
    child.on("message", (said: Said) => ("part" in said ? onPart(said.part) : resolve(said)));
    child.once("error", (error) => resolve({ fault: String(error) }));
    child.once("exit", () => resolve({ fault: "The process ended." }));
    child.send(task);
  });
}
