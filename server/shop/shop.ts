import type { Sql } from "../database/connect.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";

/** What every operation works with: the database, the settings, the log, the secret that signs quotes and links, and where the shop is reached. */
export type Shop = { sql: Sql; settings: Settings; log: Log; secret: string; address: () => string };
