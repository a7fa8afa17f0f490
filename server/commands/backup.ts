import { backup } from "../backup/backup.ts";
import { recordBackup } from "../backup/backupRuns.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import { refreshFacts } from "../shop/facts/followFacts.ts";
import type { Command } from "./command.ts";
import { stepLine } from "./progressLine.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop backup FILE

Writes the whole shop to FILE (swara.tar.zst): the database, photographs, kept mails, and the settings (.env and the
shop's own folder). The shop may go on selling meanwhile; every order up to the last second is in it. FILE must not
exist; it is whole or not there at all, and only you may read it, as it holds secrets and customers' data: keep it
elsewhere, encrypted. The embedded database is copied as it lies; that of DATABASE_URL by PostgreSQL's own pg_dump.

bin/shop restore brings it back. For a backup each night see BACKUP_DIR in .env.example.
Exit status: 0 done, 2 not.
`;

export const backupCommand: Command = {
  summary: "write the whole shop to one file, while it sells",
  usage,
  takes: { words: ["FILE"] },
  async run([given = ""]) {
    const settings = loadSettings();
    const file = whereGiven(given);
    const { sql, close } = await openDatabase({ ...settings, DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      await refreshFacts(sql, settings);
      const progress = stepLine("backup", process.stderr);
      const written = await backup(sql, settings, file, (done, total) => progress.show({ done, total }));
      progress.end();
      await recordBackup(sql, { kind: "backup", file, ...written });
      say(`${file}: ${(written.bytes / 1_048_576).toFixed(1)} MiB, SHA-256 ${written.sha256}`);
      return 0;
    } finally {
      await close();
    }
  },
};
