import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { createHttp } from "../http/http.ts";
import { PageCache } from "../http/pageCache.ts";
import { jobsOf } from "../jobs/jobs.ts";
import { recordRuns } from "../jobs/recordRuns.ts";
import { runJob } from "../jobs/schedule.ts";
import { routeName } from "./routeName.ts";

const token = "a token for the metrics alone";
let shop: TestShop;
const closings: (() => void)[] = [];
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  for (const close of closings) close();
  await shop.close();
});

/** The shop behind a real socket on this machine. */
async function listening(environment: { METRICS_TOKEN?: string }): Promise<string> {
  const { shop: parts, sql, api, others } = shop;
  const { settings, log } = parts;
  const storefront = async () => new Response("a page", { headers: { "Content-Type": "text/html" } });
  const isReady = async () => true;
  const cache = new PageCache(1_000_000);
  const http = createHttp({
    settings: { ...settings, ...environment },
    sql,
    log,
    cache,
    api,
    others,
    storefront,
    isReady,
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: http.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    closings.push(() => server.close());
  });
}
const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, type: response.headers.get("Content-Type"), text: await response.text() };
};

test("requests, orders, refusals, queues, jobs, pool and memory are told in Prometheus' format", async () => {
  const url = await listening({});
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 1);
  const [first, second] = [await shop.quote([{ id, quantity: 1 }]), await shop.quote([{ id, quantity: 1 }])];
  expect((await shop.place(first.quote)).status).toBe(201);
  expect((await shop.place(second.quote)).status).toBe(409);
  await fetch(`${url}/public/api/get/brands`);
  await fetch(`${url}/public/api/get/brands`);
  await fetch(`${url}/public/api/orders/AAAAA-AAAAA?key=x`);
  for (const job of jobsOf(shop.shop)) {
    if (job.name === "audit") await runJob(job, shop.shop.log, recordRuns(shop.sql, "a node"));
  }
  const { status, type, text } = await read(url);
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0.0.4/)]);
  for (const line of [
    'swara_http_requests_total{method="GET",route="/public/api/get/brands",status="200"} 2',
    'swara_http_requests_total{method="GET",route="/public/api/orders/{order_no}",status="404"} 1',
    'swara_http_request_seconds_count{route="/public/api/get/brands"} 2',
    'swara_page_cache_requests_total{result="hit"} 1',
    'swara_order_changes_total{from="",to="confirmed"} 1',
    "swara_stock_refusals_total 1",
    'swara_outbox_waiting{topic="mail"} 1',
    'swara_outbox_dead{topic="mail"} 0',
    "swara_audit_findings 0",
    'swara_job_runs{name="audit",node="a node"} 1',
    "swara_orders_unpaid 0",
    'swara_queue_waiting{queue="passwords"} 0',
    'swara_queue_refused_total{queue="orders"} 0',
    "swara_database_up 1",
    "swara_ready 1",
    'swara_refunds{state="failed"} 0',
    'swara_replication_standbys{sync="sync"} 0',
    'swara_job_every_seconds{name="audit"} 600',
  ])
    expect(text.split("\n")).toContain(line);
  for (const name of [
    'swara_job_last_success_timestamp_seconds{name="audit"}',
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    'swara_database_connections{state="active"}',
    "swara_database_pool_size",
    "swara_clock_ahead_seconds",
    "swara_disk_free_bytes",
    "swara_index_products",
    'swara_outbox_oldest_seconds{topic="mail"}',
  ])
    expect(text).toContain(`\n${name} `);
  expect(text).not.toContain("AAAAA");
  await expect.poll(async () => (await read(url)).text.split("\n")).toContain("swara_index_behind_seconds 0");
});

test("what waits is told with how long it waits, and failed refunds, backups and refusals are counted", async () => {
  const url = await listening({});
  const { sql } = shop;
  await sql`update outbox set created_at = now() - interval '10 minutes', attempts = 1, run_at = now() + interval '1 hour' where topic = 'mail'`;
  await sql`insert into webhook_inbox (gateway, event_id, body, received_at) values ('practice', 'late', 'x', now() - interval '5 minutes')`;
  await sql`insert into backup_run (kind, file, bytes, sha256, at) values ('backup', 'f', 1, 'x', '2026-11-24T00:00:00Z')`;
  await fetch(`${url}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  const { text } = await read(url);
  const value = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  expect(value('swara_outbox_oldest_seconds{topic="mail"}')).toBeGreaterThanOrEqual(600);
  expect(value('swara_inbox_oldest_seconds{gateway="practice"}')).toBeGreaterThanOrEqual(300);
  expect(value('swara_backup_timestamp_seconds{kind="backup"}')).toBe(Date.UTC(2026, 10, 24) / 1_000);
  expect(value('swara_refused_total{kind="metrics"}')).toBeGreaterThan(0);
  expect(Math.abs(value("swara_clock_ahead_seconds"))).toBeLessThan(5);
});

test("a database that does not answer does not keep the metrics: they say so within a few seconds", async () => {
  const url = await listening({});
  const { sql } = shop;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`lock table outbox in access exclusive mode`;
    locked.resolve();
    await released;
  });
  await locked.promise;
  const asked = performance.now();
  const { status, text } = await read(url);
  expect(status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(6_000);
  expect(text.split("\n")).toContain("swara_database_up 0");
  expect(text).not.toContain("swara_outbox_waiting{");
  release();
  await holding;
  await expect.poll(async () => (await read(url)).text.split("\n")).toContain("swara_database_up 1");
});

test("without a token only this machine itself is answered, never through a proxy", async () => {
  const url = await listening({});
  expect((await read(url)).status).toBe(200);
  expect((await read(url, { "X-Forwarded-For": "203.0.113.9" })).status).toBe(404);
  expect((await read(url, { Forwarded: "for=203.0.113.9" })).status).toBe(404);
});

test("with a token only its bearer is answered", async () => {
  const url = await listening({ METRICS_TOKEN: token });
  for (const Authorization of ["", "Bearer ", `Bearer ${token}x`, token]) {
    const refused = await read(url, { Authorization });
    expect([refused.status, refused.text]).toEqual([404, "There is nothing here."]);
  }
  expect((await read(url, { Authorization: `Bearer ${token}` })).status).toBe(200);
});

test("a route's name is its pattern, and whoever tries addresses out makes no new ones", () => {
  expect(routeName("/public/api/orders/7K3MD-Q9TFX/pay", 200)).toBe("/public/api/orders/{order_no}/pay");
  expect(routeName("/public/api/payments/razorpay/webhook", 200)).toBe("/public/api/payments/{gateway}/webhook");
  expect(routeName("/office/api/staff/12/end-sessions", 200)).toBe("/office/api/staff/{id}/end-sessions");
  expect(routeName("/office/api/invite/a-secret", 404)).toBe("/office/api/invite/{token}");
  expect(routeName("/public/api/nothing/of/the/kind", 404)).toBe("other");
  expect(routeName("/product/veena.late", 200)).toBe("a page's data");
  expect(routeName("/nothing.late", 404)).toBe("other");
  expect(routeName("/product/a-veena", 200)).toBe("/product/*");
  expect(routeName("/product/no-such-veena", 404)).toBe("/product/*");
  for (let tried = 0; tried < 200; tried++) routeName(`/tried-${tried}`, 404);
  expect(routeName("/tried-1", 404)).toBe("other");
  const names = new Set(Array.from({ length: 200 }, (_, tried) => routeName(`/found-${tried}/x`, 200)));
  expect(names.size).toBeLessThan(70);
});
