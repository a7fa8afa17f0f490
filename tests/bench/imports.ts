import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/database/connect.ts";
import { withShop } from "./benchShop.ts";
import { cpuSeconds, processorSeconds } from "./cpu.ts";
import { latencies, printTable } from "./figures.ts";
import { buy, type Seen, stock } from "./orders.ts";
import { writePlainRows } from "./plainRows.ts";

/** A shop that sells a little: milliseconds between two orders. */
const between = 200;
const quietTime = 10_000;

type Run = {
  rows: number;
  words: string;
  seconds: number;
  cpu: { import: number; shop: number; database: number };
  orders: number[];
};

/** Imports a file as the staff do, while one buyer after the other orders. */
async function importOnce(
  shop: { pid: number },
  folder: string,
  file: string,
  order: () => Promise<number>,
): Promise<Omit<Run, "rows">> {
  const main = join(import.meta.dirname, "..", "..", "server", "commands", "main.ts");
  const before = cpuSeconds(shop.pid, folder);
  const started = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, "import", file], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let [words, own] = ["", 0];
  child.stdout.on("data", (text: Buffer) => (words += text.toString()));
  const closed = once(child, "close");
  const orders: number[] = [];
  while (child.exitCode === null && child.signalCode === null) {
    orders.push(await order());
    own = processorSeconds(child.pid ?? 0) || own;
    await pause(between);
  }
  await closed;
  const after = cpuSeconds(shop.pid, folder);
  return {
    words: /Products: .*$/m.exec(words)?.[0] ?? words,
    seconds: (performance.now() - started) / 1_000,
    cpu: { import: own, shop: after.shop - before.shop, database: after.database - before.database },
    orders,
  };
}

/** What an import of so many plain rows takes, and the same file once more, while the shop sells; and what the orders wait for it. */
export async function benchImports(rows: number[]): Promise<void> {
  for (const count of rows.length > 0 ? rows : [10_000, 50_000])
    await withShop(async (shop, folder) => {
      const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
      const variants = await stock(sql);
      await close();
      const seen: Seen = { answered: [], failed: 0 };
      const order = async () => {
        const started = performance.now();
        await buy(shop.url, variants[Math.floor(Math.random() * variants.length)] ?? 0, seen);
        return performance.now() - started;
      };
      const file = join(folder, "plain.csv");
      await writePlainRows(file, count);
      const quiet: number[] = [];
      for (const end = performance.now() + quietTime; performance.now() < end; await pause(between))
        quiet.push(await order());
      const runs = [await importOnce(shop, folder, file, order), await importOnce(shop, folder, file, order)];
      printTable(
        ["rows", "s", "rows/s", "processor: import, database, shop", "quote + order: p50 / p95 / p99 ms", ""],
        [
          ["none", "", "", "", latencies(quiet), ""],
          ...runs.map(({ words, seconds, cpu, orders }) => [
            String(count),
            seconds.toFixed(1),
            (count / seconds).toFixed(0),
            [cpu.import, cpu.database, cpu.shop].map((s) => s.toFixed(1)).join(", "),
            latencies(orders),
            words,
          ]),
        ],
      );
      console.log(`orders answered: ${seen.answered.length}, not answered 201: ${seen.failed}`);
      rmSync(file);
    });
}
