/** What makes an alert fire, from when on (`at`), with which words, and what looks like it and must not. Samples are 15 s apart. */
export type AlertCase = {
  fires: Record<string, string>;
  at: string;
  severity: "page" | "ticket";
  labels?: Record<string, string>;
  says: string;
  quiet: Record<string, string>;
};

const node = (n: number) => `instance="node${n}",job="swara"`;
/** Two nodes that are well, so that no other alert has anything to say. */
const well = { [`swara_ready{${node(1)}}`]: "1x400", [`swara_ready{${node(2)}}`]: "1x400" };
const requests = (status: string, values: string) => ({
  [`swara_http_requests_total{${node(1)},method="GET",route="/",status="${status}"}`]: values,
});
const bucket = (le: string, values: string) => ({
  [`swara_http_request_seconds_bucket{${node(1)},route="/",le="${le}"}`]: values,
});
const orders = (values: string) => ({ [`swara_order_changes_total{${node(1)},from="",to="confirmed"}`]: values });
const of = (name: string, labels: string, values: string) => ({
  [`${name}{${node(1)}${labels && `,${labels}`}}`]: values,
});

export const alertCases: Record<string, AlertCase> = {
  SwaraDown: {
    fires: { [`swara_ready{${node(1)}}`]: "1x4 0x35", [`swara_ready{${node(2)}}`]: "1x4 0x35" },
    at: "2m",
    severity: "page",
    says: "No node of the shop takes requests.",
    quiet: { [`swara_ready{${node(1)}}`]: "0x4 1x40", [`swara_ready{${node(2)}}`]: "1x40" },
  },
  SwaraDatabaseAway: {
    fires: { ...well, ...of("swara_database_up", "", "1x4 0x40") },
    at: "2m",
    severity: "page",
    says: "No node gets an answer from the database. Pages are shown from memory, nobody can order.",
    quiet: { ...well, [`swara_database_up{${node(1)}}`]: "0x40", [`swara_database_up{${node(2)}}`]: "1x40" },
  },
  SwaraOrdersStopped: {
    fires: { ...well, ...orders("0+1x240 240x60") },
    at: "72m",
    severity: "page",
    says: "No order for ten minutes, after more than twenty in the hour before.",
    quiet: { ...well, ...orders("0x40 1x90 2x150 3x20") },
  },
  SwaraErrors: {
    fires: { ...well, ...requests("200", "0+95x40"), ...requests("503", "0+5x40") },
    at: "8m",
    severity: "page",
    says: "5% of the answers are failures of the shop.",
    quiet: { ...well, ...requests("200", "0+999x40"), ...requests("500", "0+1x40"), ...requests("404", "0+99x40") },
  },
  SwaraSlow: {
    fires: { ...well, ...bucket("1", "0+50x60"), ...bucket("2.5", "0+100x60"), ...bucket("+Inf", "0+100x60") },
    at: "12m",
    severity: "page",
    says: "One of twenty requests takes more than 2.35s.",
    quiet: { ...well, ...bucket("1", "0+96x60"), ...bucket("2.5", "0+100x60"), ...bucket("+Inf", "0+100x60") },
  },
  SwaraBooks: {
    fires: { ...well, ...of("swara_audit_findings", "", "2x20") },
    at: "3m",
    severity: "page",
    says: "The books don't balance, in 2 places.",
    quiet: { ...well, ...of("swara_audit_findings", "", "0x20") },
  },
  SwaraNodeDown: {
    fires: { ...well, [`up{${node(1)}}`]: "1x4 0x20", [`up{${node(2)}}`]: "1x24" },
    at: "4m",
    severity: "ticket",
    labels: { instance: "node1", job: "swara" },
    says: "node1 does not answer.",
    quiet: { ...well, [`up{${node(1)}}`]: "1x4 0x2 1x20", 'up{instance="mail",job="other"}': "0x20" },
  },
  SwaraNodeNotReady: {
    fires: { ...well, [`swara_ready{${node(3)}}`]: "1x4 0x20" },
    at: "4m",
    severity: "ticket",
    labels: { instance: "node3", job: "swara" },
    says: "node3 answers but takes no requests.",
    quiet: { ...well, [`swara_ready{${node(3)}}`]: "0x6 1x20" },
  },
  SwaraNoSynchronousStandby: {
    fires: { ...well, ...of("swara_replication_standbys", 'sync="sync"', "1x20 0x20") },
    at: "8m",
    severity: "page",
    says: "No standby has every order. If the primary dies now, answered orders are lost.",
    quiet: { ...well, ...of("swara_replication_standbys", 'sync="sync"', "0x40") },
  },
  SwaraStandbyBehind: {
    fires: { ...well, ...of("swara_replication_lag_bytes", 'standby="database3"', "134217728x40") },
    at: "7m",
    severity: "ticket",
    labels: { standby: "database3" },
    says: "database3 is 128MiB behind the primary.",
    quiet: { ...well, ...of("swara_replication_lag_bytes", 'standby="database3"', "134217728x4 0x40") },
  },
  SwaraPoolFull: {
    fires: {
      ...well,
      ...of("swara_database_connections", 'state="active"', "10x20"),
      ...of("swara_database_connections", 'state="idle in transaction"', "5x20"),
      ...of("swara_database_pool_size", "", "16x20"),
    },
    at: "4m",
    severity: "page",
    says: "93.75% of all connections to the database are at work.",
    quiet: {
      ...well,
      ...of("swara_database_connections", 'state="active"', "10x20"),
      ...of("swara_database_connections", 'state="idle"', "6x20"),
      ...of("swara_database_pool_size", "", "16x20"),
    },
  },
  SwaraRefuses: {
    fires: { ...well, ...of("swara_queue_refused_total", 'queue="orders"', "0+30x40") },
    at: "8m",
    severity: "page",
    labels: { queue: "orders" },
    says: "orders: more come than the shop can do; 2 a second are sent away.",
    quiet: { ...well, ...of("swara_queue_refused_total", 'queue="orders"', "7x40") },
  },
  SwaraEventLoop: {
    fires: { ...well, ...of("nodejs_eventloop_lag_p99_seconds", "", "0.5x40") },
    at: "6m",
    severity: "ticket",
    labels: { instance: "node1", job: "swara" },
    says: "node1 is busy for 500ms at a stretch.",
    quiet: { ...well, ...of("nodejs_eventloop_lag_p99_seconds", "", "0.5x4 0.02x40") },
  },
  SwaraSearchBehind: {
    fires: { ...well, ...of("swara_index_behind_seconds", "", "0+15x40") },
    at: "7m",
    severity: "ticket",
    labels: { instance: "node1", job: "swara" },
    says: "Search and lists of node1 have lacked changes for 7m 0s.",
    quiet: { ...well, ...of("swara_index_behind_seconds", "", "0 15 30 45 0x40") },
  },
  SwaraClock: {
    fires: { ...well, ...of("swara_clock_ahead_seconds", "", "-300x40") },
    at: "4m",
    severity: "ticket",
    labels: { instance: "node1", job: "swara" },
    says: "The clock of node1 is 5m 0s off the database's.",
    quiet: { ...well, ...of("swara_clock_ahead_seconds", "", "-0.3x40") },
  },
  SwaraDiskFull: {
    fires: { ...well, ...of("swara_disk_free_bytes", "", "3e9x40"), ...of("swara_disk_size_bytes", "", "100e9x40") },
    at: "4m",
    severity: "page",
    labels: { instance: "node1", job: "swara" },
    says: "The disk of node1 is nearly full.",
    quiet: { ...well, ...of("swara_disk_free_bytes", "", "30e9x40"), ...of("swara_disk_size_bytes", "", "100e9x40") },
  },
  SwaraTasksWait: {
    fires: { ...well, ...of("swara_outbox_oldest_seconds", 'topic="mail"', "900x40") },
    at: "4m",
    severity: "ticket",
    labels: { topic: "mail" },
    says: "A task of mail has waited for 15m 0s.",
    quiet: { ...well, ...of("swara_outbox_oldest_seconds", 'topic="mail"', "0x10 300x30") },
  },
  SwaraTasksDead: {
    fires: { ...well, ...of("swara_outbox_dead", 'topic="refund"', "2x20") },
    at: "3m",
    severity: "ticket",
    labels: { topic: "refund" },
    says: "2 tasks of refund were given up or tried too often.",
    quiet: { ...well, ...of("swara_outbox_dead", 'topic="refund"', "0x20") },
  },
  SwaraWebhooksWait: {
    fires: { ...well, ...of("swara_inbox_oldest_seconds", 'gateway="razorpay"', "360x20") },
    at: "3m",
    severity: "page",
    labels: { gateway: "razorpay" },
    says: "A webhook of razorpay has waited for 6m 0s.",
    quiet: { ...well, ...of("swara_inbox_oldest_seconds", 'gateway="razorpay"', "30x20") },
  },
  SwaraRefundsWait: {
    fires: { ...well, ...of("swara_refund_oldest_seconds", "", "7200x20") },
    at: "3m",
    severity: "ticket",
    says: "A refund has been on its way for 2h 0m 0s.",
    quiet: { ...well, ...of("swara_refund_oldest_seconds", "", "60x20") },
  },
  SwaraRefundsFailed: {
    fires: { ...well, ...of("swara_refunds", 'state="failed"', "1x20") },
    at: "3m",
    severity: "ticket",
    says: "The money of 1 refunds did not arrive.",
    quiet: { ...well, ...of("swara_refunds", 'state="pending"', "1x20") },
  },
  SwaraJobStopped: {
    fires: {
      ...well,
      ...of("swara_job_every_seconds", 'name="outbox"', "1x40"),
      ...of("swara_job_last_success_timestamp_seconds", 'name="outbox"', "0x40"),
    },
    at: "5m",
    severity: "ticket",
    labels: { name: "outbox" },
    says: "The job outbox last succeeded 5m 0s ago.",
    quiet: {
      ...well,
      ...of("swara_job_every_seconds", 'name="audit"', "600x40"),
      ...of("swara_job_last_success_timestamp_seconds", 'name="audit"', "0x40"),
    },
  },
  SwaraServiceAway: {
    fires: { ...well, ...of("swara_breaker_open", 'service="courier"', "1x40") },
    at: "6m",
    severity: "ticket",
    labels: { service: "courier" },
    says: "The courier's service does not answer and is left alone.",
    quiet: { ...well, ...of("swara_breaker_open", 'service="courier"', "1x4 0x40") },
  },
  SwaraBackupOld: {
    fires: { ...well, ...of("swara_backup_timestamp_seconds", 'kind="backup"', "-97200x40") },
    at: "6m",
    severity: "ticket",
    says: "The last backup is 1d 3h 6m 0s old.",
    quiet: { ...well, ...of("swara_backup_timestamp_seconds", 'kind="backup"', "-3600x40") },
  },
};
