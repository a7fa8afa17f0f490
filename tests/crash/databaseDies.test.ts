import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openDatabase } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";
import { startServer } from "../support/serverProcess.ts";
import { address, contact } from "../support/testShop.ts";

/** Only the embedded database is ours to kill. */
const embedded = !process.env.DATABASE_URL;

test.runIf(embedded)(
  "when the database dies the shop answers what it kept, says so for the rest, and recovers by itself",
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "swara-dies-"));
    chmodSync(folder, 0o755);
    const shop = await startServer({ DATA_DIR: folder, LOG_LEVEL: "info" });
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const get = async (path: string) => (await fetch(shop.url + path)).status;
    // In its first moments a shop forgets what it kept a few times, until its search is ready.
    await vi.waitFor(() => expect(shop.said()).toContain("the search is ready"), 10_000);
    expect([await get("/readyz"), await get("/public/api/get/brands")]).toEqual([200, 200]);
    process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
    expect(await get("/public/api/get/brands")).toBe(200);
    expect([200, 503]).toContain(await get("/public/api/get/product/sembiyan-s10-dreadnought-acoustic-guitar"));
    await vi.waitFor(
      async () =>
        expect([await get("/readyz"), await get("/public/api/get/products?search=veena")]).toEqual([200, 200]),
      { timeout: 30_000, interval: 100 },
    );
    // One line for its absence and one for its return, however many jobs met it, or none did; requests have lines of their own.
    const told = () =>
      [...shop.said().matchAll(/"(?:job|away_ms)":.*"msg":"(database (?:away|back))"/g)].map(([, msg]) => msg);
    const once = () => expect([[], ["database away", "database back"]]).toContainEqual(told());
    await vi.waitFor(once, 10_000);
    await shop.stop();
    once();
    expect(existsSync(pidFile)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  },
);

test.runIf(embedded)(
  "two shops on one DATA_DIR share the database, and the last one to leave stops it",
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "swara-two-"));
    chmodSync(folder, 0o755);
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const [first, second] = await Promise.all([startServer({ DATA_DIR: folder }), startServer({ DATA_DIR: folder })]);
    await first.stop();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    await second.stop();
    expect(existsSync(pidFile)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  },
);

test.runIf(embedded)(
  "the database is restarted in the middle of checkouts: every order is placed once in the end, and the books balance",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "swara-restart-"));
    chmodSync(folder, 0o755);
    const shop = await startServer({ DATA_DIR: folder });
    const first = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const [product] = await first.sql<{ id: number }[]>`
      with s as (select variant_id from stock order by on_hand desc limit 1),
      counted as (insert into stock_count (variant_id, delta, cause) select variant_id, 1000, 'test' from s)
      update stock set on_hand = on_hand + 1000 from s where stock.variant_id = s.variant_id returning s.variant_id as id`;
    await first.close();
    const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${shop.url}/public/api${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, data: (await response.json()).data };
    };
    let [refused, restarts] = [0, 0];
    /**
     * Asks until there is an answer; what a database that is away makes of it is 503 and nothing else. An idle connection
     * may be closed just when it is used again, as everywhere; a shop that is gone refuses every connection.
     */
    const insist = async (path: string, body: object, headers?: Record<string, string>) => {
      for (;;) {
        const answer = await post(path, body, headers).catch((error: Error) => {
          const { code = "" } = error.cause as { code?: string };
          if (!["ECONNRESET", "UND_ERR_SOCKET"].includes(code)) throw error;
        });
        if (!answer) continue;
        const { status, data } = answer;
        if (status < 300) return data;
        expect(status).toBe(503);
        refused++;
      }
    };
    const placed: string[] = [];
    const buyers = Array.from({ length: 6 }, async () => {
      for (let bought = 0; bought < 15; bought++) {
        const lines = [{ id: product?.id, quantity: 1 }];
        const { quote } = await insist("/cart/quote", { lines, pincode: address.pincode, payment_method: "practice" });
        const order = { quote, contact, address, payment_method: "practice" };
        placed.push((await insist("/orders", order, { "Idempotency-Key": randomUUID() })).order_no);
        if ([15, 45, 70].includes(placed.length)) {
          restarts++;
          process.kill(
            Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]),
            "SIGKILL",
          );
        }
      }
    });
    await Promise.all(buyers);
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const orders = await sql<{ order_no: string }[]>`select order_no from orders`;
    expect(await audit(sql)).toEqual([]);
    await close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(orders.map(({ order_no }) => order_no).sort()).toEqual([...placed].sort());
    expect([placed.length, restarts, refused > 0]).toEqual([90, 3, true]);
  },
);

const root = process.getuid?.() === 0;

test.runIf(embedded && root)(
  "as root, below a folder that only root can enter, it works as everywhere",
  { timeout: 60_000 },
  async () => {
    const closed = mkdtempSync(join(tmpdir(), "swara-closed-"));
    chmodSync(closed, 0o700);
    const shop = await startServer({ DATA_DIR: join(closed, "var") });
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    await shop.stop();
    rmSync(closed, { recursive: true, force: true });
  },
);
