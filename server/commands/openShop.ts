import { type Database, openDatabase } from "../database/connect.ts";
import { hasEmbedded } from "../database/embedded.ts";
import { loadSettings, type Settings } from "../settings.ts";

/**
 * The database of a shop that has been opened before, for a command that only reads or carries orders on: where there is
 * none, none is made. Throws with what to do when the folder or the database holds no shop.
 */
export async function openShop(): Promise<Database & { settings: Settings }> {
  const settings = loadSettings();
  const { DATA_DIR, DATABASE_URL } = settings;
  const nothing = (place: string) =>
    new Error(`There is no shop in ${place} yet. bin/start opens one; DATA_DIR or DATABASE_URL names another place.`);
  if (!DATABASE_URL && !hasEmbedded(DATA_DIR)) throw nothing(DATA_DIR);
  const database = await openDatabase({ ...settings, DATABASE_POOL: 2 });
  try {
    const [found] = await database.sql<{ opened: boolean }[]>`select to_regclass('migration') is not null as opened`;
    if (!found?.opened) throw nothing(DATABASE_URL ? "the database of DATABASE_URL" : DATA_DIR);
    return { ...database, settings };
  } catch (error) {
    await database.close();
    throw error;
  }
}
