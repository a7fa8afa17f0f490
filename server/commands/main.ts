import { runCommand } from "./runCommand.ts";

/** Whoever reads what is said may have seen enough (`bin/shop order list | head`): what is under way goes on to its end. */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await runCommand(process.argv.slice(2));
