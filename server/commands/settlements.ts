import { open } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { ApiError } from "../http/reply.ts";
import { formatMoney } from "../money.ts";
import { addReport } from "../settlements/addReport.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { whoActs } from "./settings/whoActs.ts";
import { refusedWords } from "./takes.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop settlements [--as EMAIL] FILE.csv …

Takes the gateway's settlement reports, couriers' remittances of cash and their bills, as the office does (Settlements): each file whole or
not at all, each line once in whichever files it comes. docs/office.md tells more.

  --as     who of the staff does it, who has to have the right; else it stands in the history under the login

Exit status: 0 everything was taken, 1 some file was not, 2 nothing was read.
`;

/** What was given; undefined for what can't be read. */
function read(args: string[]): { files: string[]; as: string | undefined } | { wrong: string } {
  try {
    const { positionals, values } = parseArgs({ args, options: { as: { type: "string" } }, allowPositionals: true });
    return positionals.length > 0 ? { files: positionals, as: values.as } : { wrong: "FILE.csv is missing." };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}

const isNoFile = (error: unknown): error is Error => error instanceof Error && "code" in error && "path" in error;

/** Takes one file. False: nothing of it was taken, which is said. */
async function take(shop: Pick<Shop, "sql" | "settings">, file: string, by: Staff): Promise<boolean> {
  try {
    const stream = (await open(whereGiven(file))).createReadStream();
    const { source, added, known, waiting, net, changed, unknown } = await addReport(shop, basename(file), stream, by);
    const lines = `${added} taken, ${known} here already, ${waiting} left for later`;
    if (source === "freight") say(`${file}: lines of a courier's bill: ${lines}. ${formatMoney(net)} charged.`);
    else say(`${file}: lines of the ${source}: ${lines}. ${formatMoney(net)} to the bank.`);
    if (unknown.length > 0) say(`  Of no order of the shop: ${unknown.join(", ")}.`);
    if (changed.length > 0) say(`  Other figures than before, and left as they were: ${changed.join(", ")}.`);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError || isNoFile(error))) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return false;
  }
}

export const settlementsCommand: Command = {
  summary: "take a settlement report of the gateway or a courier",
  usage,
  async run(args) {
    const asked = read(args);
    if ("wrong" in asked) {
      process.stderr.write(`${asked.wrong}\n\n${usage}`);
      return 2;
    }
    const shop = await openShop();
    try {
      const by = await whoActs(shop.sql, shop.settings, asked.as, "refunds.paid");
      if (!by) {
        process.stderr.write(`${asked.as} is nobody who may take settlements in: bin/shop staff list\n`);
        return 2;
      }
      let all = true;
      for (const file of asked.files) all = (await take(shop, file, by)) && all;
      return all ? 0 : 1;
    } finally {
      await shop.close();
    }
  },
};
