import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What the staff does: `bin/shop` with these words, beside the running shop. Throws with its words when it refuses. */
export async function staff(...words: string[]): Promise<string> {
  const command = join(import.meta.dirname, "..", "..", "server", "commands", "main.ts");
  const env = {
    ...process.env,
    DATA_DIR: process.env.SHOP_DATA_DIR,
    DATABASE_URL: process.env.SHOP_DATABASE_URL,
  };
  return (await run(process.execPath, [command, ...words], { env })).stdout;
}
