import { states } from "../../contract/states.ts";
import { indianDate } from "../india.ts";
import { figureLine, guarded } from "../sheets/cell.ts";
import { percent, rupees } from "../sheets/figures.ts";
import type { HsnRow, MonthDocument } from "./readDocuments.ts";
import type { SeriesRun, SmallRow } from "./readFigures.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day as the offline tool reads it: 05-Nov-2026. */
function portalDay(moment: Date): string {
  const [year, month, day] = indianDate(moment).split("-");
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

const stateNames = new Map<string, string>(states);
/** A place of supply as the offline tool reads it: 33-Tamil Nadu. */
const placeName = (code: string): string => `${code}-${(stateNames.get(code) ?? "").replace("Jammu and", "Jammu &")}`;

const rate = (basisPoints: number): string => rupees(basisPoints);

/** The columns of the portal's offline tool. The cess is none, the share of the rate that applies is empty: all of it. */
const headers = {
  b2b: "GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount",
  b2cl: "Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN",
  b2cs: "Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN",
  cdnr: "GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount",
  cdnur:
    "UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount",
  hsn: "HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount",
  docs: "Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled",
  tally:
    "Voucher Date,Voucher Type,Voucher Number,Against Invoice,Party Name,Party GSTIN,Place Of Supply,Sales Ledger,GST Rate,Taxable Value,CGST,SGST,IGST,Round Off,Voucher Total",
} as const;

/** A sheet's first line. */
export const headerOf = (sheet: keyof typeof headers): string => `${headers[sheet]}\r\n`;

/** A document's lines in its part of the return, one for each rate; none in table 7, where it is only added up. */
export function linesOf(document: MonthDocument): string {
  const { part, number, gstin, buyer, total, place, rates } = document;
  const [day, value, where] = [portalDay(document.issued_at), rupees(total), placeName(place)];
  const party = [gstin ?? "", guarded(buyer)];
  const lines = rates.map(({ gst_bp, taxable }) => {
    const figures = [rate(gst_bp), rupees(taxable), "0.00"];
    if (part === "b2b") return [...party, number, day, value, where, "N", "", "Regular B2B", "", ...figures];
    if (part === "b2cl") return [number, day, value, where, "", ...figures, ""];
    if (part === "cdnr") return [...party, number, day, "C", where, "N", "Regular B2B", value, "", ...figures];
    if (part === "cdnur") return ["B2CL", number, day, "C", where, value, "", ...figures];
    return [];
  });
  return lines
    .filter((cells) => cells.length > 0)
    .map(figureLine)
    .join("");
}

/** A document's lines for Tally, one for each rate; rounding and total stand in the first. */
export function tallyLines(document: MonthDocument): string {
  const voucher = [
    indianDate(document.issued_at).split("-").toReversed().join("-"),
    document.kind === "invoice" ? "Sales" : "Credit Note",
    document.number,
    document.against ?? "",
    guarded(document.buyer),
    document.gstin ?? "",
    placeName(document.place),
  ];
  return document.rates
    .map(({ gst_bp, taxable, cgst, sgst, igst }, i) =>
      figureLine([
        ...voucher,
        `Sales ${percent(gst_bp)}% ${document.inside ? "Local" : "Interstate"}`,
        percent(gst_bp),
        ...[taxable, cgst, sgst, igst].map(rupees),
        i === 0 ? rupees(document.round_off) : "",
        i === 0 ? rupees(document.total) : "",
      ]),
    )
    .join("");
}

/** Table 7. */
export const smallLines = (rows: SmallRow[]): string =>
  rows
    .map(({ place, gst_bp, taxable }) => ["OE", placeName(place), "", rate(gst_bp), rupees(taxable), "0.00", ""])
    .map(figureLine)
    .join("");

/** Table 12. */
export const hsnLines = (rows: readonly HsnRow[]): string =>
  rows
    .map(({ hsn, quantity, gst_bp, taxable, cgst, sgst, igst }) => [
      hsn,
      "",
      "NOS-NUMBERS",
      `${quantity}.00`,
      rupees(taxable + cgst + sgst + igst),
      rate(gst_bp),
      ...[taxable, igst, cgst, sgst, 0].map(rupees),
    ])
    .map(figureLine)
    .join("");

/** Table 13. No document is ever taken back: what is wrong gets a credit note. */
export const docsLines = (runs: SeriesRun[]): string =>
  runs
    .map(({ kind, from, to, total }) => [
      kind === "invoice" ? "Invoices for outward supply" : "Credit Note",
      from,
      to,
      String(total),
      "0",
    ])
    .map(figureLine)
    .join("");
