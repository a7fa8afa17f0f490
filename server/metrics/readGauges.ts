import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../database/connect.ts";
import type { NodeRun } from "../status/readJobs.ts";
import {
  auditFindings,
  backupAt,
  clockAhead,
  connections,
  databaseBytes,
  databaseUp,
  diskFree,
  diskSize,
  inboxOldest,
  inboxWaiting,
  jobEvery,
  jobFailures,
  jobRuns,
  jobSuccess,
  ordersUnpaid,
  outboxDead,
  outboxOldest,
  outboxWaiting,
  refundsOldest,
  refundsOpen,
  standbyBehind,
  standbyLag,
  standbys,
} from "./metrics.ts";
import { type DatabaseState, readDatabase } from "./readDatabase.ts";

const gauges = [
  outboxWaiting,
  outboxOldest,
  outboxDead,
  inboxWaiting,
  inboxOldest,
  refundsOpen,
  refundsOldest,
  ordersUnpaid,
  auditFindings,
  jobEvery,
  jobSuccess,
  jobRuns,
  jobFailures,
  backupAt,
  connections,
  databaseBytes,
  standbys,
  standbyBehind,
  standbyLag,
  clockAhead,
];

/** For how long the database may think, in milliseconds: Prometheus gives up after ten seconds and would say that the node is down. */
const patience = 3_000;

/** After so long another question may be asked although one is not answered: its connection may be dead. */
const oneAtATime = 15_000;

/** What is being read, and since when. */
const reading = new WeakMap<Sql, { since: number; state: Promise<DatabaseState> }>();

/** Whoever asks while an answer is awaited gets the same one: questions that are not answered take up one connection in 15 s. */
function readOnce(sql: Sql): Promise<DatabaseState> {
  const known = reading.get(sql);
  if (known && performance.now() - known.since < oneAtATime) return known.state;
  const made = { since: performance.now(), state: readDatabase(sql) };
  reading.set(sql, made);
  const forget = () => reading.get(sql) === made && reading.delete(sql);
  made.state.then(forget, forget);
  return made.state;
}

/** What a promise comes to within `patience`; undefined where it fails or takes longer. */
export const soon = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise.catch(() => undefined), pause(patience, undefined, { ref: false })]);

function setJobs(jobs: NodeRun[]): void {
  // Not "job": a series' job is what Prometheus calls what it asks.
  for (const { job: name, node, runs, failures } of jobs) {
    jobRuns.set({ name, node }, runs);
    jobFailures.set({ name, node }, failures);
  }
  for (const [name, runs] of Map.groupBy(jobs, (run) => run.job)) {
    jobEvery.set({ name }, Math.max(...runs.map(({ every_seconds }) => every_seconds)));
    const last = Math.max(...runs.map(({ succeeded_at }) => succeeded_at?.getTime() ?? 0));
    if (last > 0) jobSuccess.set({ name }, last / 1_000);
  }
  const audits = jobs.filter(({ job, found }) => job === "audit" && found !== null);
  const latest = audits.sort((a, b) => b.started_at.getTime() - a.started_at.getTime())[0];
  if (latest) auditFindings.set(latest.found ?? 0);
}

function setStandbys(told: DatabaseState["standbys"]): void {
  for (const sync of ["sync", "async"]) standbys.set({ sync }, told.filter((one) => one.sync === sync).length);
  for (const { name, bytes, seconds } of told) {
    const standby = name ?? "unknown";
    if (bytes !== null) standbyBehind.set({ standby }, bytes);
    if (bytes !== null) standbyLag.set({ standby }, seconds ?? 0);
  }
}

function setAll({ queues, jobs, backups, tasks, webhooks, refunds, ...state }: DatabaseState): void {
  for (const { topic, waiting, dead } of queues.outbox) {
    outboxWaiting.set({ topic }, waiting);
    outboxOldest.set({ topic }, 0);
    outboxDead.set({ topic }, dead);
  }
  for (const { topic, seconds } of tasks) outboxOldest.set({ topic }, seconds);
  for (const { gateway, waiting } of queues.inbox) inboxWaiting.set({ gateway }, waiting);
  for (const { topic: gateway, seconds } of webhooks) inboxOldest.set({ gateway }, seconds);
  refundsOpen.set({ state: "pending" }, refunds.pending);
  refundsOpen.set({ state: "failed" }, refunds.failed);
  refundsOldest.set(refunds.oldest);
  ordersUnpaid.set(queues.unpaid.count);
  setJobs(jobs);
  for (const { kind, at } of backups) backupAt.set({ kind }, at.getTime() / 1_000);
  for (const { state: does, count } of state.connections) connections.set({ state: does }, count);
  setStandbys(state.standbys);
  databaseBytes.set(state.bytes);
  clockAhead.set(state.ahead);
}

async function readDisk(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  diskFree.set(bavail * bsize);
  diskSize.set(blocks * bsize);
}

/** Sets what is read from the database and the disk of `folder`; where the database is away, database_up alone says so. */
export async function readGauges(sql: Sql, folder: string): Promise<void> {
  const [state] = await Promise.all([soon(readOnce(sql)), soon(readDisk(folder))]);
  for (const gauge of gauges) gauge.reset();
  if (state) setAll(state);
  databaseUp.set(state ? 1 : 0);
}
