import type { Settings } from "../../settings.ts";
import type { TaxDocument } from "../document.ts";
import { drawBand } from "./band.ts";
import { ownFontsOf } from "./fonts.ts";
import { drawClosing, drawFeet } from "./foot.ts";
import { inksOf } from "./inks.ts";
import { Paper } from "./paper.ts";
import { drawParties } from "./parties.ts";
import { drawTable } from "./table.ts";
import { drawTotals } from "./totals.ts";
import { titleOf } from "./words.ts";

/** A document as PDF (A4, fonts embedded as far as they are used). The same document in the same colours and type gives the same bytes. */
export async function drawDocument(
  document: TaxDocument,
  { colours, fonts }: Pick<Settings, "colours" | "fonts">,
): Promise<Buffer<ArrayBuffer>> {
  const { seller, number, issued_at } = document;
  const title = `${titleOf(document)} ${number}`;
  const paper = await Paper.open(title, seller.legal_name, issued_at, inksOf(colours), ownFontsOf(fonts));
  const below = drawParties(paper, document, drawBand(paper, document));
  drawClosing(paper, document, drawTotals(paper, document, drawTable(paper, document, below)));
  drawFeet(paper, document);
  return paper.finish();
}
