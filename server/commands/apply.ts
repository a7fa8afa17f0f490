import { applyMerchandising } from "../catalogue/import/applyMerchandising.ts";
import { MerchandisingError, merchandisingFiles } from "../catalogue/import/merchandisingFiles.ts";
import type { Difference } from "../catalogue/import/merchandisingState.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import { onMachine } from "../staff/actor.ts";
import type { Command } from "./command.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop apply [--dry-run]

Brings in what the owner's folder (SHOP_FOLDER) says of departments and categories, buying guides, makers, collections,
coupons, tax classes and the home page: categories.json, guides.json, brands.json, collections.json, coupons.json, tax.json,
home.json, as far as they are there. Checks them first, then shows what becomes different. docs/merchandising.md tells each field.

  --dry-run   show what would become different, and change nothing

Works beside a running shop, whose pages show it at once. Exit status: 0 done, 2 a file can't be brought in (nothing was).
`;

const signs = { added: "+", removed: "-", changed: "~" };

/** A value in few words: a long text is cut. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text === "null" || text === "" ? "nothing" : text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function tell(difference: Difference): void {
  say(`${signs[difference.kind]} ${difference.what}`);
  if (difference.kind === "changed")
    for (const { name, was, now } of difference.fields) say(`    ${name}: ${shown(was)} → ${shown(now)}`);
}

export const applyCommand: Command = {
  summary: "bring in home page, collections, coupons and categories from the owner's folder",
  usage,
  takes: { flags: ["--dry-run"] },
  async run(args) {
    const dryRun = args.includes("--dry-run");
    const settings = loadSettings();
    const found = merchandisingFiles(settings.SHOP_FOLDER);
    if (found.length === 0) {
      process.stderr.write(
        `There is nothing to bring in: ${settings.SHOP_FOLDER} has no home.json, collections.json or the like. docs/merchandising.md shows what they hold.\n`,
      );
      return 2;
    }
    const { sql, close } = await openDatabase({ ...settings, DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      const differences = await applyMerchandising(sql, settings.SHOP_FOLDER, dryRun, onMachine());
      say(`Read ${found.join(", ")}.`);
      differences.forEach(tell);
      if (differences.length === 0) say("Nothing is different.");
      else if (dryRun) say("Nothing was changed (dry run).");
      return 0;
    } catch (error) {
      if (!(error instanceof MerchandisingError)) throw error;
      process.stderr.write(`${error.message}\nNothing was changed.\n`);
      return 2;
    } finally {
      await close();
    }
  },
};
