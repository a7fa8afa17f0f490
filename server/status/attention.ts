import { formatMoney } from "../mail/money.ts";
import type { NodeRun } from "./readJobs.ts";
import type { Status } from "./readStatus.ts";

/** A job is late when nobody has run it for three of its rounds, and for a minute at least. */
const lateAfter = ({ every_seconds }: NodeRun) => Math.max(every_seconds * 3, 60) * 1_000;

function aboutJobs({ jobs, at }: Status): string[] {
  if (jobs.length === 0) return ["No job has run in the last day: is the shop running?"];
  const warnings: string[] = [];
  for (const [job, runs] of Map.groupBy(jobs, (run) => run.job)) {
    const [latest] = runs.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime());
    if (!latest) continue;
    const silent = at.getTime() - latest.started_at.getTime();
    if (silent > lateAfter(latest))
      warnings.push(`The job "${job}" has not run for ${Math.round(silent / 60_000)} minutes: is the shop running?`);
    else if (latest.last_error !== null) warnings.push(`The job "${job}" fails: ${latest.last_error}`);
  }
  return warnings;
}

function aboutQueues({ queues }: Status): string[] {
  const warnings: string[] = [];
  for (const { topic, failing, dead, error } of queues.outbox) {
    const isMail = topic.endsWith("mail");
    if (dead > 0) warnings.push(`${dead} ${topic} tasks were tried too often or given up: ${error ?? ""}`);
    else if (failing > 0)
      warnings.push(`${isMail ? "Mail fails" : `Tasks fail (${topic})`}, ${failing} wait: ${error ?? ""}`);
  }
  for (const { gateway, dead, error } of queues.inbox)
    if (dead > 0) warnings.push(`${dead} webhooks of ${gateway} can't be worked on: ${error ?? ""}`);
  return warnings;
}

/** Hours after which a shop that was backed up once is warnings that the newest backup is old: one night was missed. */
const backupAfter = 26;

function aboutBackups({ backups, at }: Status): string[] {
  const latest = backups.find(({ kind }) => kind === "backup");
  const hours = latest ? Math.round((at.getTime() - latest.at.getTime()) / 3_600_000) : 0;
  return hours > backupAfter ? [`The newest backup is ${hours} hours old.`] : [];
}

/** How many orders are named; of more the number is told. */
const named = 5;

function aboutOrders({ unclear_payments, overdue_orders, fast_orders, at }: Status): string[] {
  const warnings = unclear_payments.map(
    ({ order_no, gateway, payment, money, why }) =>
      `Order ${order_no}: payment ${payment} of ${money} at ${gateway} is not understood. ${why}. Look at it there, then: bin/shop order checked ${order_no}`,
  );
  for (const { order_no, since, reason } of overdue_orders.slice(0, named)) {
    const minutes = Math.round((at.getTime() - since.getTime()) / 60_000);
    warnings.push(
      `Order ${order_no} still holds its stock ${minutes} minutes after its time to pay: ${reason ?? "not tried yet"}`,
    );
  }
  const more = overdue_orders.length - named;
  if (more > 0) warnings.push(`${more} more orders hold their stock after their time to pay.`);
  if (fast_orders.count > 0)
    warnings.push(
      `${fast_orders.count} orders were placed at a machine's speed, ${fast_orders.oldest} first: bin/shop order list --due check`,
    );
  return warnings;
}

/** What needs a person, in words, the worst first; nothing when all goes by itself. */
export function attention(status: Status): string[] {
  const { database } = status;
  return [
    ...status.findings.map(({ rule, subject }) => `The books don't balance: ${rule} (${subject})`),
    ...status.failed_refunds.map(
      ({ order_no, amount }) => `A refund of ${formatMoney(amount)} for order ${order_no} did not arrive.`,
    ),
    ...aboutOrders(status),
    ...database.unknown_migrations.map((name) => `The database is newer than this version: it has ${name}.`),
    ...database.pending_migrations.map((name) => `The schema lacks ${name}: start the shop to bring it up to date.`),
    ...aboutQueues(status),
    ...aboutJobs(status),
    ...aboutBackups(status),
    ...(status.lacks.not_sold > 0
      ? [`${status.lacks.not_sold} products are not sold, as their HSN or GST rate is not known: bin/shop lacks`]
      : []),
    ...status.courier_away.map(
      ({ node, last_error }) =>
        `The courier's service does not answer ${node}; delivery is charged by the rate table: ${last_error}`,
    ),
    ...status.overdue_complaints.map((ticket) => `Complaint ${ticket} waits for an answer.`),
  ];
}
