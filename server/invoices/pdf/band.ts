import type { Paper } from "../../pdf/paper.ts";
import type { TaxDocument } from "../document.ts";
import { inner, page } from "./page.ts";
import { type CopyMark, date, titleOf } from "./words.ts";

const height = 168;

/** The string of the shop's sign, plucked, across the whole sheet. */
function string(paper: Paper, y: number): void {
  const { doc } = paper;
  const swing = (a: number, weight: number, opacity: number) =>
    doc
      .moveTo(0, y)
      .bezierCurveTo(page.width * 0.12, y - a, page.width * 0.34, y - a * 0.85, page.width * 0.56, y + a * 0.2)
      .bezierCurveTo(page.width * 0.74, y + a * 0.85, page.width * 0.88, y, page.width, y)
      .lineWidth(weight)
      .strokeColor(paper.inks.accent, opacity)
      .stroke();
  swing(22, 0.6, 0.35);
  swing(-22, 0.6, 0.35);
  swing(11, 0.6, 0.55);
  swing(-11, 0.6, 0.55);
  swing(0, 1.4, 1);
}

/** The head of the first sheet: whose document this is, what it is, its number and day. Gives the baseline below. */
export function drawBand(paper: Paper, document: TaxDocument, mark: CopyMark): number {
  const { doc } = paper;
  const right = { x: page.margin, width: inner, align: "right" } as const;
  doc.rect(0, 0, page.width, height).fill(paper.inks.brand);
  string(paper, height - 26);
  const title = titleOf(document);
  const size = title.length > 15 ? 38 : 60;
  const caps = { size: 7.5, spacing: 0.3, colour: paper.inks.onBrandMuted, style: "strong" } as const;
  paper.tag("P", () => {
    paper.text(document.seller.name, page.margin, 44, { style: "display", size: 19, colour: paper.inks.accent });
    const copy = document.kind === "invoice" ? mark : `AGAINST INVOICE ${document.against?.number ?? ""}`;
    paper.text(copy, right.x, 40, { ...caps, ...right });
  });
  paper.tag("H1", () =>
    paper.text(title, page.margin - 2, 104, { style: "display", size, colour: paper.inks.onBrand }),
  );
  paper.tag("P", () => {
    paper.text(document.number, right.x, 86, { ...right, style: "strong", size: 13, colour: paper.inks.onBrand });
    paper.text(date(document.issued_at), right.x, 103, { ...right, size: 10, colour: paper.inks.onBrand });
  });
  return height + 30;
}
