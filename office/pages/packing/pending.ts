import type { Packing, PackingLine } from "../../../contract/office/orders.ts";

/** A scan that the shop has not answered yet. `scan` names it, so that it counts once however often it is sent. */
export type Pending = { scan: string; code: string; pieces: number; line: number | undefined };

/** A barcode without its leading zeros, which some scanners leave out. */
const bare = (code: string) => code.toUpperCase().replace(/^0+/, "");

/** The line that a barcode or SKU is of; undefined: none of this order. */
export const lineOf = (lines: readonly PackingLine[], code: string): PackingLine | undefined =>
  lines.find(({ barcode }) => barcode !== null && bare(barcode) === bare(code)) ??
  lines.find(({ sku }) => sku.toUpperCase() === code.toUpperCase());

/** The order as it will be when the shop has taken what is pending: no line ever has more pieces than were ordered. */
export function withPending(packing: Packing, pending: readonly Pending[]): Packing {
  if (pending.length === 0) return packing;
  const lines = packing.lines.map((line) => {
    const more = pending.filter((one) => one.line === line.id).reduce((sum, { pieces }) => sum + pieces, 0);
    return more === 0 ? line : { ...line, scanned: Math.min(line.quantity, line.scanned + more) };
  });
  return { ...packing, lines, scanned: lines.reduce((sum, { scanned }) => sum + scanned, 0) };
}

/** The order with a line as the shop has answered it. */
export function withLine(packing: Packing, line: PackingLine): Packing {
  const lines = packing.lines.map((one) => (one.id === line.id ? line : one));
  return { ...packing, lines, scanned: lines.reduce((sum, { scanned }) => sum + scanned, 0) };
}

/** How many pieces of a line are in the parcel: once it is packed all of them, scanned or packed by eye. */
export const inParcel = ({ quantity, scanned }: PackingLine, isPacked: boolean): number =>
  isPacked ? quantity : scanned;
