import { UnreadableFile } from "../catalogue/import/problem.ts";
import { importCustomers } from "../customers/import/importCustomers.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";
import { openProblemList } from "./problemList.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop import-customers [--dry-run] FILE.csv

Takes customers from an export of Shopify's, WooCommerce's or a sheet: name, e-mail address, mobile number, address, and
whether they agreed to mails about offers. Without passwords: who comes again asks for a new one ("Forgot password"), which
also proves the address. Nobody is sent anything now. An account that is there stays as it is; the same file again changes
nothing. Open balances of gift cards and credit are left out, and named. docs/moving.md tells more.

  --dry-run   report everything, change nothing

Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could be read.
`;

export const importCustomersCommand: Command = {
  summary: "take customers from another shop's export",
  usage,
  takes: { flags: ["--dry-run"], words: ["FILE.csv"] },
  async run(args) {
    const dryRun = args.includes("--dry-run");
    const [file = ""] = args.filter((argument) => argument !== "--dry-run");
    const { sql, close } = await openDatabase({ ...loadSettings(), DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      const problems = openProblemList();
      const result = await importCustomers(sql, whereGiven(file), problems.add, dryRun);
      const { added, known, refused, addresses, balances } = result;
      say(`Customers: ${added} added, ${known} here already, ${refused} refused. Addresses: ${addresses}.`);
      if (dryRun) say("Nothing was changed (dry run).");
      if (balances.length > 0)
        say(`Left out: ${balances.join(", ")}. What is open there is not taken over; settle it with these customers.`);
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
