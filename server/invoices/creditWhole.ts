import type { Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { issueCreditNote, readCreditable } from "./issueCreditNote.ts";
import { ensureInvoice } from "./issueInvoice.ts";

/**
 * Credits all that an order's invoice has left, goods and charges, as the order is not carried out (section 34 of the CGST
 * Act). One that an older version took this far without an invoice gets it first. The caller holds the order's row. Answers
 * what was credited, in paise.
 */
export async function creditWhole(
  tx: Transaction,
  settings: Settings,
  orderId: number,
  why: { cause: string; reason: string },
): Promise<number> {
  await ensureInvoice(tx, settings, orderId);
  const credits = (await readCreditable(tx, orderId)).map((line) => {
    const left = line.amount - line.credited_amount;
    const charges = Math.min(line.charges, left);
    return { variant_id: line.variant_id, quantity: line.quantity, goods: left - charges, charges };
  });
  const { total } = await issueCreditNote(tx, settings, orderId, credits, why);
  return total;
}
