import { gstin as checkGstin } from "../../contract/fields.ts";
import { states } from "../../contract/states.ts";
import { rupees } from "../sheets/figures.ts";
import { add, partNames, type Sums } from "./parts.ts";
import type { Figures, HsnRow, MonthDocument } from "./readDocuments.ts";

const places = new Set<string>(states.map(([code]) => code));
const kinds = ["taxable", "cgst", "sgst", "igst"] as const;

const differing = (a: Figures, b: Figures): string[] =>
  kinds.flatMap((kind) => (a[kind] === b[kind] ? [] : `${kind} ${rupees(a[kind])}, not ${rupees(b[kind])}`));

/** What is wrong with one document, in words. */
export function faultsOf(document: MonthDocument): string[] {
  const { kind, number, gstin, place, rates, sums, total, round_off, against } = document;
  const faults: string[] = [];
  const lines = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  for (const rate of rates) add(lines, rate);
  if (rates.length === 0) faults.push("it has no lines");
  const apart = differing(lines, sums);
  if (apart.length > 0) faults.push(`its lines come to ${apart.join("; ")}`);
  if (total !== sums.taxable + sums.cgst + sums.sgst + sums.igst + round_off) faults.push("its total does not add up");
  if (gstin !== null && !checkGstin(gstin).ok) faults.push(`the buyer's GSTIN ${gstin} is not one`);
  if (!places.has(place)) faults.push(`there is no state with the code ${place}`);
  if (kind === "credit_note" && against?.kind !== "invoice") faults.push("the invoice that it corrects is not known");
  if (kind === "credit_note" && against && against.issued_at > document.issued_at)
    faults.push(`it is older than its invoice ${against.number}`);
  return faults.map((fault) => `${number}: ${fault}`);
}

/** Where the parts of the return and its table 12 don't come to what the documents do. */
export function faultsOfSums({ parts, whole }: Sums, hsn: readonly HsnRow[]): string[] {
  const sum = (figures: readonly Figures[]) => {
    const all = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    for (const one of figures) add(all, one);
    return all;
  };
  const compare = (name: string, a: Figures, b: Figures) =>
    differing(a, b).map((fault) => `${name} come to ${fault} as the documents say`);
  return [
    ...compare("The parts", sum(partNames.map((name) => parts[name])), whole),
    ...compare(
      "HSNs of buyers with a GSTIN",
      sum(hsn.filter(({ registered }) => registered)),
      sum([parts.b2b, parts.cdnr]),
    ),
    ...compare(
      "HSNs of buyers without a GSTIN",
      sum(hsn.filter(({ registered }) => !registered)),
      sum([parts.b2cl, parts.b2cs, parts.cdnur]),
    ),
  ];
}

/** What is wrong with the GSTINs under which the shop sold. */
export function faultsOfSellers(gstins: string[]): string[] {
  const wrong = gstins.filter((one) => !checkGstin(one).ok).map((one) => `The shop's own GSTIN "${one}" is not one`);
  return gstins.length > 1 ? [...wrong, `The documents are of several GSTINs: ${gstins.join(", ")}`] : wrong;
}
