import { UnreadableFile } from "../catalogue/import/problem.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import { importRedirects } from "../site/importRedirects.ts";
import type { Command } from "./command.ts";
import { openProblemList, shownProblems } from "./problemList.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop redirects [--dry-run] FILE.csv

Takes the addresses of the shop that was before: Shopify's export of redirects (Redirect from, Redirect to), or a sheet with
two such columns. The new address is a path of this shop (/product/veena) or a handle of what it sells. Whoever asks for an
old address that nothing else answers is led on (301), his query with him. The same file again changes nothing.

Without any file, Shopify's /products/HANDLE and /collections/HANDLE and WooCommerce's /product/SLUG/ and
/product-category/…/SLUG/ lead to what has that name here. docs/moving.md tells more.

  --dry-run   show what would lead where, change nothing

Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could be read.
`;

export const redirectsCommand: Command = {
  summary: "take the addresses of the shop that was before",
  usage,
  takes: { flags: ["--dry-run"], words: ["FILE.csv"] },
  async run(args) {
    const dryRun = args.includes("--dry-run");
    const [file = ""] = args.filter((argument) => argument !== "--dry-run");
    const settings = loadSettings();
    const { sql, close } = await openDatabase({ ...settings, DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      const problems = openProblemList();
      const path = whereGiven(file);
      const moves: string[] = [];
      const result = await importRedirects(sql, path, {
        publicUrl: settings.PUBLIC_URL,
        dryRun,
        report: problems.add,
        led: (from, to, before) => moves.push(`  ${from} → ${to}${before === undefined ? "" : ` (was ${before})`}`),
      });
      const { added, changed, unchanged, refused } = result;
      say(`Old addresses: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`);
      if (dryRun) {
        for (const move of moves.slice(0, shownProblems)) say(move);
        if (moves.length > shownProblems) say(`  … and ${moves.length - shownProblems} more`);
        say("Nothing was changed (dry run).");
      }
      problems.lines().forEach(say);
      return refused > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      process.stderr.write(`${file}: ${error.message}\n`);
      return 2;
    } finally {
      await close();
    }
  },
};
