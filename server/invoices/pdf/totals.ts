import type { Paper } from "../../pdf/paper.ts";
import { amountInWords } from "../amountInWords.ts";
import type { DocumentLine, TaxDocument } from "../document.ts";
import { inner, page } from "./page.ts";
import { amount, percent } from "./words.ts";

type Group = Pick<DocumentLine, "hsn" | "gst_bp" | "taxable" | "cgst" | "sgst" | "igst">;

const caps = ({ inks }: Paper) => ({ size: 7, spacing: 0.3, colour: inks.muted, style: "strong" }) as const;
const left = 290;

/** The lines together by HSN and rate. */
function groupsOf(lines: DocumentLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { hsn, gst_bp, taxable, cgst, sgst, igst } of lines) {
    const key = `${hsn} ${gst_bp}`;
    const sum = groups.get(key) ?? { hsn, gst_bp, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    groups.set(key, {
      ...sum,
      taxable: sum.taxable + taxable,
      cgst: sum.cgst + cgst,
      sgst: sum.sgst + sgst,
      igst: sum.igst + igst,
    });
  }
  return [...groups.values()];
}

function drawTaxes(paper: Paper, { lines, inside }: TaxDocument, y: number): number {
  const tax = ({ gst_bp }: Group, part: number, paise: number) =>
    gst_bp === 0 ? "Nil" : `${percent(gst_bp / part)}  ${amount(paise)}`;
  const columns: [head: string, width: number, value: (group: Group) => string][] = [
    ["Taxable", 66, ({ taxable }) => amount(taxable)],
    ...(inside
      ? ([
          ["CGST", 76, (group) => tax(group, 2, group.cgst)],
          ["SGST", 76, (group) => tax(group, 2, group.sgst)],
        ] satisfies [string, number, (group: Group) => string][])
      : ([["IGST", 110, (group) => tax(group, 1, group.igst)]] satisfies [string, number, (group: Group) => string][])),
  ];
  let next = y;
  const row = (first: string, values: string[], ink: object) => {
    paper.text(first, page.margin, next, ink);
    let x = page.margin + left - columns.reduce((sum, [, width]) => sum + width, 0);
    for (const [index, [, width]] of columns.entries()) {
      paper.text(values[index] ?? "", x, next, { ...ink, width, align: "right" });
      x += width;
    }
    next += 13;
  };
  paper.tag("P", () => {
    row(
      "HSN",
      columns.map(([head]) => head.toUpperCase()),
      caps(paper),
    );
    for (const group of groupsOf(lines))
      row(
        group.hsn ?? "–",
        columns.map(([, , value]) => value(group)),
        { size: 8 },
      );
  });
  return next;
}

/** The taxes by HSN, the sums, and the total in figures and in words. Gives the baseline below. */
export function drawTotals(paper: Paper, document: TaxDocument, y: number): number {
  const needed = 150 + groupsOf(document.lines).length * 13;
  let top = y + 8;
  if (top + needed > page.height - 150) {
    paper.sheet(page);
    top = 60;
  }
  const { taxable, cgst, sgst, igst, round_off, total, inside } = document;
  const taxEnd = drawTaxes(paper, document, top);
  const free = cgst + sgst + igst === 0;
  const parts: [string, number][] = inside
    ? [
        ["CGST", cgst],
        ["SGST", sgst],
      ]
    : [["IGST", igst]];
  const sums: [string, number][] = [
    [free ? "Value, free of GST" : "Taxable value", taxable],
    ...(free ? [] : parts),
    ...(round_off === 0 ? [] : ([["Round-off", round_off]] satisfies [string, number][])),
  ];
  const x = page.margin + left + 36;
  const width = inner - left - 36;
  let next = top;
  paper.tag("P", () => {
    for (const [name, value] of sums) {
      paper.text(name, x, next, { size: 9, colour: paper.inks.muted });
      paper.text(amount(value), x, next, { size: 9, width, align: "right" });
      next += 15;
    }
    paper.rule(x, next - 5, width, paper.inks.ink, 0.8);
    next += 24;
    const label = document.kind === "invoice" ? "TOTAL" : "CREDITED";
    paper.text(label, x, next, { ...caps(paper), colour: paper.inks.ink });
    paper.text(`₹${amount(total)}`, x, next, {
      style: "display",
      size: 27,
      width,
      align: "right",
      colour: paper.inks.brand,
    });
  });
  next += 30;
  const words = Math.max(taxEnd, top) + 18;
  let wordsEnd = words;
  paper.tag("P", () => {
    paper.text(document.kind === "invoice" ? "AMOUNT IN WORDS" : "CREDITED IN WORDS", page.margin, words, caps(paper));
    wordsEnd = paper.block(amountInWords(total), page.margin, words + 17, left, 15, { style: "display", size: 12.5 });
  });
  return Math.max(next, wordsEnd) + 10;
}
