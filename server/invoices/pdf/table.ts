import type { Paper } from "../../pdf/paper.ts";
import type { DocumentLine, TaxDocument } from "../document.ts";
import { inner, page } from "./page.ts";
import { amount, percent } from "./words.ts";

type Column = { head: string; width: number; value: (line: DocumentLine) => string };

/** The lowest a row may end; below stands the sheet's foot. */
const bottom = page.height - 64;
const caps = ({ inks }: Paper) => ({ size: 7, spacing: 0.3, colour: inks.muted, style: "strong" }) as const;
const padding = 8;

/** The columns of figures; a discount and charges only where there are some. */
function columnsOf({ lines }: TaxDocument): Column[] {
  const columns: (Column | false)[] = [
    { head: "Qty", width: 42, value: ({ quantity }) => (quantity > 0 ? `${quantity} NOS` : "–") },
    { head: "Price", width: 60, value: ({ unit_price, quantity, gross }) => amount(quantity > 0 ? unit_price : gross) },
    lines.some(({ discount }) => discount > 0) && {
      head: "Discount",
      width: 56,
      value: ({ discount }) => (discount > 0 ? amount(-discount) : "–"),
    },
    lines.some(({ charges }) => charges > 0) && {
      head: "Delivery",
      width: 52,
      value: ({ charges }) => (charges > 0 ? amount(charges) : "–"),
    },
    { head: "Taxable", width: 62, value: ({ taxable }) => amount(taxable) },
    { head: "GST", width: 36, value: ({ gst_bp }) => (gst_bp > 0 ? percent(gst_bp) : "Nil") },
    { head: "Amount", width: 66, value: (line) => amount(line.amount) },
  ];
  return columns.filter((column) => column !== false);
}

const widthOf = (columns: Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

function drawHead(paper: Paper, columns: Column[], y: number): number {
  paper.doc.rect(page.margin - 8, y - 14, inner + 16, 22).fill(paper.inks.tint);
  paper.tag("P", () => {
    paper.text("WHAT", page.margin, y, caps(paper));
    let x = page.margin + inner - widthOf(columns);
    for (const { head, width } of columns) {
      paper.text(head.toUpperCase(), x, y, { ...caps(paper), width, align: "right" });
      x += width;
    }
  });
  return y + 24;
}

/** Draws the lines, on as many sheets as they need, each with the table's head. Gives the baseline below. */
export function drawTable(paper: Paper, document: TaxDocument, y: number): number {
  const columns = columnsOf(document);
  const described = inner - widthOf(columns) - padding;
  let next = drawHead(paper, columns, y);
  for (const line of document.lines) {
    const name = line.option_text ? `${line.description}, ${line.option_text}` : line.description;
    const names = paper.wrap(name, described, { style: "strong" });
    const parts = [line.hsn ? `HSN ${line.hsn}` : [], line.sku].flat();
    const together = parts.join(" · ");
    const codes = paper.width(together, { size: 7.5 }) > described ? parts : [together];
    const height = names.length * 11.5 + codes.length * 10 + 12;
    if (next + height > bottom) {
      paper.sheet(page);
      next = drawHead(paper, columns, 60);
    }
    const top = next;
    paper.tag("P", () => {
      let below = top;
      for (const text of names) {
        paper.text(text, page.margin, below, { style: "strong" });
        below += 11.5;
      }
      for (const text of codes) {
        paper.text(text, page.margin, below, { size: 7.5, colour: paper.inks.muted });
        below += 10;
      }
      let x = page.margin + inner - widthOf(columns);
      for (const { width, value, head } of columns) {
        paper.text(value(line), x, top, { width, align: "right", style: head === "Amount" ? "strong" : "plain" });
        x += width;
      }
    });
    next += height;
    paper.rule(page.margin, next - 13, inner);
  }
  return next + 6;
}
