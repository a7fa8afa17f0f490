import { has, isSum, names as remittance } from "./courierLine.ts";
import type { Cells, Read } from "./line.ts";
import { paiseOf } from "./paise.ts";
import { reportDay } from "./reportDay.ts";

/** A line of a courier's bill, in paise; below zero where it gives back. `charge`: without the GST that the bill names. */
export type FreightLine = {
  outside_id: string;
  /** The id of all that the bill says of this parcel under this charge; its own where the line is alone. */
  bare_id: string;
  what: string;
  order: string | null;
  awb: string | null;
  charge: number;
  gst: number;
  reference: string;
  day: string;
  /** What else the bill says of it, by which lines of one `outside_id` are told apart within a file. */
  detail: string;
};

/** What couriers call a column, the surest first. */
const names = {
  freights: ["total freight charges", "total freight charge", "total freight", "freight total amount"],
  gross: ["gross amount"],
  total: ["total amount", "total charges", "grand total", "amount with gst", "total"],
  gst: ["gst", "gst amount", "total gst", "total tax", "tax amount", "tax"],
  igst: ["igst", "igst amount"],
  cgst: ["cgst", "cgst amount"],
  sgst: ["sgst", "sgst amount", "sgst utgst", "utgst", "utgst amount"],
  what: ["charge type", "charge head", "transaction type", "type"],
  details: [
    ["description"],
    ["status"],
    ["particulars", "particular"],
    ["remarks", "remark"],
    ["service", "service type"],
  ],
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

/** The charges that a bill lists side by side, each by what couriers call it; the first three are for the way itself. */
const charges = [
  ["freight charges", "freight charge", "freight amount", "freight", "forward charges", "forward charge"],
  ["courier charges", "courier charge"],
  ["shipping charges", "shipping charge"],
  ["rto charges", "rto charge", "rto freight charges", "rto freight", "rto amount", "return charges", "return charge"],
  ["cod charges", "cod charge", "cod fees", "cod fee", "cod handling charges", "cash handling charges"],
  [
    "excess weight charges",
    "excess weight charge",
    "extra weight charges",
    "additional weight charges",
    "weight difference charges",
    "weight discrepancy charges",
  ],
  ["fuel surcharge", "fuel surcharges", "fuel charges", "fuel charge"],
  ["handling charges", "handling charge"],
  ["insurance charges", "insurance charge"],
  ["pickup charges", "pickup charge"],
  ["other charges", "other charge", "miscellaneous charges", "misc charges"],
] as const;
const ways = [...names.freights, ...charges.slice(0, 3).flat()];

/** Whether a header is that of a courier's bill, which names freight, or what parcels cost with GST, and no transfer to the bank. */
export function isFreightBill(columns: ReadonlySet<string>): boolean {
  if (!has(columns, names.day) || has(columns, remittance.reference)) return false;
  const isParcel = has(columns, remittance.awb);
  if (has(columns, ways)) return isParcel || has(columns, remittance.order);
  const taxes = [...names.gst, ...names.igst, ...names.cgst, ...names.sgst];
  return isParcel && has(columns, names.total) && has(columns, taxes) && has(columns, names.reference);
}

/** An amount that may be given back; empty and a dash count as nothing, undefined is none. */
function signed(cell: string): number | undefined {
  if (/^[-–—]?$/.test(cell)) return 0;
  const [, minus, rest = ""] = /^(-\s*)?(.*)$/.exec(cell) ?? [];
  const paise = paiseOf(rest, "rupees");
  return paise === undefined ? undefined : minus ? -paise : paise;
}

/** What these cells come to, in paise; words where one of them is no amount. */
function sumOf(amounts: readonly string[]): number | { wrong: string } {
  let sum = 0;
  for (const cell of amounts) {
    const paise = signed(cell);
    if (paise === undefined) return { wrong: `"${cell.slice(0, 30)}" is no amount in rupees` };
    sum += paise;
  }
  return sum;
}

/** What is charged without GST, as the row has it: what is added up already, else each charge. */
function chargesOf(cells: Cells): string[] {
  const whole = cells(...names.freights) || cells(...names.gross);
  return whole === "" ? charges.map((called) => cells(...called)) : [whole];
}

/** What is charged: of a whole with its GST the whole counts, as freight alone leaves out fuel and the fee for cash. */
function moneyOf(cells: Cells): { charge: number; gst: number } | { wrong: string } {
  const named = cells(...names.gst);
  const gst = sumOf(named === "" ? [cells(...names.igst), cells(...names.cgst), cells(...names.sgst)] : [named]);
  if (typeof gst === "object") return gst;
  const total = cells(...names.total);
  const sum = sumOf(total === "" ? chargesOf(cells) : [total]);
  if (typeof sum === "object") return sum;
  return { charge: total === "" ? sum : sum - gst, gst };
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
  if (cells(...names.total) === "" && chargesOf(cells).every((cell) => cell === "")) return { left: "waiting" };
  const money = moneyOf(cells);
  if ("wrong" in money) return money;
  const day = reportDay(cells(...names.day));
  if (!day) return { wrong: `the date "${cells(...names.day).slice(0, 30)}" is no day that has been` };
  const what = cells(...names.what)
    .toLowerCase()
    .slice(0, 60);
  const reference = cells(...names.reference).slice(0, 100);
  const outside_id = [reference || day, awb || order, what].filter(Boolean).join("/");
  const details = names.details.map((called) => cells(...called).toLowerCase()).filter(Boolean);
  const detail = details.join(", ").slice(0, 300);
  return {
    line: {
      outside_id,
      bare_id: outside_id,
      what,
      order: order || null,
      awb: awb || null,
      ...money,
      reference,
      day,
      detail,
    },
  };
}
