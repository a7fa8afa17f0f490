import { statSync } from "node:fs";
import { resolve } from "node:path";
import { placeSettings, restore } from "../backup/restore.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";
import { barLine } from "./progressLine.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop restore FILE [--settings]

Brings a backup back into DATA_DIR, which must be empty or not there (with DATABASE_URL: into that empty database as
well): checks every file against its digest, starts the database, brings its schema up to date, audits the books and
says what it found. When anything fails, nothing is left behind.

  --settings   also put .env and the shop's own folder of the backup in place; what stands there is kept beside it as
               *.before-restore. Without it they lie in DATA_DIR/restored-settings, to be compared.

Exit status: 0 restored and the books balance, 1 restored but they don't, 2 nothing was restored.
`;

const local = (time: Date | string) => new Date(time).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

export const restoreCommand: Command = {
  summary: "bring a backup back into an empty DATA_DIR",
  usage,
  takes: { flags: ["--settings"], words: ["FILE"] },
  async run(args) {
    const [given = ""] = args.filter((argument) => argument !== "--settings");
    const settings = loadSettings();
    const file = whereGiven(given);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) throw new Error(found ? `${file} is a folder, not a backup.` : `There is no file ${file}.`);
    const { size } = found;
    const progress = barLine("restore", process.stderr);
    const restored = await restore(file, settings, (bytes) =>
      progress.show(bytes / size, `${Math.round((bytes / size) * 100)} % read`),
    );
    progress.end();
    const { about, orders, products, customers, newest_order: newest, findings } = restored;
    say(`${about.shop}, as of ${local(about.made_at)}, is back in ${settings.DATA_DIR}.`);
    say(
      `${products} products, ${customers} customers, ${orders} orders${newest ? `, the newest ${newest.order_no} of ${local(newest.placed_at)}` : ""}.`,
    );
    if (restored.migrated.length > 0) say(`The schema was brought up to date: ${restored.migrated.join(", ")}.`);
    if (args.includes("--settings")) {
      const written = await placeSettings(settings.DATA_DIR, {
        env: resolve(".env"),
        shop: settings.SHOP_FOLDER,
      });
      for (const path of written) say(`Settings: ${path}`);
    } else say(`Its settings lie in ${settings.DATA_DIR}/restored-settings.`);
    say(findings.length === 0 ? "The books balance." : "The books don't balance:");
    for (const { rule, subject } of findings) say(`  ${rule} (${subject})`);
    return findings.length === 0 ? 0 : 1;
  },
};
