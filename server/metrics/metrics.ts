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

export const courierBreakerOpen = new Gauge({
  name: "swara_courier_breaker_open",
  help: "1 while this node does not ask the courier's service, as it does not answer",
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
export const outboxDead = read("outbox_dead", "Tasks given up, or tried so often that somebody should look", ["topic"]);
export const inboxWaiting = read("inbox_waiting", "Webhooks not worked on yet", ["gateway"]);
export const ordersUnpaid = read("orders_unpaid", "Orders that wait for their payment");
export const auditFindings = read("audit_findings", "Faults in the books at the last audit of any node");
export const jobSuccess = read("job_last_success_timestamp_seconds", "Last success on any node", ["job"]);
export const jobRuns = read("job_runs", "Runs since the node started", ["job", "node"]);
export const jobFailures = read("job_failures", "Failed runs since the node started", ["job", "node"]);
export const connections = read("database_connections", "Connections of all nodes by what they do", ["state"]);
export const poolSize = read("database_pool_size", "The most connections that this node opens for shoppers");
export const databaseUp = read("database_up", "1 when the database answered this very question");
