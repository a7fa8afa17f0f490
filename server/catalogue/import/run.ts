import { setTimeout as pause } from "node:timers/promises";
import type { ReservedSql } from "postgres";
import { lockNumber, type Sql } from "../../database/connect.ts";

/** What one import keeps outside its own memory: temporary tables on a connection that holds the import lock. */
export type Run = { connection: ReservedSql<{ bigint: number }>; close(): Promise<void> };

const lock = lockNumber("import");

/**
 * Waits until no other import runs in this database (`onWait` is called when there is one), and holds newcomers off until
 * `close`. The lock is the connection's: it is gone with the process, however that ends.
 */
export async function openRun(sql: Sql, onWait: () => void): Promise<Run> {
  const connection = await takeLock(sql, onWait);
  await connection`set statement_timeout = 0`;
  // As in asImport; but some of its statements are for all rows of a file.
  await connection`set plan_cache_mode = force_custom_plan`;
  await connection`create temporary table import_product (slug text primary key, line int not null)`;
  await connection`create temporary table import_sku (sku text primary key, slug text not null)`;
  await connection`create temporary table import_row (
    line int primary key, grp int, slug text, parent text, keys text[] not null, cells text[] not null, cut int[] not null)`;
  return {
    connection,
    async close() {
      await connection`drop table if exists pg_temp.import_product, pg_temp.import_sku, pg_temp.import_row`;
      await connection`select pg_advisory_unlock(${lock})`;
      await connection`reset statement_timeout`;
      await connection`reset plan_cache_mode`;
      connection.release();
    },
  };
}

async function takeLock(sql: Sql, onWait: () => void): Promise<Run["connection"]> {
  for (let attempt = 1; ; attempt++) {
    const connection = await sql.reserve();
    const [row] = await connection<{ taken: boolean }[]>`select pg_try_advisory_lock(${lock}) as taken`;
    if (row?.taken) return connection;
    // Whoever waits holds no connection: the import that runs may need it.
    connection.release();
    if (attempt === 1) onWait();
    await pause(250);
  }
}
