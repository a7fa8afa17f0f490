import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order } from "./dieAt.ts";

function start(): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "dieAt.ts")], {
    stdio: ["pipe", "ignore", "pipe"],
  });
}

/** Processes that die where they are told to. One is always started ahead, as loading takes longest. */
export class DyingShops {
  private next = start();

  /** Lets one do the operation; answers the signal that ended it, or what it said when it was not killed. */
  async kill(order: Order): Promise<string> {
    const child = this.next;
    this.next = start();
    let said = "";
    child.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
    });
    child.stdin?.write(`${JSON.stringify(order)}\n`);
    const [code, signal] = await once(child, "exit");
    return signal ?? `exit ${code} ${said}`;
  }

  close(): void {
    this.next.kill();
  }
}
