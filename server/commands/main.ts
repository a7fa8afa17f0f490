import type { Command } from "./command.ts";
import { grievanceCommand } from "./grievance.ts";
import { importCommand } from "./import.ts";
import { orderCommand } from "./order/order.ts";
import { picturesCommand } from "./pictures.ts";
import { statusCommand } from "./status.ts";

const commands: Record<string, Command> = {
  grievance: grievanceCommand,
  import: importCommand,
  order: orderCommand,
  pictures: picturesCommand,
  status: statusCommand,
};

const help = `Usage: bin/shop COMMAND [ARGUMENTS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join("\n")}

bin/shop COMMAND --help tells more of one. Settings come from the environment or from .env, as for bin/start.
`;

async function main([name = "--help", ...args]: string[]): Promise<number> {
  if (["--help", "-h", "help"].includes(name)) {
    process.stdout.write(help);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${help}`);
    return 2;
  }
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(command.usage);
    return 0;
  }
  return command.run(args);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
