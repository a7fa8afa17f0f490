import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/database/connect.ts";
import { type ServerProcess, startServer } from "../support/serverProcess.ts";
import { processorClock } from "./cpu.ts";
import { send } from "./http.ts";
import { buy, type Seen, stock } from "./orders.ts";

/** A shop that is measured. */
export type Side = {
  shop: ServerProcess;
  folder: string;
  /** Processor time of its shop and database so far, in milliseconds. */
  used: () => number;
  variants: number[];
};
/** `times`: how often it is done between two looks at the clock, some tenth of a second of processor time. */
export type Work = { times: number; once(side: Side, n: number): Promise<void> };

const ok = async (asked: ReturnType<typeof send>) => {
  const { status } = await asked;
  if (status !== 200) throw new Error(`Answered ${status}: there is nothing to measure.`);
};
const words = ["veena", "mridangam", "gutar", "yamaha keybord", "violin bow", "acoustic guitar under 20000"];
const typed = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));

/** What is measured. Numbers in addresses make a page or list that is not kept. */
export const works: Record<string, Work> = {
  "kept page": {
    times: 300,
    once: ({ shop }) => ok(send(`${shop.url}/`, "GET", { "Accept-Encoding": "br" })),
  },
  "rendered page": {
    times: 5,
    once: ({ shop }, n) => ok(send(`${shop.url}/?n=${n}`, "GET", { "Accept-Encoding": "br" })),
  },
  list: {
    times: 20,
    once: ({ shop }, n) =>
      ok(send(`${shop.url}/public/api/get/products?category=guitars&min_price=${n % 3_000}&page=${1 + (n % 2)}`)),
  },
  keystroke: {
    times: typed.length,
    once: ({ shop }, n) =>
      ok(
        send(
          `${shop.url}/public/api/get/global/search`,
          "POST",
          { "Content-Type": "application/json" },
          JSON.stringify({ search_field: typed[n % typed.length] }),
        ),
      ),
  },
  "quote + order": {
    times: 5,
    async once({ shop, variants }, n) {
      const seen: Seen = { answered: [], failed: 0 };
      await buy(shop.url, variants[n % variants.length] ?? 0, seen);
      if (seen.failed) throw new Error("An order was not taken.");
    },
  },
};

/** Waits until a side has ended what it does behind its answers. */
async function settled({ used }: Side): Promise<void> {
  for (let before = used(); ; before = used()) {
    await pause(20);
    if (used() - before < 1) return;
  }
}

/** Does a piece of work by four at once, its addresses numbered from `first` on, and waits until what it leaves to be done is done. */
export async function perform(side: Side, { times, once }: Work, first: number): Promise<void> {
  let done = 0;
  const worker = async () => {
    while (done < times) await once(side, first + done++);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  await settled(side);
}

/** Starts a shop of this tree, or of another, in a temporary folder of its own, with plenty of everything. */
export async function open(root?: string): Promise<Side & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "swara-gate-data-"));
  const shop = await startServer({ DATA_DIR: folder, API_PATIENCE_MS: "60000" }, root); // a busy machine is no broken one
  const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 1 });
  const variants = await stock(sql);
  await close();
  return {
    shop,
    folder,
    used: processorClock(shop.pid, folder),
    variants,
    async close() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
