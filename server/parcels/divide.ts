import { share } from "../invoices/issueCreditNote.ts";

/** A line of an order, with what it costs in paise: `gross` before the discount, `charges` its share of delivery and fees. */
type Line = { id: number; quantity: number; gross: number; discount: number; charges: number };
type Held = { number: number; lines: readonly { id: number; quantity: number }[] };

/** Pieces of a line in a parcel, and what of its goods and charges falls to them, in paise. */
export type Part = { id: number; quantity: number; goods: number; charges: number };

/**
 * What of an order's lines lies in each of its parcels, and what of their money falls to it: so much as its pieces are, counted on
 * from parcel to parcel, so that all parcels together are the order to the paisa.
 */
export function divide(lines: readonly Line[], parcels: readonly Held[]): Part[][] {
  const each = new Map(lines.map((line) => [line.id, line]));
  const before = new Map<number, number>();
  return parcels.map(({ lines: held }) =>
    held.map(({ id, quantity }) => {
      const line = each.get(id);
      const from = before.get(id) ?? 0;
      before.set(id, from + quantity);
      const part = (whole: number) =>
        line ? share(whole, from + quantity, line.quantity) - share(whole, from, line.quantity) : 0;
      return {
        id,
        quantity,
        goods: line ? part(line.gross - line.discount) : 0,
        charges: line ? part(line.charges) : 0,
      };
    }),
  );
}

const amountOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { goods, charges }) => sum + goods + charges, 0);

/** Cash at a door is counted in whole rupees. */
const rupee = 100;

/** What is collected at the door with each of these parcels, in paise: whole rupees, but for the last one's; together it is all of it. */
export function collected(parcels: readonly (readonly Part[])[]): number[] {
  let [upTo, taken] = [0, 0];
  return parcels.map((parts, index) => {
    upTo += amountOf(parts);
    const cash = (index === parcels.length - 1 ? upTo : Math.round(upTo / rupee) * rupee) - taken;
    taken += cash;
    return cash;
  });
}
