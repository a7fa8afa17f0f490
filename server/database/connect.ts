import { createHash } from "node:crypto";
import type postgres from "postgres";
import type { Settings } from "../settings.ts";
import { SettingsError } from "../shop/settingsError.ts";
import { connect, PostgresError } from "./driver.ts";
import { type Embedded, openEmbedded } from "./embedded.ts";
import { noDatabase } from "./noDatabase.ts";

/** The shop's connection pool. Whole numbers of PostgreSQL's bigint come as numbers: paise stay far below 2^53. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** Within a transaction. */
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** A statement, or a part of one, that is not sent yet. */
export type Part = postgres.PendingQuery<postgres.Row[]>;

/**
 * `sql` for what shoppers ask for; `jobs` for what happens by itself, two connections that are always awake, so that
 * those of `sql` can close while the shop is idle.
 */
export type Database = { sql: Sql; jobs: Sql; close(): Promise<void> };

const bigint: postgres.PostgresType<number> = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: Number,
};

const options = {
  onnotice: () => {},
  idle_timeout: 10,
  connect_timeout: 10,
  max_lifetime: 60 * 30,
  // Seconds until a connection is tried again, by how many could not be made in a row. The driver counts those of the
  // whole pool, so its own rule would let it sleep for up to twenty seconds after the database has come back.
  backoff: (failed: number) => Math.min(failed * 0.02, 0.5),
  types: { bigint },
  connection: {
    application_name: "swara",
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  },
};

function pools(open: (max: number) => Sql, size: number): Database {
  const [sql, jobs] = [open(size), open(2)];
  return {
    sql,
    jobs,
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), jobs.end({ timeout: 5 })]);
    },
  };
}

/**
 * Opens the shop's database: the server of DATABASE_URL, or the embedded one below DATA_DIR. Throws a SettingsError where DATABASE_URL
 * leads to none, or to one that does not let the shop in.
 */
export async function openDatabase(
  settings: Pick<Settings, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">,
): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { DATABASE_URL } = settings;
    const opened = pools((max) => connect(DATABASE_URL, { ...options, max }), settings.DATABASE_POOL);
    try {
      await opened.sql`select`;
      return opened;
    } catch (error) {
      await opened.close();
      const why = noDatabase(opened.sql, error);
      throw why === undefined ? error : new SettingsError(why);
    }
  }
  const embedded: Embedded = await openEmbedded(settings.DATA_DIR);
  const database = "shop";
  const admin = connect({ ...options, host: embedded.socketDir, user: "shop", database: "postgres", max: 1 });
  const known = await admin`select from pg_database where datname = ${database}`;
  if (known.length === 0) {
    await admin`create database ${admin(database)}`.catch((error: unknown) => {
      // Of two that start at once the slower one finds it made.
      if (!(error instanceof PostgresError && ["42P04", "23505"].includes(error.code))) throw error;
    });
  }
  await admin.end();
  const place = { host: embedded.socketDir, user: "shop", database };
  const opened = pools((max) => connect({ ...options, ...place, max }), settings.DATABASE_POOL);
  return {
    ...opened,
    async close() {
      await opened.close();
      await embedded.release();
    },
  };
}

/** A connection beside the pool, for who leaves behind on it what others must not meet (temporary tables). He ends it. */
export function openAlone(sql: Sql): Sql {
  const parsed = { ...sql.options, max: 1, idle_timeout: 0, max_lifetime: null };
  // postgres.js takes what it has parsed again, as it does itself to listen; its types don't say so.
  return connect(parsed as object as { types: typeof parsed.types });
}

/** Where a database is and as whom it is opened: plain values, that another thread can be given. */
export type DatabasePlace = Pick<
  Sql["options"],
  "host" | "port" | "path" | "database" | "user" | "pass" | "ssl" | "target_session_attrs"
>;

/** The place of a pool's database. */
export function placeOf({ options }: Sql): DatabasePlace {
  const { host, port, path, database, user, pass, ssl, target_session_attrs } = options;
  return { host, port, path, database, user, pass, ssl, target_session_attrs };
}

/** Opens two connections to a place, in any thread. */
export const openPlace = (place: DatabasePlace): Sql =>
  // As in openAlone.
  connect({ ...options, ...place, max: 2 } as object as { types: typeof options.types });

/** A number for an advisory lock, from its name. */
export const lockNumber = (name: string): number => createHash("sha256").update(name).digest().readInt32BE(0);
