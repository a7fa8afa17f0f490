import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { queues } from "../limits/queues.ts";

/** What this process counts, and what is read from the database when somebody asks: see docs/running.md. */
export const registry = new Registry();
const registers = [registry];

// Memory, processor, event loop, garbage collection.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });

export const requests = new Counter({
  name: "swara_http_requests_total",
  help: "Answers by method, route pattern and status",
  labelNames: ["method", "route", "status"],
  registers,
});
export const durations = new Histogram({
  name: "swara_http_request_seconds",
  help: "From a request's arrival to its answer's head",
  labelNames: ["route"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
export const orderChanges = new Counter({
  name: "swara_order_changes_total",
  help: "Orders by their change of state; from is empty for a new one",
  labelNames: ["from", "to"],
  registers,
});
export const payments = new Counter({
  name: "swara_payments_total",
  help: "Captured payments by what became of them: accepted, or refunding when they can't pay their order",
  labelNames: ["gateway", "outcome"],
  registers,
});
export const stockRefusals = new Counter({
  name: "swara_stock_refusals_total",
  help: "Orders refused because somebody was faster",
  registers,
});
export const cacheRequests = new Counter({
  name: "swara_page_cache_requests_total",
  help: "Pages and lists asked for, by whether they were kept ready",
  labelNames: ["result"],
  registers,
});
export const cacheBytes = new Gauge({ name: "swara_page_cache_bytes", help: "Memory of kept pages", registers });

export const breakerOpen = new Gauge({
  name: "swara_breaker_open",
  help: "1 while this node does not ask a service, as it does not answer",
  labelNames: ["service"],
  registers,
});
export const refusals = new Counter({
  name: "swara_refused_total",
  help: "Requests turned away, by why",
  labelNames: ["kind"],
  registers,
});
export const ready = new Gauge({
  name: "swara_ready",
  help: "1 while this node takes requests from a balancer: what /readyz answers",
  registers,
});

/** What the bounded queues of this process say when somebody asks. */
const ofQueues = (name: string, help: string, count: "waiting" | "running" | "refused") =>
  new Gauge({
    name: `swara_queue_${name}`,
    help,
    labelNames: ["queue"],
    registers,
    collect() {
      for (const queue of queues) this.set({ queue: queue.name }, queue[count]);
    },
  });
ofQueues("waiting", "Pieces of work that wait for their turn", "waiting");
ofQueues("running", "Pieces of work that run", "running");
ofQueues("refused_total", "Pieces of work refused since the start, as too many waited", "refused");

/** A number that is read from the database when the metrics are asked for. */
const read = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `swara_${name}`, help, labelNames, registers });

export const outboxWaiting = read("outbox_waiting", "Tasks not done yet", ["topic"]);
export const outboxOldest = read("outbox_oldest_seconds", "For how long the oldest task waits that was due", ["topic"]);
export const outboxDead = read("outbox_dead", "Tasks given up, or tried so often that somebody should look", ["topic"]);
export const inboxWaiting = read("inbox_waiting", "Webhooks not worked on yet", ["gateway"]);
export const inboxOldest = read("inbox_oldest_seconds", "For how long the oldest webhook waits", ["gateway"]);
export const refundsOpen = read("refunds", "Refunds on their way (pending), or whose money did not arrive (failed)", [
  "state",
]);
export const refundsOldest = read("refund_oldest_seconds", "For how long the oldest refund is on its way");
export const ordersUnpaid = read("orders_unpaid", "Orders that wait for their payment");
export const auditFindings = read("audit_findings", "Faults in the books at the last audit of any node");
export const jobEvery = read("job_every_seconds", "How often a job is to run", ["name"]);
export const jobSuccess = read("job_last_success_timestamp_seconds", "Last success on any node", ["name"]);
export const jobRuns = read("job_runs", "Runs since the node started", ["name", "node"]);
export const jobFailures = read("job_failures", "Failed runs since the node started", ["name", "node"]);
export const backupAt = read("backup_timestamp_seconds", "Last backup that was made, and last one rehearsed", ["kind"]);
export const connections = read("database_connections", "Connections of all nodes by what they do", ["state"]);
export const poolSize = read("database_pool_size", "The most connections that this node opens for shoppers");
export const databaseUp = read("database_up", "1 when the database answered within 3 seconds");
export const databaseBytes = read("database_bytes", "Size of the shop's database");
export const standbys = read("replication_standbys", "Standbys that follow the database, by how", ["sync"]);
export const standbyBehind = read("replication_lag_bytes", "What a standby has not written yet", ["standby"]);
export const standbyLag = read("replication_lag_seconds", "How long the last write took to a standby", ["standby"]);
export const clockAhead = read("clock_ahead_seconds", "How far this node's clock is before the database's");
export const diskFree = read("disk_free_bytes", "What is free where DATA_DIR lies");
export const diskSize = read("disk_size_bytes", "How large the disk is where DATA_DIR lies");
