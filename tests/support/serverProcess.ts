import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A shop as its own process, as a retailer runs it. */
export type ServerProcess = {
  url: string;
  pid: number;
  /** All that it has said so far. */
  said(): string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
  /** kill -9; with `database`, of its embedded PostgreSQL too, at the same moment. */
  kill(database: boolean): Promise<void>;
};

/** The embedded PostgreSQL's process of a DATA_DIR, while it runs. */
function databasePid(dataDir: string): number | undefined {
  const file = join(dataDir, "postgres", "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

/**
 * Starts `server/main.ts` of this tree, or of another one, on a free port and waits until it says where it listens. Throws with its
 * output when it does not.
 */
export async function startServer(
  environment: Record<string, string>,
  root = join(import.meta.dirname, "..", ".."),
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server/main.ts"],
    {
      cwd: root,
      env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", ORDER_LIMITS: "no", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exited = once(child, "exit");
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const ready = output.match(/Ready: (\S+)/);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    said: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
    async kill(database) {
      const pid = database && environment.DATA_DIR ? databasePid(environment.DATA_DIR) : undefined;
      child.kill("SIGKILL");
      if (pid) process.kill(pid, "SIGKILL");
      await exited;
    },
  };
}
