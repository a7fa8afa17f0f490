import { randomUUID } from "node:crypto";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";
import { address, contact } from "../support/testShop.ts";
import { load, withShop } from "./benchShop.ts";
import { cpuSeconds } from "./cpu.ts";
import { latencies, printTable, quantile, spreadOf } from "./figures.ts";
import { send } from "./http.ts";
import { keepFigures } from "./keepFigures.ts";

const runs = 5;
const json = { "Content-Type": "application/json" };

/** Makes plenty of everything; the variants that there are. */
export async function stock(sql: Sql): Promise<number[]> {
  const rows = await sql<{ variant_id: number }[]>`
    with more as (insert into stock_count (variant_id, delta, cause) select variant_id, 1000000, 'bench' from stock returning variant_id)
    update stock set on_hand = on_hand + 1000000 from more where stock.variant_id = more.variant_id returning stock.variant_id`;
  return rows.map((row) => row.variant_id);
}

export type Seen = { answered: string[]; failed: number };

/** One shopper: asks for a quote, places the order. The latency is that of both. */
export async function buy(url: string, variant: number, seen: Seen): Promise<void> {
  const wish = JSON.stringify({
    lines: [{ id: variant, quantity: 1 }],
    pincode: address.pincode,
    payment_method: "practice",
  });
  const quoted = await send(`${url}/public/api/cart/quote`, "POST", json, wish);
  const { quote } = JSON.parse(quoted.body.toString()).data;
  const order = JSON.stringify({ quote, contact, address, payment_method: "practice" });
  const { status, body } = await send(
    `${url}/public/api/orders`,
    "POST",
    { ...json, "Idempotency-Key": randomUUID() },
    order,
  );
  if (status === 201) seen.answered.push(JSON.parse(body.toString()).data.order_no);
  else seen.failed++;
}

/** Orders a second through HTTP, and from the database afterwards whether the books are right. */
export async function benchOrders(): Promise<void> {
  await withShop(async (shop, folder) => {
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const variants = await stock(sql);
    const rows: string[][] = [];
    const kept: Record<string, number> = {};
    const seen: Seen = { answered: [], failed: 0 };
    await load(16, 2_000, (worker) => buy(shop.url, variants[worker] ?? 0, seen));
    for (const [name, pick] of [
      ["spread", () => variants[Math.floor(Math.random() * variants.length)] ?? 0],
      ["one product", () => variants[0] ?? 0],
    ] as const) {
      for (const buyers of [1, 16, 64]) {
        const rates: number[] = [];
        const [shopCpu, databaseCpu]: [number[], number[]] = [[], []];
        const all: number[] = [];
        for (let run = 0; run < runs; run++) {
          const before = cpuSeconds(shop.pid, folder);
          const taken = await load(buyers, 3_000, () => buy(shop.url, pick(), seen));
          rates.push(taken.length / 3);
          all.push(...taken);
          const after = cpuSeconds(shop.pid, folder);
          shopCpu.push(((after.shop - before.shop) * 1_000) / taken.length);
          databaseCpu.push(((after.database - before.database) * 1_000) / taken.length);
        }
        const middle = (all: number[]) => quantile(all, 0.5);
        if (buyers === 16) {
          kept[`${name}, orders a second`] = middle(rates);
          kept[`${name}, ms of processor`] = middle(shopCpu) + middle(databaseCpu);
          kept[`${name}, p95 ms`] = quantile(all, 0.95);
        }
        rows.push([
          name,
          String(buyers),
          spreadOf(rates),
          latencies(all),
          spreadOf(shopCpu, 1),
          spreadOf(databaseCpu, 1),
        ]);
      }
    }
    printTable(
      ["products", "buyers", "orders/s", "quote + order: p50 / p95 / p99 ms", "shop: CPU ms", "database: CPU ms"],
      rows,
    );
    keepFigures("orders", kept);
    const orders = new Set((await sql<{ order_no: string }[]>`select order_no from orders`).map((row) => row.order_no));
    const lost = seen.answered.filter((orderNo) => !orders.has(orderNo)).length;
    const doubled = seen.answered.length - new Set(seen.answered).size + (orders.size - seen.answered.length);
    const [oversold] = await sql<{ count: number }[]>`select count(*)::int as count from stock where held > on_hand`;
    console.log(
      `${orders.size} orders; not answered 201: ${seen.failed}; oversold ${oversold?.count}, lost ${lost}, doubled ${doubled}; books out of balance: ${(await audit(sql)).length}`,
    );
    await close();
  });
}
