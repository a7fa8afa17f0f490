import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { traceReceiver } from "../../tests/standIns/traces.ts";
import { type ServerProcess, startServer } from "../../tests/support/serverProcess.ts";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { address, contact } from "../../tests/support/testShop.ts";
import { statementName } from "./watchStatements.ts";

let folder: string;
let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let shop: ServerProcess;
let variant: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "swara-traces-"));
  chmodSync(folder, 0o755);
  database = await catalogueDatabase();
  const { sql } = database;
  await sql`insert into stock_count (variant_id, delta, cause) select variant_id, on_hand + 1000, 'test' from stock`;
  await sql`update stock set on_hand = on_hand * 2 + 1000`;
  variant =
    (await sql<{ id: number }[]>`select id from variant where sku = 'VENU-CARNATIC-FLUTE-5-KATTAI'`)[0]?.id ?? 0;
  receiver = await traceReceiver();
  shop = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=opens-the-receiver",
  });
});
afterAll(async () => {
  await shop.stop();
  await receiver.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/public/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Orders a flute; answers its number and how long the order took, in milliseconds. */
async function order(headers: Record<string, string> = {}) {
  const wish = { lines: [{ id: variant, quantity: 1 }], pincode: address.pincode, payment_method: "cod" };
  const { data } = (await (await post("/cart/quote", wish)).json()) as { data: { quote: string } };
  const began = performance.now();
  const body = { quote: data.quote, contact, address, payment_method: "cod" };
  const answer = await post("/orders", body, { "Idempotency-Key": randomUUID(), ...headers });
  expect(answer.status).toBe(201);
  const placed = (await answer.json()) as { data: { order_no: string } };
  return { ms: performance.now() - began, orderNo: placed.data.order_no };
}
const told = (name: string) => receiver.spans.filter((span) => span.name === name);

test("an order is told as part of what its sender does: route, status, statements by name, and then its mail", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const { orderNo } = await order({ traceparent, "X-Request-Id": "an-id-to-quote" });
  await expect.poll(() => told("send mail").length).toBeGreaterThan(0);
  const [placed] = told("POST /public/api/orders");
  expect(placed).toMatchObject({
    traceId,
    parentSpanId: "00f067aa0ba902b7",
    kind: 2,
    failed: false,
    facts: {
      "http.route": "/public/api/orders",
      "http.response.status_code": 201,
      "swara.request_id": "an-id-to-quote",
    },
  });
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === placed?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["insert orders", "commit"]));
  expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length);
  for (const { traceId: theirs, kind, facts } of statements)
    expect([theirs, kind, facts["db.system.name"]]).toEqual([traceId, 3, "postgresql"]);
  const mail = told("send mail")[0];
  expect(told("task mail").some(({ spanId }) => spanId === mail?.parentSpanId)).toBe(true);
  // Nothing that names a person or opens anything.
  const all = receiver.raw.join("\n");
  for (const secret of [orderNo, contact.email, contact.mobile, "Asha", address.line1, address.pincode])
    expect(all).not.toContain(secret);
  expect(all).toContain("opens-the-receiver");
});

test("a page's calls of the API are parts of it; health and metrics are not told, nor what was typed into an address", async () => {
  for (const path of ["/healthz", "/readyz", "/metrics", "/products/search?q=somethingtyped"])
    await fetch(shop.url + path);
  await expect.poll(() => told("GET /products/*").length).toBeGreaterThan(0);
  const [page] = told("GET /products/*");
  const parts = receiver.spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(parts.map(({ name }) => name)).toContain("GET /public/api/get/products");
  expect(receiver.raw.join("\n")).not.toMatch(/somethingtyped|healthz|readyz|\/metrics/);
});

test("a receiver that hangs, refuses, breaks off or is away slows no order", async () => {
  const usual: number[] = [];
  for (let n = 0; n < 15; n++) usual.push((await order()).ms);
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  for (const mood of ["hangs", "refuses", "breaks", "away"] as const) {
    const before = receiver.asked;
    if (mood === "away") await receiver.close();
    else receiver.turn(mood);
    const taken: number[] = [];
    // Until it was asked at least once in that mood, beside the orders.
    const isEnough = () => taken.length >= 15 && (mood === "away" || receiver.asked > before);
    while (!isEnough()) taken.push((await order()).ms);
    // Ten times what is usual is a stall of the machine; a receiver waited for would cost seconds.
    expect([mood, median(taken) < Math.max(median(usual) * 10, 500)]).toEqual([mood, true]);
  }
  const stopping = performance.now();
  await shop.stop();
  expect(performance.now() - stopping).toBeLessThan(15_000);
}, 120_000);

test.each([
  ["select 1 from orders where id = $1", "select orders"],
  ["\n  with a as (select 1 from x) update stock s set on_hand = 1", "update stock"],
  ["select from outbox for update skip locked", "select outbox"],
  ["insert into outbox (key) values ('secret')", "insert outbox"],
  ["begin ", "begin"],
  ["commit", "commit"],
])("a statement's name has nothing of its values: %s", (text, name) => {
  expect(statementName([text])).toBe(name);
});
