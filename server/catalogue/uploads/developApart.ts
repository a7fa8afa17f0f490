import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { endsWithUs, startBehindOthers } from "../../jobs/behindOthers.ts";
import { standBack } from "../../jobs/ordersFirst.ts";
import { NoPicture } from "../photographs/fetchPicture.ts";
import type { Said, Task } from "./developer.ts";

/** How long one picture may take, and how long the process waits for the next one, in milliseconds. */
const times = { one: 300_000, idle: 20_000 };

let developer: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const child = startBehindOthers(join(import.meta.dirname, "developer.ts"));
  child.once("exit", () => {
    if (developer === child) developer = undefined;
  });
  return child;
}

function end(child: ChildProcess): void {
  if (developer === child) developer = undefined;
  child.kill("SIGKILL");
}

/**
 * Develops a file in a process of its own, which stands back while an order runs, and answers the picture's name; `onFirst` hears it when
 * the smallest file is there. One at a time: who calls sees to that. Throws a NoPicture for what can't be developed, an Error when the process failed.
 */
export function developApart(task: Task, onFirst: (picture: string) => void): Promise<string> {
  clearTimeout(idle);
  developer ??= start();
  const child = developer;
  return new Promise<string>((resolve, reject) => {
    let goOn = () => {};
    const late = setTimeout(() => {
      end(child);
      finish(() => reject(new NoPicture("it took too long to read")));
    }, times.one);
    const finish = (settle: () => void) => {
      clearTimeout(late);
      goOn();
      child.off("message", hear).off("exit", gone).off("error", gone);
      idle = setTimeout(() => end(child), times.idle).unref();
      settle();
    };
    const hear = (said: Said) => {
      if ("begun" in said) {
        // Not before it speaks: until its own program runs it would not end with us.
        if (endsWithUs()) goOn = standBack(child);
        return;
      }
      if ("first" in said) return onFirst(said.first);
      finish(() => {
        if ("picture" in said) resolve(said.picture);
        else reject("problem" in said ? new NoPicture(said.problem) : new Error(said.fault));
      });
    };
    const gone = () => finish(() => reject(new Error("The process that develops pictures ended.")));
    child.on("message", hear).once("exit", gone).once("error", gone);
    child.send(task);
  });
}
