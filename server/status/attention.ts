import { noProducts, unsoldWords } from "../catalogue/readLacks.ts";
import { formatMoney } from "../money.ts";
import { latestRuns, type NodeRun } from "./readJobs.ts";
import type { Status } from "./readStatus.ts";

/** Something that needs a person: what it is, and what he is to do. */
export type Need = { words: string; todo: string };

/** A job is late when nobody has run it for three of its rounds, and for a minute at least. */
const lateAfter = ({ every_seconds }: NodeRun) => Math.max(every_seconds * 3, 60) * 1_000;

/** The office's screens of what stands in the shopfront. */
const screens = { home: "Home", collections: "Collections", menu: "Menu" } as const;

/** The job that looks at what is one machine's own: that another is well mends nothing. */
const ofEachNode = "machine";

const aboutMachines = ({ jobs, at }: Status): Need[] =>
  jobs
    .filter((run) => run.job === ofEachNode && at.getTime() - run.started_at.getTime() <= lateAfter(run))
    .flatMap(({ node, last_error }) =>
      last_error === null
        ? []
        : [
            {
              words: `${node}: ${last_error}`,
              todo: "Have the machine's clock set by the network's time (systemd-timesyncd, chrony), or give its disk room.",
            },
          ],
    );

function aboutJobs({ jobs, at }: Status): Need[] {
  if (jobs.length === 0)
    return [{ words: "No job has run in the last day: is the shop running?", todo: "Start the shop: bin/start." }];
  const needs: Need[] = [];
  for (const latest of latestRuns(jobs)) {
    const { job } = latest;
    const silent = at.getTime() - latest.started_at.getTime();
    if (silent > lateAfter(latest))
      needs.push({
        words: `The job "${job}" has not run for ${Math.round(silent / 60_000)} minutes: is the shop running?`,
        todo: "Look whether the shop runs, and start it anew: what the job left is done then.",
      });
    else if (latest.last_error !== null && job !== ofEachNode)
      needs.push({
        words: `The job "${job}" fails: ${latest.last_error}`,
        todo: "It is tried again by itself. If it stays, the shop's log says more.",
      });
  }
  return needs;
}

function aboutQueues({ queues }: Status): Need[] {
  const needs: Need[] = [];
  for (const { topic, failing, dead, error } of queues.outbox) {
    const isMail = topic.endsWith("mail");
    const todo = isMail
      ? "Try the mail server: bin/shop check --mail you@your.shop. Once it takes mails, those that wait go out by themselves."
      : "It is tried again by itself. If it stays, the shop's log says more.";
    if (dead > 0)
      needs.push({
        words: `${dead} ${topic} tasks were tried too often or given up: ${error ?? ""}`,
        todo: isMail
          ? "Send them again from their orders' pages, once the mail server takes them."
          : "See in the log which orders they are of, and do by hand what they were to do.",
      });
    else if (failing > 0)
      needs.push({
        words: `${isMail ? "Mail fails" : `Tasks fail (${topic})`}, ${failing} wait: ${error ?? ""}`,
        todo,
      });
  }
  for (const { gateway, dead, error } of queues.inbox)
    if (dead > 0)
      needs.push({
        words: `${dead} webhooks of ${gateway} can't be worked on: ${error ?? ""}`,
        todo: `Look at the payments in ${gateway}'s dashboard, and whether the keys here are still good.`,
      });
  return needs;
}

/** Hours after which a shop that was backed up once is warned that the newest backup is old: one night was missed. */
const backupAfter = 26;

function aboutBackups({ backups, at }: Status): Need[] {
  const latest = backups.find(({ kind }) => kind === "backup");
  const hours = latest ? Math.round((at.getTime() - latest.at.getTime()) / 3_600_000) : 0;
  return hours > backupAfter
    ? [
        {
          words: `The newest backup is ${hours} hours old.`,
          todo: "Make one now, and look whether BACKUP_DIR is there and has room.",
        },
      ]
    : [];
}

/** How many orders are named; of more the number is told. */
const named = 5;

