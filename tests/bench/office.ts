import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRight, rights } from "../../contract/office/rights.ts";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { countDays } from "../../server/figures/countDays.ts";
import { readFigures } from "../../server/figures/readFigures.ts";
import { indianDate } from "../../server/india.ts";
import { listOrders, type OrderQuery } from "../../server/office/orders/listOrders.ts";
import { readBoard } from "../../server/office/orders/readBoard.ts";
import type { Asker } from "../../server/office/orders/readRows.ts";
import { readToday } from "../../server/office/today/readToday.ts";
import { readSettings } from "../../server/settings.ts";
import { clerk } from "../support/clerk.ts";
import { loadFixture } from "../support/fixture.ts";
import { cpuSeconds } from "./cpu.ts";
import { customerKinds, growCustomers } from "./customers.ts";
import { latencies, printTable } from "./figures.ts";
import { growOrders } from "./growOrders.ts";

const times = 200;
/** A table of fewer rows may be read whole. */
const large = 10_000;

type Sample = {
  order_no: string;
  name: string;
  email: string;
  mobile: string;
  number: string | null;
  tracking_no: string | null;
};

const readSamples = (sql: Sql) => sql<Sample[]>`
  select o.order_no, o.name, o.email, o.mobile, d.number, p.tracking_no
  from orders o left join tax_document d on d.order_id = o.id left join parcel p on p.order_id = o.id
  where o.id in (select 1 + hashint4(n)::bigint % (select max(id) from orders) from generate_series(1, 2000) n) order by o.id limit ${times}`;

/** What is asked of the list, each with a word of another order every time. */
const asked = (samples: Sample[]): Record<string, (n: number) => OrderQuery> => {
  const of = (n: number): Sample =>
    samples[n % samples.length] ?? { order_no: "", name: "", email: "", mobile: "", number: null, tracking_no: null };
  const search = (word: (sample: Sample) => string | null) => (n: number) => ({
    search: word(of(n)) ?? of(n).order_no,
  });
  return {
    "the newest": () => ({}),
    "by state": (n) => ({ state: n % 2 ? "confirmed" : "returned" }),
    "by channel": () => ({ channel: "phone" }),
    "a page far back": (n) => ({ after: of(n).order_no }),
    late: () => ({ view: "late" }),
    "mobile number": search(({ mobile }) => mobile),
    "its last four digits": search(({ mobile }) => mobile.slice(-4)),
    "order number": search(({ order_no }) => order_no),
    "its first signs": search(({ order_no }) => order_no.slice(0, 4).toLowerCase()),
    "invoice number": search(({ number }) => number),
    "tracking number": search(({ tracking_no }) => tracking_no),
    "mail address": search(({ email }) => email),
    "a name many have": search(({ name }) => name.split(" ")[1] ?? name),
    "a whole name": search(({ name }) => name),
    "a name nobody has": (n) => ({ search: `Zwxq${of(n).name.slice(0, 3)}` }),
    "a part of a word": search(({ name }) => name.slice(2, 6).trim()),
  };
};

/** How often each large table was read whole, as the database counts it. */
async function wholeReads(sql: Sql): Promise<Map<string, number>> {
  await pause(1_500); // counts are handed in once a second
  const rows = await sql<{ name: string; seq_scan: number }[]>`
    select relname as name, seq_scan from pg_stat_user_tables where n_live_tup > ${large}`;
  return new Map(rows.map(({ name, seq_scan }) => [name, seq_scan]));
}

/** The office's list, search, board, day and figures with so many orders in the shop: how long each takes, and that none reads a large table whole. */
export async function benchOffice(sizes: number[]): Promise<void> {
  const asker: Asker = {
    actor: clerk,
    rights: new Map(
      Object.keys(rights)
        .filter(isRight)
        .map((right) => [right, null]),
    ),
  };
  for (const size of sizes.length > 0 ? sizes : [10_000, 200_000]) {
    const folder = mkdtempSync(join(tmpdir(), "swara-bench-"));
    chmodSync(folder, 0o755);
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 4 });
    try {
      await migrate(sql);
      await loadFixture(sql);
      await growOrders(sql, size);
      await growCustomers(sql);
      const began = performance.now();
      const days = await countDays(sql);
      console.log(`\n${days} days of figures counted in ${Math.round(performance.now() - began)} ms`);
      const samples = await readSamples(sql);
      const kinds: [string, (n: number) => Promise<unknown>][] = [
        ...Object.entries(asked(samples)).map(([name, query]): [string, (n: number) => Promise<unknown>] => [
          name,
          (n) => listOrders(sql, query(n), asker),
        ]),
        ...customerKinds(sql, samples, asker),
        ["the board", () => readBoard(sql, asker)],
        ["the day", () => readToday({ sql, settings: readSettings({}) }, asker)],
        ["figures of 30 days", () => readFigures(sql, { period: "30", compare: "before" }, indianDate(new Date()))],
        ["figures of a year", () => readFigures(sql, { period: "year", compare: "year" }, indianDate(new Date()))],
      ];
      const before = await wholeReads(sql);
      const rows: string[][] = [];
      for (const [name, work] of kinds) {
        await work(0);
        const taken: number[] = [];
        const cpu = cpuSeconds(process.pid, folder);
        for (let n = 0; n < times; n++) {
          const started = performance.now();
          await work(n);
          taken.push(performance.now() - started);
        }
        const spent = cpuSeconds(process.pid, folder);
        const each = (part: "shop" | "database") => (((spent[part] - cpu[part]) * 1_000) / times).toFixed(1);
        rows.push([name, latencies(taken), each("shop"), each("database")]);
      }
      const after = await wholeReads(sql);
      console.log(`\n${size} orders, ${times} times each`);
      printTable(["asked for", "p50 / p95 / p99 ms", "office: CPU ms", "database: CPU ms"], rows);
      const whole = [...after].filter(([name, reads]) => reads > (before.get(name) ?? 0)).map(([name]) => name);
      console.log(`Large tables that were read whole: ${whole.join(", ") || "none"}`);
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
