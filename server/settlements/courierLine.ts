import type { Cells, Read } from "./line.ts";
import { paiseOf } from "./paise.ts";
import { reportDay } from "./reportDay.ts";

/** What couriers call a column, the surest first. */
export const names = {
  order: [
    "order number",
    "order no",
    "order id",
    "order",
    "client order id",
    "channel order id",
    "seller order id",
    "order reference",
  ],
  awb: [
    "awb",
    "awb number",
    "awb no",
    "awb code",
    "waybill",
    "waybill number",
    "waybill no",
    "tracking number",
    "tracking id",
    "article number",
    "article no",
    "consignment number",
    "consignment no",
  ],
  amount: [
    "remitted amount",
    "amount remitted",
    "cod remitted",
    "cod amount",
    "cod collected",
    "collected amount",
    "cod value",
    "cod",
    "amount",
  ],
  day: [
    "remittance date",
    "remitted on",
    "remitted date",
    "transfer date",
    "payment date",
    "paid on",
    "utr date",
    "date",
  ],
  reference: [
    "utr",
    "utr number",
    "utr no",
    "bank utr",
    "bank reference",
    "bank reference number",
    "bank transaction id",
    "neft reference",
    "remittance number",
    "remittance id",
    "crf id",
    "reference",
    "reference number",
    "reference no",
  ],
} as const;

/** Whether a header has one of these columns. */
export const has = (columns: ReadonlySet<string>, of: readonly string[]) => of.some((name) => columns.has(name));

/** Which columns a remittance lacks, in words; empty: it is one. */
export const lackingOf = (columns: ReadonlySet<string>): string[] => [
  ...(has(columns, names.order) || has(columns, names.awb) ? [] : ["order number or AWB"]),
  ...(has(columns, names.amount) ? [] : ["COD amount"]),
  ...(has(columns, names.day) ? [] : ["remittance date"]),
  ...(has(columns, names.reference) ? [] : ["UTR or reference"]),
];

/** Whether a row's first cell says that it is the sum at a file's foot. */
export const isSum = (cell: string): boolean => /^(grand )?(sub ?)?totals?$/i.test(cell);

/** A row of a courier's remittance, in rupees. */
export function courierLine(cells: Cells): Read {
  const order = cells(...names.order).toUpperCase();
  const awb = cells(...names.awb);
  const cell = cells(...names.amount);
  if (order === "" && awb === "") {
    const isFoot = cell === "" || (cells(...names.day) === "" && cells(...names.reference) === "");
    return isFoot ? { left: "sum" } : { wrong: "it has neither an order number nor an AWB" };
  }
  if (isSum(order) || isSum(awb)) return { left: "sum" };
  if (order.length > 60 || awb.length > 60) return { wrong: "the order number or AWB is too long" };
  const currency = cells("currency").toUpperCase();
  if (currency !== "" && currency !== "INR")
    return { wrong: `the currency is ${currency.slice(0, 10)}, and the shop's is INR` };
  if (/\de\+?\d/i.test(awb)) return { wrong: `the AWB ${awb.slice(0, 30)} was made a number by a spreadsheet` };
  const gross = paiseOf(cell, "rupees");
  if (gross === undefined) return { wrong: `the amount "${cell.slice(0, 30)}" is no amount in rupees` };
  const day = reportDay(cells(...names.day));
  if (!day) return { wrong: `the date "${cells(...names.day).slice(0, 30)}" is no day that has been` };
  const reference = cells(...names.reference).slice(0, 100);
  if (reference === "") return { left: "waiting" };
  const line = {
    kind: "cash",
    said: "cash",
    key: order || null,
    awb: awb || null,
    gross,
    sign: 1,
    fee: 0,
    fee_gst: 0,
    net: gross,
  } as const;
  return { line: { ...line, outside_id: `${reference}/${awb || order}`, reference, day } };
}
