import { resolve } from "node:path";
import { type Problem, UnreadableFile } from "../catalogue/import/problem.ts";
import { importCustomers } from "../customers/import/importCustomers.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";

const usage = `Usage: bin/shop import-customers FILE.csv

Takes customers from an export of Shopify's, WooCommerce's or a sheet: name, e-mail address, mobile number, address, and
whether they agreed to mails about offers. Without passwords: who comes again asks for a new one ("Forgot password"), which
also proves the address. Nobody is sent anything now. An account that is there stays as it is; the same file again changes
nothing. Open balances of gift cards and credit are left out, and named. docs/moving.md tells more.

Exit status: 0 everything went in, 1 some rows were refused, 2 nothing could be read.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const shownProblems = 50;

export const importCustomersCommand: Command = {
  summary: "take customers from another shop's export",
  usage,
  async run(args) {
    const [file] = args;
    if (file === undefined || args.length > 1 || file.startsWith("-")) {
      process.stderr.write(usage);
      return 2;
    }
    const { sql, close } = await openDatabase({ ...loadSettings(), DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      const first: Problem[] = [];
      let problems = 0;
      const result = await importCustomers(sql, resolve(process.env.INIT_CWD ?? "", file), (problem) => {
        if (++problems <= shownProblems) first.push(problem);
      });
      const { added, known, refused, addresses, balances } = result;
      say(`Customers: ${added} added, ${known} here already, ${refused} refused. Addresses: ${addresses}.`);
      if (balances.length > 0)
        say(`Left out: ${balances.join(", ")}. What is open there is not taken over; settle it with these customers.`);
      for (const { line, product, reason, kind } of first)
        say(`  line ${line}${product && `, ${product}`}: ${reason}${kind === "notice" ? " (notice)" : ""}`);
      if (problems > first.length) say(`  … and ${problems - first.length} more`);
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
