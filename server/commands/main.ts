import { constants } from "node:os";
import { releaseEmbedded } from "../database/embedded.ts";
import { runCommand } from "./runCommand.ts";

/** Whoever reads what is said may have seen enough (`bin/shop order list | head`): what is under way goes on to its end. */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** Told to stop (Ctrl-C), it leaves no database running behind it; what was not committed is as it was. */
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void releaseEmbedded().then(() => process.exit(128 + constants.signals[signal])));

process.exitCode = await runCommand(process.argv.slice(2));
