import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startServer } from "../serverProcess.ts";

/** Only the embedded database is ours to kill. */
const embedded = !process.env.DATABASE_URL;

test.runIf(embedded)(
  "when the database dies the shop answers what it kept, says so for the rest, and recovers by itself",
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "swara-dies-"));
    chmodSync(folder, 0o755);
    const shop = await startServer({ DATA_DIR: folder });
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const get = async (path: string) => (await fetch(shop.url + path)).status;
    expect([await get("/readyz"), await get("/public/api/get/brands")]).toEqual([200, 200]);
    process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
    expect(await get("/public/api/get/brands")).toBe(200);
    expect([200, 503]).toContain(await get("/public/api/get/product/sembiyan-s10-dreadnought-acoustic-guitar"));
    await vi.waitFor(
      async () =>
        expect([await get("/readyz"), await get("/public/api/get/products?search=veena")]).toEqual([200, 200]),
      { timeout: 30_000, interval: 100 },
    );
    await shop.stop();
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
