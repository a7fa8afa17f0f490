import { openDatabase } from "../database/connect.ts";
import { loadSettings } from "../settings.ts";
import { attention } from "../status/attention.ts";
import { readStatus, type Status } from "../status/readStatus.ts";
import type { Command } from "./command.ts";

const usage = `Usage: bin/shop status [--json]

Tells how the shop does: database and schema, jobs of all nodes, what waits to be sent or worked on, unpaid orders,
faults in the books, what is low in stock; and what needs a person.

  --json   the same for programs, with "ok" and "attention"

Works beside a running shop and without one. Exit status: 0 all goes by itself, 1 something needs a person,
2 the database does not answer.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const local = (time: Date) => time.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

function sayJobs({ jobs }: Status): void {
  say("\nJobs");
  for (const { job, node, started_at, failures, runs, found, last_error } of jobs) {
    const went = last_error === null ? "went well" : `failed: ${last_error}`;
    const counted = found === null || found === 0 ? "" : `, found ${found}`;
    say(`  ${job.padEnd(30)} ${local(started_at)} on ${node}: ${went}${counted} (${runs} runs, ${failures} failed)`);
  }
}

function sayAll(status: Status, needed: string[]): void {
  const { database, queues, stock } = status;
  const waiting = queues.outbox.map(({ topic, waiting: count }) => `${count} ${topic}`).join(", ") || "nothing";
  const webhooks = queues.inbox.map(({ gateway, waiting: count }) => `${count} of ${gateway}`).join(", ") || "none";
  const since = queues.unpaid.oldest ? `, the oldest since ${local(queues.unpaid.oldest)}` : "";
  const schema = database.pending_migrations.length > 0 ? "schema out of date" : "schema up to date";
  say(`Database   PostgreSQL ${database.version}, ${Math.round(database.bytes / 1_048_576)} MiB, ${schema}`);
  say(`Orders     ${queues.unpaid.count} wait for their payment${since}`);
  say(`To do      ${waiting}`);
  say(`Webhooks   ${webhooks} waiting`);
  say(`Books      ${status.findings.length === 0 ? "balance" : `${status.findings.length} faults`}`);
  say(`Stock      ${stock.low_count} variants are low, ${stock.out_count} are out`);
  for (const { sku, name, left } of stock.low) say(`  ${String(left).padStart(3)} left  ${name} (${sku})`);
  sayJobs(status);
  say(needed.length === 0 ? "\nNothing needs a person." : "\nNeeds a person");
  for (const line of needed) say(`  ${line}`);
}

export const statusCommand: Command = {
  summary: "tell how the shop does and what needs a person",
  usage,
  async run(args) {
    if (args.some((argument) => argument !== "--json")) {
      process.stderr.write(usage);
      return 2;
    }
    const { sql, close } = await openDatabase({ ...loadSettings(), DATABASE_POOL: 2 });
    try {
      const status = await readStatus(sql);
      const needed = attention(status);
      if (args.includes("--json"))
        say(JSON.stringify({ ok: needed.length === 0, attention: needed, ...status }, undefined, 2));
      else sayAll(status, needed);
      return needed.length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  },
};
