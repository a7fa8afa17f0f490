import { indianDate } from "../india.ts";
import { percent, rupees } from "../sheets/figures.ts";
import { isHsnApart, type Month } from "./month.ts";
import type { Figures } from "./parts.ts";
import type { HsnRow, MonthDocument, RateFigures } from "./readDocuments.ts";
import type { SeriesRun, SmallRow } from "./readFigures.ts";

/** The portal's offline tool whose files these are like; the portal refuses those of older ones (as of September 2026). */
const toolVersion = "GST3.2.4";

/** Stands for a number with just these digits; no text of a return begins with this sign. */
const number = (digits: string): string => `₹${digits}`;
const amount = (paise: number): string => number(rupees(paise));
const json = (value: object): string => JSON.stringify(value).replace(/"₹(-?\d+(?:\.\d+)?)"/g, "$1");

const day = (moment: Date): string => indianDate(moment).split("-").toReversed().join("-");
const taxes = ({ cgst, sgst, igst }: Figures, inside: boolean) =>
  inside ? { camt: amount(cgst), samt: amount(sgst) } : { iamt: amount(igst) };
const rateOf = ({ gst_bp }: { gst_bp: number }) => number(percent(gst_bp));
const item = (rate: RateFigures, inside: boolean) => ({
  num: rate.gst_bp + 1,
  itm_det: { rt: rateOf(rate), txval: amount(rate.taxable), ...taxes(rate, inside), csamt: amount(0) },
});

/** Puts a document into the list of its key. */
function into(lists: Map<string, string[]>, key: string, value: string): void {
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

/** A part of documents by GSTIN or place. */
const grouped = (lists: Map<string, string[]>, key: string, name: string): string =>
  [...lists]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([of, list]) => `{"${key}":${JSON.stringify(of)},"${name}":[${list.join(",")}]}`)
    .join(",");

/**
 * Builds the file that the portal takes, document by document. Amounts are written from paise, digit by digit. Each document
 * is written as it comes: all of a large month at once would keep other requests waiting.
 */
export function openPortalJson(month: Month) {
  const b2b = new Map<string, string[]>();
  const b2cl = new Map<string, string[]>();
  const cdnr = new Map<string, string[]>();
  const cdnur: string[] = [];
  return {
    add({ part, gstin, place, inside, issued_at, total, rates, number: inum }: MonthDocument): void {
      if (part === "b2cs") return;
      const itms = rates.map((rate) => item(rate, inside));
      const invoice = { inum, idt: day(issued_at), val: amount(total) };
      const note = { ntty: "C", nt_num: inum, nt_dt: day(issued_at), val: amount(total), pos: place };
      if (part === "b2b") into(b2b, gstin ?? "", json({ ...invoice, pos: place, rchrg: "N", inv_typ: "R", itms }));
      else if (part === "b2cl") into(b2cl, place, json({ ...invoice, itms }));
      else if (part === "cdnr") into(cdnr, gstin ?? "", json({ ...note, rchrg: "N", inv_typ: "R", itms }));
      else cdnur.push(json({ typ: "B2CL", ...note, itms }));
    },
    /** The whole file. */
    text(gstin: string, small: SmallRow[], hsn: readonly HsnRow[], runs: SeriesRun[]): string {
      const [year, name] = month.name.split("-");
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
      const head = { gstin, fp: `${name}${year}`, version: toolVersion, hash: "hash" };
      const rest = {
        hsn: isHsnApart(month)
          ? {
              hsn_b2b: hsn.filter(({ registered }) => registered).map(hsnRow),
              hsn_b2c: hsn.filter(({ registered }) => !registered).map(hsnRow),
            }
          : { data: hsn.map(hsnRow) },
        doc_issue: { doc_det: kinds.filter(({ docs }) => docs.length > 0) },
      };
      const documents = [
        `"b2b":[${grouped(b2b, "ctin", "inv")}]`,
        `"b2cl":[${grouped(b2cl, "pos", "inv")}]`,
        `"b2cs":${json(b2cs)}`,
        `"cdnr":[${grouped(cdnr, "ctin", "nt")}]`,
        `"cdnur":[${cdnur.join(",")}]`,
      ];
      return `${json(head).slice(0, -1)},${documents.join(",")},${json(rest).slice(1)}\n`;
    },
  };
}
