import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { command } from "../../tests/support/command.ts";
import { officeOrder } from "../../tests/support/officeOrders.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { recordRuns } from "../jobs/recordRuns.ts";
import { runJob } from "../jobs/schedule.ts";
import { createLog } from "../log.ts";
import { refundOrder } from "../payments/refundOrder.ts";
import { attention } from "./attention.ts";
import { readStatus } from "./readStatus.ts";

let shop: TestShop;
const log = createLog("silent");
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const run = (name: string, node: string, work: () => Promise<unknown> = async () => 0) =>
  runJob({ name, every: 10, run: work }, log, recordRuns(shop.sql, node));
const fail = async () => {
  throw new Error("The mail server says no.");
};
const needed = async () => attention(await readStatus(shop.sql));

test("a shop whose jobs run and whose books balance needs nobody", async () => {
  expect(await needed()).toEqual(["No job has run in the last day: is the shop running?"]);
  await run("outbox", "first:1");
  await run("outbox", "second:2");
  expect(await needed()).toEqual([]);
  const { jobs, database } = await readStatus(shop.sql);
  expect(jobs.map(({ job, node }) => `${job} ${node}`).sort()).toEqual(["outbox first:1", "outbox second:2"]);
  expect(database.pending_migrations).toEqual([]);
});

test("a job that fails everywhere or has stopped is named; one that another node runs is not", async () => {
  await run("outbox", "first:1", fail);
  expect(await needed()).toEqual(['The job "outbox" fails: The mail server says no.']);
  await run("outbox", "second:2");
  expect(await needed()).toEqual([]);
  await shop.sql`update job_run set started_at = started_at - interval '10 minutes'`;
  expect(await needed()).toEqual(['The job "outbox" has not run for 10 minutes: is the shop running?']);
  await run("outbox", "first:1");
  expect(await needed()).toEqual([]);
});

test("what is wrong with one machine is told although another one is well, for as long as it is heard of", async () => {
  await run("machine", "first:1", async () => {
    throw new Error("This machine's clock is 300 s ahead of the database's.");
  });
  await run("machine", "second:2");
  expect(await needed()).toEqual(["first:1: This machine's clock is 300 s ahead of the database's."]);
  await shop.sql`update job_run set started_at = started_at - interval '3 minutes' where node = 'first:1' and job = 'machine'`;
  expect(await needed()).toEqual([]);
});

test("a job's runs are counted; those in quick succession are written down together", async () => {
  const record = recordRuns(shop.sql, "third:3");
  const job = { name: "quick", every: 1, run: async () => 7 };
  for (let round = 0; round < 5; round++) await runJob(job, log, record);
  await runJob({ ...job, run: fail }, log, record);
  const rows = await shop.sql`select runs, failures, found, last_error from job_run where job = 'quick'`;
  expect(rows).toEqual([{ runs: 6, failures: 1, found: null, last_error: "The mail server says no." }]);
  await runJob(job, log, record);
  const [after] = await shop.sql`select runs, found, last_error from job_run where job = 'quick'`;
  expect(after).toEqual({ runs: 7, found: 7, last_error: null });
});

test("each job is named once however many processes ran it, and refunds that wait for a transfer stand beside what goes by itself", async () => {
  const told = async () => (await command(["status"], { DATABASE_URL: shop.url })).text;
  await run("twice", "first:1", fail);
  await run("twice", "second:2");
  const before = await told();
  expect(before.match(/^ {2}twice .*/gm)).toEqual([
    expect.stringMatching(/ on second:2: went well \(2 runs of 2 processes, 1 failed\)$/),
  ]);
  expect(before).toMatch(/^Transfers {2}none waits for a person$/m);
  const { orderNo } = await officeOrder(shop, { to: "delivered" });
  expect(await refundOrder(shop.shop, orderNo, { amount: 100_00, reason: "A scratch" }, clerk)).toBe("refunded");
  expect(await told()).toMatch(
    /^Transfers {2}1 refund of ₹100 for a person to make: bin\/shop order list --due refund$/m,
  );
});

test("failing mail, dead tasks, stuck webhooks, failed refunds, faults in the books and a lacking schema are told", async () => {
  await run("quick", "third:3");
  const { sql } = shop;
  await sql`insert into outbox (key, topic, payload, attempts, last_error) values
    ('m1', 'mail', '{}', 2, 'The mail server did not take the mail: ECONNREFUSED'), ('r1', 'refund', '{}', 12, 'HTTP 500')`;
  await sql`insert into webhook_inbox (gateway, event_id, body, attempts, last_error) values ('practice', 'e', 'x', 30, 'HTTP 401')`;
  await sql`update stock set on_hand = on_hand + 1 where variant_id = (select min(variant_id) from stock)`;
  const books = /^The books don't balance: on hand is what counts and moves add up to/;
  await sql`insert into migration (name, digest) values ('9999_later.sql', '')`;
  const told = await needed();
  for (const text of [
    books,
    /^The database is newer than this version: it has 9999_later.sql/,
    /^Mail fails, 1 wait: The mail server did not take the mail/,
    /^1 refund tasks were tried too often or given up: HTTP 500/,
    /^1 webhooks of practice can't be worked on: HTTP 401/,
  ])
    expect(told).toContainEqual(expect.stringMatching(text));
  expect(told).toHaveLength(5);
  // A schema that waits is told, and the books are not read by what it lacks.
  await sql`delete from migration where name like '0008%'`;
  const waiting = await needed();
  expect(waiting).toContainEqual(expect.stringMatching(/^The schema lacks 0008_/));
  expect(waiting).not.toContainEqual(expect.stringMatching(books));
  expect(waiting).toHaveLength(5);
});

test("what is low in stock is listed as in the office, fewest first; what is sold out is counted apart", async () => {
  await shop.sql`update stock set on_hand = held + 50, counted = true`;
  await shop.sql`update variant set reorder_point = null`;
  await shop.sql`update variant set reorder_point = 2 where sku in ('VENU-CARNATIC-FLUTE-5-KATTAI', 'KAVERI-TRAVEL-VEENA')`;
  await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 2);
  await shop.stocked("KAVERI-TRAVEL-VEENA", 1);
  await shop.stocked("HALDEN-METRONOME", 1);
  await shop.stocked("HALDEN-CLIP-TUNER", 0);
  const { stock } = await readStatus(shop.sql);
  expect(stock.low.map(({ sku, left }) => [sku, left])).toEqual([
    ["KAVERI-TRAVEL-VEENA", 1],
    ["VENU-CARNATIC-FLUTE-5-KATTAI", 2],
  ]);
  expect([stock.low_count, stock.out_count]).toEqual([2, 1]);
});
