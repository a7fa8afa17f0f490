import { join } from "node:path";
import { startBehindOthers } from "../jobs/behindOthers.ts";
import type { Said, Task } from "./importer.ts";

export type Ended = Exclude<Said, { part: number }>;

/** Tries or applies a file in a process of its own. `onPart` hears how far it is, from 0 to 1; never rejects. */
export function importApart(task: Task, onPart: (part: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const child = startBehindOthers(join(import.meta.dirname, "importer.ts"));
    child.on("message", (said: Said) => ("part" in said ? onPart(said.part) : resolve(said)));
    child.once("error", (error) => resolve({ fault: String(error) }));
    child.once("exit", () => resolve({ fault: "The process ended." }));
    child.send(task);
  });
}
