import { states } from "../../../contract/states.ts";
import type { TaxDocument } from "../document.ts";

const figures = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** Paise as accounts write them: 1,24,999.00, with a true minus. */
export const amount = (paise: number): string => figures.format(paise / 100).replace("-", "−");
export const date = (moment: Date): string => day.format(moment);
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/** A state with its GST code, as the law wants it: "Tamil Nadu (33)". */
export function stateWithCode(code: string): string {
  const name = states.find(([known]) => known === code)?.[1] ?? "";
  return `${name} (${code})`;
}

/**
 * What a document is called: exempt goods alone make a bill of supply (rule 49), exempt and taxable ones together to
 * somebody without a GSTIN an invoice-cum-bill of supply (rule 46A).
 */
export function titleOf({ kind, lines, buyer }: TaxDocument): string {
  if (kind === "credit_note") return "Credit note";
  const exempt = lines.filter(({ gst_bp }) => gst_bp === 0).length;
  if (exempt === lines.length) return "Bill of supply";
  return exempt > 0 && buyer.gstin === undefined ? "Invoice-cum-bill of supply" : "Tax invoice";
}

/** Which copy of an invoice a print is, as rule 48 of the CGST Rules names those for goods, in its order. */
export const copyMarks = ["ORIGINAL FOR RECIPIENT", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR SUPPLIER"] as const;
export type CopyMark = (typeof copyMarks)[number];

const methods: Record<string, string> = {
  cod: "Cash on delivery",
  razorpay: "Paid online",
  upi_qr: "Paid by UPI",
  practice: "Practice payment",
  exchange: "Exchange",
};
export const methodName = (method: string): string => methods[method] ?? method;
