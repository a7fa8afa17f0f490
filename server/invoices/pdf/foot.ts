import type { Paper } from "../../pdf/paper.ts";
import type { TaxDocument } from "../document.ts";
import { inner, page } from "./page.ts";
import { amount } from "./words.ts";

const small = ({ inks }: Paper) => ({ size: 7.5, colour: inks.muted }) as const;

function notesOf({ kind, lines, payment_method, total, seller: { bank } }: TaxDocument): string[] {
  const notes = [];
  if (kind === "invoice" && payment_method === "cod")
    notes.push(`To be paid to the courier on delivery: ₹${amount(total)}.`);
  if (kind === "invoice" && bank)
    notes.push(`Bank account: ${bank.account_name}, ${bank.account_number}, IFSC ${bank.ifsc}.`);
  if (lines.some(({ charges }) => charges > 0))
    notes.push(
      "Delivery and fees are part of the same supply and taxed at the rate of the goods they were charged for.",
    );
  if (lines.some(({ gst_bp }) => gst_bp === 0)) notes.push("Nil: exempt from GST or nil rated.");
  if (lines.some(({ gst_bp }) => gst_bp > 0)) notes.push("Prices include GST.");
  return notes;
}

/** What is said below, and the place of the signature. */
export function drawClosing(paper: Paper, document: TaxDocument, y: number): void {
  const top = Math.max(y, page.height - 150);
  const half = inner * 0.56;
  paper.tag("P", () => {
    let next = top;
    for (const note of notesOf(document)) next = paper.block(note, page.margin, next, half, 11, small(paper)) + 2;
  });
  paper.tag("P", () => {
    const right = { width: inner, align: "right" } as const;
    paper.text(`For ${document.seller.legal_name}`, page.margin, top, { ...right, style: "strong" });
    paper.rule(page.margin + inner - 170, top + 42, 170, paper.inks.ink);
    paper.text("Authorised signatory", page.margin, top + 54, { ...right, ...small(paper) });
    const issued = "Computer-generated and issued electronically: valid without a signature.";
    paper.text(issued, page.margin, top + 66, { ...right, ...small(paper) });
  });
}

/** On every sheet from the `first` on: whose it is, where one asks, which sheet of how many. */
export function drawFeet(paper: Paper, { seller, number }: TaxDocument, first: number): void {
  const count = paper.sheets - first;
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(first + index);
    const y = page.height - 30;
    paper.rule(page.margin, y - 14, inner);
    paper.text(`${seller.name} · ${seller.phones[0] ?? ""} · ${seller.email}`, page.margin, y, small(paper));
    paper.text(`${number} · ${index + 1} of ${count}`, page.margin, y, {
      ...small(paper),
      width: inner,
      align: "right",
    });
  }
}
