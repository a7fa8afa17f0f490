import { resolve } from "node:path";
import { type Problem, UnreadableFile } from "../catalogue/import/problem.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import { importRedirects } from "../site/importRedirects.ts";
import type { Command } from "./command.ts";

const usage = `Usage: bin/shop redirects FILE.csv

Takes the addresses of the shop that was before: Shopify's export of redirects (Redirect from, Redirect to), or a sheet with
two such columns. The new address is a path of this shop (/product/veena) or a handle of what it sells. Whoever asks for an
old address that nothing else answers is led on (301), his query with him. The same file again changes nothing.

Without any file, Shopify's /products/HANDLE and /collections/HANDLE and WooCommerce's /product/SLUG/ and
/product-category/…/SLUG/ lead to what has that name here. docs/moving.md tells more.

Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could be read.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const shownProblems = 50;

export const redirectsCommand: Command = {
  summary: "take the addresses of the shop that was before",
  usage,
  async run(args) {
    const [file] = args;
    if (file === undefined || args.length > 1 || file.startsWith("-")) {
      process.stderr.write(usage);
      return 2;
    }
    const settings = loadSettings();
    const { sql, close } = await openDatabase({ ...settings, DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      const problems: Problem[] = [];
      const path = resolve(process.env.INIT_CWD ?? "", file);
      const result = await importRedirects(sql, path, settings.PUBLIC_URL, (problem) => problems.push(problem));
      const { added, changed, unchanged, refused } = result;
      say(`Old addresses: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`);
      for (const { line, product, reason } of problems.slice(0, shownProblems))
        say(`  line ${line}, ${product}: ${reason}`);
      if (problems.length > shownProblems) say(`  … and ${problems.length - shownProblems} more`);
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
