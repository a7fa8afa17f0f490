import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startServer } from "../serverProcess.ts";

/**
 * One shop with the demo catalogue for all journeys: on the embedded PostgreSQL, or in a database of its own on the
 * server of DATABASE_URL.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "swara-journeys-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user, who has to get in
  const environment: Record<string, string> = { DATA_DIR: folder, PRACTICE_SETTLE_SECONDS: "1" };
  const server = process.env.DATABASE_URL;
  const name = `swara_journeys_${randomBytes(4).toString("hex")}`;
  const manage = async (act: (admin: postgres.Sql) => Promise<unknown>) => {
    if (!server) return;
    const admin = postgres(server, { max: 1, onnotice: () => {} });
    await act(admin);
    await admin.end();
  };
  await manage((admin) => admin`create database ${admin(name)}`);
  if (server) environment.DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const shop = await startServer(environment);
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = folder;
  return async () => {
    await shop.stop();
    await manage((admin) => admin`drop database ${admin(name)} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
}
