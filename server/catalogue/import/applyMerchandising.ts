import { frontParts } from "../../../contract/office/shopfrontStates.ts";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { readState } from "../../shopfront/readState.ts";
import { keepShown, lockShopfront } from "../../shopfront/showState.ts";
import type { Staff } from "../../staff/actor.ts";
import { writeMerchandising } from "./merchandising.ts";
import { readMerchandising } from "./merchandisingFiles.ts";
import { compareStates, type Difference, readMerchandisingState } from "./merchandisingState.ts";

class Undo extends Error {}

/**
 * Brings in what the files of the owner's folder say, in one transaction, and answers what became different; `dryRun`
 * undoes it. Home, collections and menu keep it in their history as what `by` has published. What a file does not name stays, but for the home page's rows, which are as many as its file says. Throws
 * a MerchandisingError that names the file and the place.
 */
export async function applyMerchandising(sql: Sql, folder: string, dryRun: boolean, by: Staff): Promise<Difference[]> {
  const merchandising = readMerchandising(folder);
  let differences: Difference[] = [];
  await transaction(sql, async (tx) => {
    await lockShopfront(tx);
    const before = await readMerchandisingState(tx);
    const shown = await Promise.all(frontParts.map(async (part) => ({ part, state: await readState(tx, part) })));
    await writeMerchandising(tx, merchandising);
    for (const { part, state } of shown) await keepShown(tx, part, state, by, { words: "From the owner's files" });
    differences = compareStates(before, await readMerchandisingState(tx));
    if (dryRun || differences.length === 0) throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return differences;
}
