import { startServer } from "../support/serverProcess.ts";
import { openShop } from "./openShop.ts";

/** A shop of its own with a second node on the same database. `office`: the address of a screen of the office on the first. */
export type TwoNodes = { urls: readonly string[]; office: (path: string) => string; close: () => Promise<void> };

/**
 * Nodes tell each other of a change at once and promise it within two seconds (docs/office.md), which a machine with time for them keeps. Beside other tests it
 * may take longer; what is not told comes when kept pages are too old, after a minute.
 */
export const soon = { timeout: 10_000 };

/** Opens one with the demo's goods, for what would disturb those who look at the demo meanwhile. */
export async function openTwoNodes(): Promise<TwoNodes> {
  const shop = await openShop({ LOG_LEVEL: "silent" });
  const other = await startServer({
    DATA_DIR: shop.folder,
    ...(shop.database && { DATABASE_URL: shop.database }),
    LOG_LEVEL: "silent",
  });
  return {
    urls: [shop.url, other.url],
    office: (path) => `${shop.url.replace("127.0.0.1", "localhost")}/office/${path}`,
    close: async () => {
      await other.stop();
      await shop.close();
    },
  };
}
