import type { Transaction } from "../database/connect.ts";
import { type Credit, issueCreditNote, readCreditable } from "../invoices/issueCreditNote.ts";
import type { Settings } from "../settings.ts";
import type { KeptParcel } from "./readParcels.ts";

type Line = { variant_id: number; left: number };

/**
 * Credits that come to what is not collected at the door, which is whole rupees: some paise more, of the goods that have them left,
 * or fewer.
 */
function asCollected(credits: readonly Credit[], lines: readonly Line[], cash: number): Credit[] {
  const given = new Map(credits.map((credit) => [credit.variant_id, { ...credit }]));
  let missing = cash - credits.reduce((sum, { goods, charges }) => sum + goods + charges, 0);
  const ownFirst = lines.toSorted((a, b) => Number(given.has(b.variant_id)) - Number(given.has(a.variant_id)));
  for (const { variant_id, left } of ownFirst) {
    if (missing === 0) break;
    const credit = given.get(variant_id) ?? { variant_id, quantity: 0, goods: 0, charges: 0 };
    const change = Math.max(-credit.goods, Math.min(missing, left - credit.goods - credit.charges));
    if (change !== 0) given.set(variant_id, { ...credit, goods: credit.goods + change });
    missing -= change;
  }
  return [...given.values()];
}

/**
 * Credits what falls to a parcel that comes back, as far as it was not given back before; of one for cash what is not collected for
 * it. Answers how much, in paise. The caller holds the order's row.
 */
export async function creditParcel(
  tx: Transaction,
  settings: Settings,
  order: { id: number; payment_method: string },
  { number, parts, cash }: KeptParcel,
): Promise<number> {
  const lines = (await readCreditable(tx, order.id)).map(({ variant_id, amount, credited_amount }) => ({
    variant_id,
    left: amount - credited_amount,
  }));
  const exact = parts.flatMap(({ id, quantity, goods, charges }): Credit[] => {
    const left = lines.find(({ variant_id }) => variant_id === id)?.left ?? 0;
    const given = Math.min(goods, left);
    return [{ variant_id: id, quantity, goods: given, charges: Math.min(charges, left - given) }];
  });
  const credits = order.payment_method === "cod" ? asCollected(exact, lines, cash) : exact;
  const why = { cause: `undelivered:${number}`, reason: "Not delivered" };
  return (await issueCreditNote(tx, settings, order.id, credits, why)).total;
}
