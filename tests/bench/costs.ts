import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { address } from "../support/testShop.ts";
import { cpuSeconds } from "./cpu.ts";
import { printTable, spreadOf } from "./figures.ts";
import { send } from "./http.ts";
import { open, perform, type Side, type Work, works } from "./side.ts";

const rounds = 5;
const json = { "Content-Type": "application/json" };

const quote: Work = {
  times: 50,
  async once({ shop, variants }, n) {
    const lines = [{ id: variants[n % variants.length], quantity: 1 }];
    const wish = JSON.stringify({ lines, pincode: address.pincode, payment_method: "practice" });
    const { status } = await send(`${shop.url}/public/api/cart/quote`, "POST", json, wish);
    if (status !== 200) throw new Error(`Answered ${status}: there is nothing to measure.`);
  },
};

async function walWritten(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`;
  return row?.bytes ?? 0;
}

let asked = 0;
/** One round of a kind of work: processor time in milliseconds and bytes of WAL, for one piece of it. */
async function round(side: Side, sql: Sql, work: Work) {
  const [cpu, wal] = [cpuSeconds(side.shop.pid, side.folder), await walWritten(sql)];
  await perform(side, work, asked);
  asked += work.times;
  const after = cpuSeconds(side.shop.pid, side.folder);
  return {
    shop: ((after.shop - cpu.shop) * 1_000) / work.times,
    database: ((after.database - cpu.database) * 1_000) / work.times,
    wal: ((await walWritten(sql)) - wal) / work.times,
  };
}

/** What one piece of each kind of work costs: the figures that docs/scale.md reckons with. */
export async function benchCosts(): Promise<void> {
  const side = await open();
  const { sql, close } = await openDatabase({ DATA_DIR: side.folder, DATABASE_POOL: 1 });
  try {
    const rows: string[][] = [];
    for (const [name, one] of Object.entries({ ...works, quote })) {
      const work = { ...one, times: one.times * 4 }; // the clock of cpuSeconds is coarse
      await round(side, sql, work);
      const all: Awaited<ReturnType<typeof round>>[] = [];
      for (let n = 0; n < rounds; n++) all.push(await round(side, sql, work));
      const spread = (what: keyof (typeof all)[number], digits: number) =>
        spreadOf(
          all.map((one) => one[what]),
          digits,
        );
      rows.push([name, spread("shop", 3), spread("database", 3), spread("wal", 0)]);
    }
    printTable(["one of", "node: CPU ms", "database: CPU ms", "WAL bytes"], rows);
  } finally {
    await close();
    await side.close();
  }
}
