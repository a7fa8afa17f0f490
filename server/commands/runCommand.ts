import { applyCommand } from "./apply.ts";
import { backupCommand } from "./backup.ts";
import { bucketCommand } from "./bucket.ts";
import { categoriesCommand } from "./categories.ts";
import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { exportCommand } from "./export.ts";
import { grievanceCommand } from "./grievance.ts";
import { importCommand } from "./import.ts";
import { importCustomersCommand } from "./importCustomers.ts";
import { installServiceCommand } from "./installService.ts";
import { lacksCommand } from "./lacks.ts";
import { orderCommand } from "./order/order.ts";
import { picturesCommand } from "./pictures.ts";
import { redirectsCommand } from "./redirects.ts";
import { restoreCommand } from "./restore.ts";
import { settingsCommand } from "./settings/settings.ts";
import { settlementsCommand } from "./settlements.ts";
import { staffCommand } from "./staff.ts";
import { statusCommand } from "./status.ts";
import { wrongWords } from "./takes.ts";
import { taxCommand } from "./tax.ts";

const commands: Record<string, Command> = {
  apply: applyCommand,
  backup: backupCommand,
  bucket: bucketCommand,
  categories: categoriesCommand,
  check: checkCommand,
  export: exportCommand,
  grievance: grievanceCommand,
  import: importCommand,
  "import-customers": importCustomersCommand,
  "install-service": installServiceCommand,
  lacks: lacksCommand,
  order: orderCommand,
  pictures: picturesCommand,
  redirects: redirectsCommand,
  restore: restoreCommand,
  settings: settingsCommand,
  settlements: settlementsCommand,
  staff: staffCommand,
  status: statusCommand,
  tax: taxCommand,
};

const help = `Usage: bin/shop COMMAND [ARGUMENTS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`)
  .join("\n")}

bin/shop COMMAND --help tells more of one. Settings come from the environment or from .env, as for bin/start.
`;

const named = (name: string): Command | undefined => (Object.hasOwn(commands, name) ? commands[name] : undefined);

async function run([name = "--help", ...args]: string[]): Promise<number> {
  if (["--help", "-h", "help"].includes(name)) {
    const about = args[0] === undefined ? undefined : named(args[0]);
    process.stdout.write(about?.usage ?? help);
    return 0;
  }
  const command = named(name);
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${help}`);
    return 2;
  }
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(command.usage);
    return 0;
  }
  const wrong = command.takes && wrongWords(command.takes, args);
  if (wrong !== undefined) {
    process.stderr.write(`${wrong}\n\n${command.usage}`);
    return 2;
  }
  return command.run(args);
}

/** Runs a command of `bin/shop` from its words, says on standard output and error what it has to say, and gives the exit status. */
export const runCommand = (words: string[]): Promise<number> =>
  run(words).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
