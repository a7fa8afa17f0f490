import { drawing } from "../../pdf/drawing.ts";
import { type Looks, Paper } from "../../pdf/paper.ts";
import type { TaxDocument } from "../document.ts";
import { drawBand } from "./band.ts";
import { drawClosing, drawFeet } from "./foot.ts";
import { page } from "./page.ts";
import { drawParties } from "./parties.ts";
import { drawTable } from "./table.ts";
import { drawTotals } from "./totals.ts";
import { type CopyMark, copyMarks, titleOf } from "./words.ts";

/** Draws a document on new sheets of A4, an invoice as the copy that `mark` says. */
export function addDocument(paper: Paper, document: TaxDocument, mark: CopyMark = copyMarks[0]): void {
  const first = paper.sheets;
  paper.sheet(page);
  const below = drawParties(paper, document, drawBand(paper, document, mark));
  drawClosing(paper, document, drawTotals(paper, document, drawTable(paper, document, below)));
  drawFeet(paper, document, first);
}

/** A document as PDF (A4, fonts embedded as far as they are used). The same document in the same colours and type gives the same bytes. */
export function drawDocument(document: TaxDocument, looks: Looks): Promise<Buffer<ArrayBuffer>> {
  const { seller, number, issued_at } = document;
  return drawing.run(async () => {
    const paper = await Paper.open(`${titleOf(document)} ${number}`, seller.legal_name, issued_at, looks);
    addDocument(paper, document);
    return paper.finish();
  });
}
