import { rupees } from "../sheets/figures.ts";
import { isOver, type Month } from "./month.ts";
import { add, type Figures, none, partNames } from "./parts.ts";
import type { HsnRow } from "./readDocuments.ts";
import type { MonthFigures } from "./readFigures.ts";

const titles = {
  b2b: "4A  B2B, buyers with a GSTIN",
  b2cl: "5A  B2CL, large, other states",
  b2cs: "7   B2CS, all others, less notes",
  cdnr: "9B  CDNR, notes against B2B",
  cdnur: "9B  CDNUR, notes against B2CL",
} as const;

const line = (name: string, documents: string, { taxable, cgst, sgst, igst }: Figures): string =>
  [name.padEnd(34), documents.padStart(9), ...[taxable, cgst, sgst, igst].map((paise) => rupees(paise).padStart(17))]
    .join("")
    .trimEnd();

/** The month in figures, for a person to compare and to file by; faults first. */
export function figuresText(
  month: Month,
  sellers: string[],
  { parts, whole, free }: MonthFigures,
  hsn: readonly HsnRow[],
  faults: string[],
): string {
  const all = none();
  for (const part of partNames) add(all, parts[part]);
  const hsnSum = none();
  for (const row of hsn) add(hsnSum, row);
  const notes = [
    ...(!isOver(month) ? ["The month is not over: more documents may come.", ""] : []),
    ...(free === 0
      ? []
      : [`At 0 %: ${rupees(free)}. Whether it is nil-rated or exempt (table 8) is to be told on the portal.`, ""]),
  ];
  const wrong = [`NOT TO BE FILED: ${faults.length} faults. The files are marked FAULTY.`, "", ...faults, ""];
  return [
    ...(faults.length > 0 ? wrong : []),
    `GSTR-1 of ${month.name}, GSTIN ${sellers.join(", ")}, from the invoices and credit notes as issued. Rupees.`,
    "",
    `${"".padEnd(34)}${"Documents".padStart(9)}${["Taxable", "CGST", "SGST", "IGST"].map((name) => name.padStart(17)).join("")}`,
    ...partNames.map((part) => line(titles[part], String(parts[part].documents), parts[part])),
    line("Parts together", "", all),
    line("Documents, notes taken off", String(whole.invoices + whole.notes), whole),
    line("12  HSN", "", hsnSum),
    "",
    `Invoices ${whole.invoices}, credit notes ${whole.notes}; their values come to ${rupees(whole.total)}, ${rupees(whole.round_off)} of it rounding.`,
    "Notes count below zero in the parts' figures, and above zero in their sheets, as the portal wants them.",
    "",
    ...notes,
    "CSV sheets: for the portal's offline tool, one a table. gstr1.json: for the portal. tally.csv: vouchers for Tally.",
    "",
  ].join("\r\n");
}
