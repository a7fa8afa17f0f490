import { formatMoney } from "../money.ts";
import { productionTexts } from "../production.ts";
import { attention } from "../status/attention.ts";
import { latestRuns } from "../status/readJobs.ts";
import { readStatus, type Status } from "../status/readStatus.ts";
import type { Command } from "./command.ts";
import { counted } from "./counted.ts";
import { openShop } from "./openShop.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop status [--json]

Tells how the shop does: database and schema, jobs of all nodes, what waits to be sent or worked on, unpaid orders,
faults in the books, products that lack something, what is low in stock; which settings a shop in production should not have; and what needs a person.

  --json   the same for programs, with "ok" and "attention"

Works beside a running shop and without one. Exit status: 0 all goes by itself, 1 something needs a person,
2 the database does not answer,
or no shop has been opened there yet.
`;

const local = (time: Date) => time.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

function sayJobs({ jobs }: Status): void {
  say("\nJobs");
  for (const { job, node, started_at, failures, runs, found, last_error, processes } of latestRuns(jobs)) {
    const counts = `${counted(runs, "run")}${processes > 1 ? ` of ${processes} processes` : ""}`;
    const went = last_error === null ? "went well" : `failed: ${last_error}`;
    const what = found === null || found === 0 ? "" : `, found ${found}`;
    say(`  ${job.padEnd(30)} ${local(started_at)} on ${node}: ${went}${what} (${counts}, ${failures} failed)`);
  }
}

function sayAll(status: Status, needed: string[], mind: string[]): void {
  const { database, queues, stock, transfers } = status;
  const waiting = queues.outbox.map(({ topic, waiting: count }) => `${count} ${topic}`).join(", ") || "nothing waits";
  const due = `${transfers.count} ${transfers.count === 1 ? "refund of" : "refunds of together"} ${formatMoney(transfers.amount)}`;
  const webhooks = queues.inbox.map(({ gateway, waiting: count }) => `${count} of ${gateway}`).join(", ") || "none";
  const since = queues.unpaid.oldest ? `, the oldest since ${local(queues.unpaid.oldest)}` : "";
  const schema = database.pending_migrations.length > 0 ? "schema out of date" : "schema up to date";
  say(`Database   PostgreSQL ${database.version}, ${Math.round(database.bytes / 1_048_576)} MiB, ${schema}`);
  say(`Orders     ${counted(queues.unpaid.count, "waits for its", "wait for their")} payment${since}`);
  say(`By itself  ${waiting}`);
  say(
    `Transfers  ${transfers.count === 0 ? "none waits for a person" : `${due} for a person to make: bin/shop order list --due refund`}`,
  );
  say(`Webhooks   ${webhooks} waiting`);
  if (database.pending_migrations.length > 0) say("Books      not audited until the migrations have run");
  else say(`Books      ${status.findings.length === 0 ? "balance" : counted(status.findings.length, "fault")}`);
  for (const { kind, file, at } of status.backups)
    say(`${kind === "backup" ? "Backup  " : "Restored"}   ${local(at)}, ${file}`);
  if (status.backups.length === 0) say("Backup     none yet: bin/shop backup FILE, or BACKUP_DIR for one each night");
  const { products, not_sold, none } = status.lacks;
  const lacking = products === 0 ? "lack nothing" : `${counted(products, "lacks", "lack")} something: bin/shop lacks`;
  say(`Products   ${none ? "none yet" : lacking}${not_sold > 0 ? `; ${counted(not_sold, "is", "are")} not sold` : ""}`);
  say(
    `Stock      ${counted(stock.low_count, "variant is", "variants are")} low, ${counted(stock.out_count, "is", "are")} sold out`,
  );
  for (const { sku, name, left } of stock.low) say(`  ${String(left).padStart(3)} left  ${name} (${sku})`);
  sayJobs(status);
  if (mind.length > 0) say("\nSettings");
  for (const line of mind) say(`  ${line}`);
  say(needed.length === 0 ? "\nNothing needs a person." : "\nNeeds a person");
  for (const line of needed) say(`  ${line}`);
}

export const statusCommand: Command = {
  summary: "tell how the shop does and what needs a person",
  usage,
  takes: { flags: ["--json"] },
  async run(args) {
    const { sql, settings, close } = await openShop();
    try {
      const status = await readStatus(sql);
      const needed = attention(status);
      const mind = productionTexts(settings, "said");
      if (args.includes("--json"))
        say(JSON.stringify({ ok: needed.length === 0, attention: needed, settings: mind, ...status }, undefined, 2));
      else sayAll(status, needed, mind);
      return needed.length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  },
};
