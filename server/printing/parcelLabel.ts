import { formatMoney } from "../money.ts";
import type { Paper } from "../pdf/paper.ts";
import { code128, isCodable } from "./codes.ts";
import { drawBars, moduleWithin } from "./drawCode.ts";
import type { PrintedOrder } from "./readOrders.ts";
import type { Sender } from "./sender.ts";
import { mm, parcelLabel } from "./sizes.ts";
import { black, box, caption, drawCopyMark, plain, sizeWithin, strong, white } from "./typography.ts";
import { mobileOf, partWords, pieces, piecesOf, weightOf } from "./words.ts";

const margin = 5 * mm;
const inner = parcelLabel.width - 2 * margin;

function drawHead(paper: Paper, { part }: PrintedOrder, sender: Sender, copy: boolean): number {
  const y = margin + 12;
  paper.tag("P", () => {
    paper.text(sender.name, margin, y, { style: "display", size: 16, colour: black });
    const taken = copy ? drawCopyMark(paper, margin + inner, y) + 8 : 0;
    paper.text(partWords(part).toUpperCase(), margin, y, { ...strong(11), width: inner - taken, align: "right" });
  });
  paper.rule(margin, y + 8, inner, black, 1.2);
  return y + 8;
}

/** Where it goes, as large as there is room. `height`: from the upper to the lower edge. */
function drawAddress(paper: Paper, { address }: PrintedOrder, top: number, height: number): void {
  const lines = [address.line1, address.line2, address.landmark ?? "", `${address.city}, ${address.state}`].filter(
    Boolean,
  );
  const foot = 40;
  const laid = [18, 16.5, 15, 14, 13, 12, 11, 10, 9, 8].map((size) => {
    const name = paper.wrap(address.name, inner, strong(size + 4));
    const wrapped = lines.flatMap((line) => paper.wrap(line, inner, plain(size)));
    return { size, name, wrapped, height: name.length * (size + 4) * 1.15 + wrapped.length * size * 1.22 };
  });
  const fits = laid.find((one) => one.height + foot + 16 <= height) ?? laid.at(-1);
  if (!fits) return;
  const { size, name, wrapped } = fits;
  let y = top + 14 + size;
  paper.tag("P", () => {
    paper.text("TO", margin, top + 9, caption);
    for (const line of name) {
      y += 4;
      paper.text(line, margin, y, strong(size + 4));
      y += size * 1.15;
    }
    for (const line of wrapped) {
      y += 1;
      paper.text(line, margin, y, plain(size));
      y += size * 1.2;
    }
  });
  const base = top + height - 8;
  paper.tag("P", () => {
    paper.text(address.pincode, margin, base, strong(30));
    paper.text("MOBILE", margin, base - 19, { ...caption, width: inner, align: "right" });
    paper.text(mobileOf(address.mobile), margin, base, { ...strong(17), width: inner, align: "right" });
  });
}

/** What the courier takes at the door, white on black; or that there is nothing to take. */
function drawPayment(paper: Paper, { cash }: PrintedOrder, y: number, height: number): void {
  const base = y + height / 2 + 8;
  paper.tag("P", () => {
    if (cash === null) {
      box(paper, margin, y, inner, height, 1.5);
      paper.text("PREPAID", margin, base, { ...strong(22), width: inner, align: "centre", spacing: 1.5 });
      return;
    }
    paper.doc.rect(margin, y, inner, height).fill(black);
    paper.text("COD", margin + 10, base, { ...strong(22), colour: white });
    paper.text("COLLECT", margin + 66, base - 1, { ...caption, colour: white, size: 8 });
    const amount = formatMoney(cash);
    const size = sizeWithin(paper, amount, inner - 130, [26, 22, 18], strong(26));
    paper.text(amount, margin, base + 1, { ...strong(size), colour: white, width: inner - 10, align: "right" });
  });
}

/** Bars with their text below, as wide as a label printer can draw them here. `name` stands beside the text. */
function drawCoded(paper: Paper, name: string, text: string, y: number, height: number): void {
  const bars = isCodable(text) ? code128(text) : undefined;
  const module = bars ? moduleWithin(bars, inner, 4, "thermal") : 0;
  if (bars && module > 0) drawBars(paper, bars, { x: margin, y, width: inner, height: height - 16 }, module);
  paper.tag("P", () => {
    paper.text(name, margin, y + height - 3, caption);
    paper.text(text, margin, y + height - 3, { ...strong(12), width: inner, align: "right" });
  });
}

function drawSender(paper: Paper, { name, address, pincode, phones }: Sender, y: number): void {
  const at = address.join(", ").replace(/\b(\d{3})\s(\d{3})\b/g, "$1$2");
  const whole = at.includes(pincode) ? at : `${at} ${pincode}`;
  paper.rule(margin, y, inner, black, 1.2);
  paper.tag("P", () => {
    const text = `From, and back to if undelivered: ${name}, ${whole}${phones[0] ? `, ${phones[0]}` : ""}`;
    paper.block(text, margin, y + 12, inner, 9.5, plain(7.5));
  });
}

/** Draws the label of an order's parcel on a new sheet of 100 × 150 mm: black and white alone, bars on a label printer's dots. */
export function addLabel(paper: Paper, order: PrintedOrder, sender: Sender, copy: boolean): void {
  paper.sheet(parcelLabel);
  const { tracking, weight, lines } = order;
  const tracked = tracking?.number;
  const from = parcelLabel.height - margin - 32;
  const orderCode = from - 54;
  const trackingCode = tracked ? orderCode - 54 : orderCode;
  const facts = trackingCode - 26;
  const payment = facts - 50;
  const top = drawHead(paper, order, sender, copy);
  drawAddress(paper, order, top, payment - top - 4);
  drawPayment(paper, order, payment, 42);
  paper.tag("P", () => {
    const kilos = weight === null ? "________ kg" : weightOf(weight);
    paper.text(tracking?.courier ?? "Courier ________________", margin, facts + 11, strong(11));
    const about = `${kilos} · ${piecesOf(pieces(lines))}`;
    paper.text(about, margin, facts + 11, { ...strong(11), width: inner, align: "right" });
  });
  if (tracked) drawCoded(paper, "TRACKING", tracked, trackingCode, 48);
  drawCoded(paper, "ORDER", order.order_no, orderCode, 48);
  drawSender(paper, sender, from);
}