const freedBySelf =
  "It is tried again by itself; what keeps it is usually the gateway, which must say first whether it was paid.";

function aboutOrders({ unclear_payments, overdue_orders, fast_orders, at }: Status): Need[] {
  const needs: Need[] = unclear_payments.map(({ order_no, gateway, payment, money, why }) => ({
    words: `Order ${order_no}: payment ${payment} of ${money} at ${gateway} is not understood. ${why}. Look at it there, then: bin/shop order checked ${order_no}`,
    todo: "Look at it there, then say on the order's page that it was looked at.",
  }));
  for (const { order_no, since, reason } of overdue_orders.slice(0, named)) {
    const minutes = Math.round((at.getTime() - since.getTime()) / 60_000);
    needs.push({
      words: `Order ${order_no} still holds its stock ${minutes} minutes after its time to pay: ${reason ?? "not tried yet"}`,
      todo: freedBySelf,
    });
  }
  const more = overdue_orders.length - named;
  if (more > 0)
    needs.push({ words: `${more} more orders hold their stock after their time to pay.`, todo: freedBySelf });
  if (fast_orders.count > 0)
    needs.push({
      words: `${fast_orders.count} orders were placed at a machine's speed, ${fast_orders.oldest} first: bin/shop order list --due check`,
      todo: "Look at them: Orders, To check.",
    });
  return needs;
}

/** What needs a person, the worst first, each with what he is to do; nothing when all goes by itself. */
export function needsOf(status: Status): Need[] {
  const { database } = status;
  return [
    ...status.findings.map(({ rule, subject }) => ({
      words: `The books don't balance: ${rule} (${subject})`,
      todo: "bin/shop status names each. Have somebody look who knows the database, before anything is put right by hand.",
    })),
    ...status.failed_refunds.map(({ order_no, amount }) => ({
      words: `A refund of ${formatMoney(amount)} for order ${order_no} did not arrive.`,
      todo: "Transfer it by the bank: Refunds.",
    })),
    ...aboutMachines(status),
    ...aboutOrders(status),
    ...database.unknown_migrations.map((name) => ({
      words: `The database is newer than this version: it has ${name}.`,
      todo: "Start the newer version of the shop again.",
    })),
    ...database.pending_migrations.map((name) => ({
      words: `The schema lacks ${name}: start the shop to bring it up to date.`,
      todo: "Start the shop anew: bin/start brings it up to date.",
    })),
    ...aboutQueues(status),
    ...aboutJobs(status),
    ...status.failing_plans.map(({ words, fault }) => ({
      words: `The planned change "${words}" could not be made yet: ${fault}`,
      todo: "It is tried again by itself. If it stays, take it back and make it anew: Grid, Changes.",
    })),
    ...status.failing_shopfront.map(({ part, words, fault, shown }) => ({
      words: `What was planned for ${screens[part]}${words && ` ("${words}")`} could not be ${shown ? "ended yet, and is still shown" : "shown"}: ${fault}`,
      todo: shown
        ? `It is tried again by itself. If it stays, change what is in the way: ${screens[part]}.`
        : `Plan it anew, and put this one away: ${screens[part]}.`,
    })),
    ...aboutBackups(status),
    ...(status.lacks.none ? [{ words: noProducts, todo: "Bring them in: Imports, or Products, a new one." }] : []),
    ...(status.lacks.not_sold > 0
      ? [
          {
            words: unsoldWords(status.lacks.not_sold),
            todo: "Open Products, Lacks something: each says what it lacks.",
          },
        ]
      : []),
    ...status.courier_away.map(({ node, last_error }) => ({
      words: `The courier's service does not answer ${node}; delivery is charged by the rate table: ${last_error}`,
      todo: "Nothing, if it is the courier's own trouble. If it stays, see whether SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD are still good.",
    })),
    ...status.overdue_complaints.map((ticket) => ({
      words: `Complaint ${ticket} waits for an answer.`,
      todo: "Answer it: Complaints.",
    })),
  ];
}

/** As needsOf, in words alone. */
export const attention = (status: Status): string[] => needsOf(status).map(({ words }) => words);
