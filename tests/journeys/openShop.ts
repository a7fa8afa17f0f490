import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { connect } from "../../server/database/driver.ts";
import { startServer } from "../support/serverProcess.ts";

/** A shop with the demo catalogue in a process and a database of its own. `database`: its DATABASE_URL, empty for the embedded one. */
export type OpenShop = { url: string; folder: string; database: string; close: () => Promise<void> };

/** Opens a shop on the embedded PostgreSQL, or in a new database on the server of DATABASE_URL. */
export async function openShop(environment: Record<string, string>): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), "swara-journeys-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user, who has to get in
  const server = process.env.DATABASE_URL;
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
