import { formatMoney } from "../mail/money.ts";
import type { NodeRun } from "./readJobs.ts";
import type { Status } from "./readStatus.ts";

/** A job is late when nobody has run it for three of its rounds, and for a minute at least. */
const lateAfter = ({ every_seconds }: NodeRun) => Math.max(every_seconds * 3, 60) * 1_000;

function aboutJobs({ jobs, at }: Status): string[] {
  if (jobs.length === 0) return ["No job has run in the last day: is the shop running?"];
  const told: string[] = [];
  for (const [job, runs] of Map.groupBy(jobs, (run) => run.job)) {
    const [latest] = runs.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime());
    if (!latest) continue;
    const silent = at.getTime() - latest.started_at.getTime();
    if (silent > lateAfter(latest))
      told.push(`The job "${job}" has not run for ${Math.round(silent / 60_000)} minutes: is the shop running?`);
    else if (latest.last_error !== null) told.push(`The job "${job}" fails: ${latest.last_error}`);
  }
  return told;
}

function aboutQueues({ queues }: Status): string[] {
  const told: string[] = [];
  for (const { topic, failing, dead, error } of queues.outbox) {
    const isMail = topic.endsWith("mail");
    if (dead > 0) told.push(`${dead} ${topic} tasks were tried too often or given up: ${error ?? ""}`);
    else if (failing > 0)
      told.push(`${isMail ? "Mail fails" : `Tasks fail (${topic})`}, ${failing} wait: ${error ?? ""}`);
  }
  for (const { gateway, dead, error } of queues.inbox)
    if (dead > 0) told.push(`${dead} webhooks of ${gateway} can't be worked on: ${error ?? ""}`);
  return told;
}

/** What needs a person, in words, the worst first; nothing when all goes by itself. */
export function attention(status: Status): string[] {
  const { database } = status;
  return [
    ...status.findings.map(({ rule, subject }) => `The books don't balance: ${rule} (${subject})`),
    ...status.failed_refunds.map(
      ({ order_no, amount }) => `A refund of ${formatMoney(amount)} for order ${order_no} did not arrive.`,
    ),
    ...database.unknown_migrations.map((name) => `The database is newer than this version: it has ${name}.`),
    ...database.pending_migrations.map((name) => `The schema lacks ${name}: start the shop to bring it up to date.`),
    ...aboutQueues(status),
    ...aboutJobs(status),
    ...status.overdue_complaints.map((ticket) => `Complaint ${ticket} waits for an answer.`),
  ];
}
