import type { Paper } from "../../pdf/paper.ts";
import type { TaxDocument } from "../document.ts";
import { inner, page } from "./page.ts";
import { date, methodName, stateWithCode } from "./words.ts";

const gap = 24;
const column = (inner - 2 * gap) / 3;
const caps = ({ inks }: Paper) => ({ size: 7, spacing: 0.3, colour: inks.muted, style: "strong" }) as const;

type Line = { text: string; strong?: boolean };

function drawColumn(paper: Paper, index: number, y: number, heading: string, lines: Line[]): number {
  const x = page.margin + index * (column + gap);
  let next = y + 16;
  paper.tag("P", () => {
    paper.text(heading.toUpperCase(), x, y, caps(paper));
    for (const { text, strong } of lines)
      next = paper.block(text, x, next, column, 12.5, strong ? { style: "strong", size: 9.5 } : {});
  });
  return next;
}

/** Who sells, who buys and where it goes, and what it belongs to. Gives the baseline below. */
export function drawParties(paper: Paper, document: TaxDocument, y: number): number {
  const { seller, buyer, against } = document;
  const sold: Line[] = [
    { text: seller.legal_name, strong: true },
    ...seller.address.map((text) => ({ text })),
    { text: seller.state },
    { text: `GSTIN ${seller.gstin}`, strong: true },
  ];
  const bought: Line[] = [
    ...(buyer.business_name ? [{ text: buyer.business_name, strong: true }] : []),
    { text: buyer.name, strong: !buyer.business_name },
    ...buyer.address.map((text) => ({ text })),
    { text: stateWithCode(document.place_of_supply) },
    ...(buyer.gstin ? [{ text: `GSTIN ${buyer.gstin}`, strong: true }] : []),
  ];
  const about: Line[] = [
    { text: document.order_no, strong: true },
    { text: `Ordered ${date(document.ordered_at)}` },
    { text: methodName(document.payment_method) },
    { text: `Place of supply ${stateWithCode(document.place_of_supply)}` },
    { text: "Reverse charge: no" },
    ...(against ? [{ text: `Invoice ${against.number} of ${date(against.issued_at)}` }] : []),
    ...(document.reason ? [{ text: `Reason: ${document.reason}` }] : []),
  ];
  const ends = [
    drawColumn(paper, 0, y, "Sold by", sold),
    drawColumn(paper, 1, y, document.kind === "invoice" ? "Billed and delivered to" : "Credited to", bought),
    drawColumn(paper, 2, y, "Order", about),
  ];
  return Math.max(...ends) + 12;
}
