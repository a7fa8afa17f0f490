import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { connect } from "../../server/database/driver.ts";
import { startServer } from "../support/serverProcess.ts";

/** A shop with the demo catalogue in a process and a database of its own. `database`: its DATABASE_URL, empty for the embedded one. */
export type OpenShop = { url: string; folder: string; database: string; close: () => Promise<void> };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "swara-journeys-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user, who has to get in
  return folder;
}

/**
 * Opens a shop in a folder and stops it: those that are opened from now on begin as copies of it and need not make a database, its schema
 * and the demo catalogue each. Gives what takes it away; on the server of DATABASE_URL there is nothing to copy.
 */
export async function makeModel(): Promise<() => void> {
  if (process.env.DATABASE_URL) return () => {};
  const folder = newFolder();
  await (await startServer({ DATA_DIR: folder })).stop();
  // A database that still runs, on a machine that stalled, can't be copied.
  if (!existsSync(join(folder, "postgres", "postmaster.pid"))) process.env.SHOP_MODEL = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Opens a shop on the embedded PostgreSQL, or in a new database on the server of DATABASE_URL. */
export async function openShop(environment: Record<string, string>): Promise<OpenShop> {
  const folder = newFolder();
  const { DATABASE_URL: server, SHOP_MODEL: model } = process.env;
  if (model) cpSync(model, folder, { recursive: true });
  const name = `swara_journeys_${randomBytes(4).toString("hex")}`;
  const manage = async (act: (admin: postgres.Sql) => Promise<unknown>) => {
    if (!server) return;
    const admin = connect(server, { max: 1, onnotice: () => {} });
    await act(admin);
    await admin.end();
  };
  await manage((admin) => admin`create database ${admin(name)}`);
  const database = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : "";
  const shop = await startServer({
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database }),
    ...environment,
  });
  return {
    url: shop.url,
    folder,
    database,
    close: async () => {
      await shop.stop();
      await manage((admin) => admin`drop database ${admin(name)} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
