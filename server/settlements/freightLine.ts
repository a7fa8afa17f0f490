import { has, isSum, names as remittance } from "./courierLine.ts";
import type { Cells, Read } from "./line.ts";
import { paiseOf } from "./paise.ts";
import { reportDay } from "./reportDay.ts";

/** A line of a courier's bill, in paise; below zero where it gives back. `charge`: without the GST that the bill names. */
export type FreightLine = {
  outside_id: string;
  what: string;
  order: string | null;
  awb: string | null;
  charge: number;
  gst: number;
  reference: string;
  day: string;
};

/** What couriers call a column, the surest first. */
const names = {
  charge: [
    "total freight charges",
    "total freight charge",
    "total freight",
    "freight total amount",
    "freight charges",
    "freight charge",
    "freight amount",
    "freight",
    "courier charges",
    "courier charge",
    "shipping charges",
    "shipping charge",
  ],
  total: ["total amount", "total charges", "grand total", "amount with gst", "total"],
  gst: ["gst", "gst amount", "total gst", "total tax", "tax amount", "tax"],
  parts: ["igst", "cgst", "sgst"],
  what: ["charge type", "charge head", "transaction type", "type"],
  day: [
    "invoice date",
    "bill date",
    "billing date",
    "charge date",
    "charged on",
    "date",
    "booking date",
    "pickup date",
    "awb assigned date",
  ],
  reference: ["invoice number", "invoice no", "invoice id", "bill number", "bill no", "bill id"],
} as const;

/** Whether a header is that of a courier's bill, which names freight and no transfer to the bank. */
export const isFreightBill = (columns: ReadonlySet<string>): boolean =>
  has(columns, names.charge) &&
  (has(columns, remittance.order) || has(columns, remittance.awb)) &&
  has(columns, names.day) &&
  !has(columns, remittance.reference);

/** An amount that may be given back; empty counts as nothing, undefined is none. */
function signed(cell: string): number | undefined {
  if (cell === "") return 0;
  const [, minus, rest = ""] = /^(-\s*)?(.*)$/.exec(cell) ?? [];
  const paise = paiseOf(rest, "rupees");
  return paise === undefined ? undefined : minus ? -paise : paise;
}

type Money = { charge: number; gst: number };

/** What is charged: of a whole with its GST the whole counts, as freight alone leaves out fuel and the fee for cash. */
function moneyOf(cells: Cells): Money | { wrong: string } {
  const read = (cell: string): number | { wrong: string } =>
    signed(cell) ?? { wrong: `"${cell.slice(0, 30)}" is no amount in rupees` };
  const gstCells = cells(...names.gst) === "" ? names.parts.map((name) => cells(name)) : [cells(...names.gst)];
  const [freight, total, ...gst] = [cells(...names.charge), cells(...names.total), ...gstCells].map(read);
  let sum = 0;
  for (const part of [freight, total, ...gst]) if (typeof part === "object") return part;
  for (const part of gst) if (typeof part === "number") sum += part;
  const whole = typeof total === "number" && cells(...names.total) !== "" ? total - sum : undefined;
  return { charge: whole ?? (typeof freight === "number" ? freight : 0), gst: sum };
}

/** A row of a courier's bill, in rupees. */
export function freightLine(cells: Cells): Read<FreightLine> {
  const order = cells(...remittance.order).toUpperCase();
  const awb = cells(...remittance.awb);
  if (isSum(order) || isSum(awb)) return { left: "sum" };
  if (order === "" && awb === "")
    return cells(...names.day) === "" ? { left: "sum" } : { wrong: "it has neither an order number nor an AWB" };
  if (order.length > 60 || awb.length > 60) return { wrong: "the order number or AWB is too long" };
  if (/\de\+?\d/i.test(awb)) return { wrong: `the AWB ${awb.slice(0, 30)} was made a number by a spreadsheet` };
  const currency = cells("currency").toUpperCase();
  if (currency !== "" && currency !== "INR")
    return { wrong: `the currency is ${currency.slice(0, 10)}, and the shop's is INR` };
  if (cells(...names.charge) === "" && cells(...names.total) === "") return { left: "waiting" };
  const money = moneyOf(cells);
  if ("wrong" in money) return money;
  const day = reportDay(cells(...names.day));
  if (!day) return { wrong: `the date "${cells(...names.day).slice(0, 30)}" is no day that has been` };
  const what = cells(...names.what)
    .toLowerCase()
    .slice(0, 60);
  const reference = cells(...names.reference).slice(0, 100);
  const outside_id = [reference || day, awb || order, what].filter(Boolean).join("/");
  return { line: { outside_id, what, order: order || null, awb: awb || null, ...money, reference, day } };
}
