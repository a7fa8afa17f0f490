import { indianDate, percent, rupees } from "../sheets/figures.ts";
import { isHsnApart, type Month } from "./month.ts";
import type { PartName, SeriesRun, SmallRow } from "./parts.ts";
import type { Figures, HsnRow, MonthDocument, RateFigures } from "./readDocuments.ts";

/** The portal's offline tool whose files these are like; the portal refuses those of older ones (as of September 2026). */
const toolVersion = "GST3.2.4";

/** Stands for a number with just these digits; no text of a return begins with this sign. */
const number = (digits: string): string => `₹${digits}`;
const amount = (paise: number): string => number(rupees(paise));
const unmarked = (json: string): string => json.replace(/"₹(-?\d+(?:\.\d+)?)"/g, "$1");

const day = (moment: Date): string => indianDate(moment).split("-").toReversed().join("-");
const taxes = ({ cgst, sgst, igst }: Figures, inside: boolean) =>
  inside ? { camt: amount(cgst), samt: amount(sgst) } : { iamt: amount(igst) };
const rateOf = ({ gst_bp }: { gst_bp: number }) => number(percent(gst_bp));
const item = (rate: RateFigures, inside: boolean) => ({
  num: rate.gst_bp + 1,
  itm_det: { rt: rateOf(rate), txval: amount(rate.taxable), ...taxes(rate, inside), csamt: amount(0) },
});

/** Puts a value into the list of its key. */
function into<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const hsnRow = (row: HsnRow, i: number) => ({
  num: i + 1,
  hsn_sc: row.hsn,
  uqc: "NOS",
  qty: number(`${row.quantity}.00`),
  rt: rateOf(row),
  txval: amount(row.taxable),
  iamt: amount(row.igst),
  camt: amount(row.cgst),
  samt: amount(row.sgst),
  csamt: amount(0),
});

const series = (runs: SeriesRun[]) =>
  runs.map(({ from, to, total }, i) => ({ num: i + 1, from, to, totnum: total, cancel: 0, net_issue: total }));

/** Builds the file that the portal takes, document by document. Amounts are written from paise, digit by digit. */
export function openPortalJson(month: Month) {
  const lists = {
    b2b: new Map<string, object[]>(),
    b2cl: new Map<string, object[]>(),
    cdnr: new Map<string, object[]>(),
  };
  const cdnur: object[] = [];
  return {
    add(part: PartName, document: MonthDocument): void {
      if (part === "b2cs") return;
      const { gstin, place, inside, issued_at, total, rates } = document;
      const itms = rates.map((rate) => item(rate, inside));
      const invoice = { inum: document.number, idt: day(issued_at), val: amount(total) };
      const note = { ntty: "C", nt_num: document.number, nt_dt: day(issued_at), val: amount(total), pos: place };
      if (part === "b2b") into(lists.b2b, gstin ?? "", { ...invoice, pos: place, rchrg: "N", inv_typ: "R", itms });
      else if (part === "b2cl") into(lists.b2cl, place, { ...invoice, itms });
      else if (part === "cdnr") into(lists.cdnr, gstin ?? "", { ...note, rchrg: "N", inv_typ: "R", itms });
      else cdnur.push({ typ: "B2CL", ...note, itms });
    },
    /** The whole file. */
    text(gstin: string, small: SmallRow[], hsn: readonly HsnRow[], runs: SeriesRun[]): string {
      const [year, name] = month.name.split("-");
      const entries = <T>(map: Map<string, T[]>) => [...map].toSorted(([a], [b]) => a.localeCompare(b));
      const b2cs = small.map((row) => ({
        sply_ty: row.inside ? "INTRA" : "INTER",
        rt: rateOf(row),
        typ: "OE",
        pos: row.place,
        txval: amount(row.taxable),
        ...taxes(row, row.inside),
        csamt: amount(0),
      }));
      const of = (kind: SeriesRun["kind"]) => runs.filter((run) => run.kind === kind);
      const kinds = [
        { doc_num: 1, docs: series(of("invoice")) },
        { doc_num: 5, docs: series(of("credit_note")) },
      ];
      const content = {
        gstin,
        fp: `${name}${year}`,
        version: toolVersion,
        hash: "hash",
        b2b: entries(lists.b2b).map(([ctin, inv]) => ({ ctin, inv })),
        b2cl: entries(lists.b2cl).map(([pos, inv]) => ({ pos, inv })),
        b2cs,
        cdnr: entries(lists.cdnr).map(([ctin, nt]) => ({ ctin, nt })),
        cdnur,
        hsn: isHsnApart(month)
          ? {
              hsn_b2b: hsn.filter(({ registered }) => registered).map(hsnRow),
              hsn_b2c: hsn.filter(({ registered }) => !registered).map(hsnRow),
            }
          : { data: hsn.map(hsnRow) },
        doc_issue: { doc_det: kinds.filter(({ docs }) => docs.length > 0) },
      };
      return `${unmarked(JSON.stringify(content))}\n`;
    },
  };
}
