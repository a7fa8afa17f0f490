import { vi } from "vitest";
import { runCommand } from "../../server/commands/runCommand.ts";

/** How a command ended: its exit status, and what it said on standard output, on standard error, and on both. */
export type Said = { status: number; out: string; err: string; text: string };

async function alone(words: string[], settings: Record<string, string>): Promise<Said> {
  const said = { out: "", err: "" };
  let text = "";
  const heard = (stream: NodeJS.WriteStream, name: "out" | "err") =>
    vi.spyOn(stream, "write").mockImplementation((piece: string | Uint8Array, ...rest: unknown[]) => {
      const words = typeof piece === "string" ? piece : Buffer.from(piece).toString();
      said[name] += words;
      text += words;
      const done = rest.find((one) => typeof one === "function");
      done?.();
      return true;
    });
  const streams = [heard(process.stdout, "out"), heard(process.stderr, "err")];
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    return { status: await runCommand(words), ...said, text };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    for (const stream of streams) stream.mockRestore();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `bin/shop` with these words and settings in this process, which has the shop loaded: a process of its own takes a second to load
 * it. One after the other, as output and environment are the process's. That a process ends so, `server/commands/commands.test.ts` sees.
 */
export function command(words: string[], settings: Record<string, string>): Promise<Said> {
  const ran = last.then(() => alone(words, settings));
  last = ran.catch(() => {});
  return ran;
}
