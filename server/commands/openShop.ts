import { type Database, openDatabase } from "../database/connect.ts";
import { hasEmbedded } from "../database/embedded.ts";
import { loadSettings, type Settings } from "../settings.ts";
import { refreshFacts } from "../shop/facts/followFacts.ts";

/**
 * The database of a shop that has been opened before, for a command that only reads or carries orders on: where there is
 * none, none is made. The settings have what the office has changed. Throws with what to do when the folder or the database holds no shop.
 */
export async function openShop(): Promise<Database & { settings: Settings }> {
  const settings = loadSettings();
  const { DATA_DIR, DATABASE_URL } = settings;
  const nothing = (place: string) =>
    new Error(`There is no shop in ${place} yet. bin/start opens one; DATA_DIR or DATABASE_URL names another place.`);
  if (!DATABASE_URL && !hasEmbedded(DATA_DIR)) throw nothing(DATA_DIR);
  const database = await openDatabase({ ...settings, DATABASE_POOL: 2 });
  try {
    const [found] = await database.sql<{ opened: boolean; keeps: boolean }[]>`
      select to_regclass('migration') is not null as opened, to_regclass('policy_edition') is not null as keeps`;
    if (!found?.opened) throw nothing(DATABASE_URL ? "the database of DATABASE_URL" : DATA_DIR);
    if (found.keeps) await refreshFacts(database.sql, settings);
    return { ...database, settings };
  } catch (error) {
    await database.close();
    throw error;
  }
}
