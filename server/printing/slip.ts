import type { Paper } from "../pdf/paper.ts";
import { code128 } from "./codes.ts";
import { drawBars } from "./drawCode.ts";
import { drawEwayBill, needsEwayBill } from "./ewayBill.ts";
import type { PackedLine, PrintedOrder } from "./readOrders.ts";
import type { Sender } from "./sender.ts";
import { a5, dot, mm } from "./sizes.ts";
import { black, box, caption, drawCopyMark, plain, sizeWithin, skuLines, strong } from "./typography.ts";
import { dayOf, partWords, pieces, piecesOf } from "./words.ts";

const margin = 9 * mm;
const inner = a5.width - 2 * margin;
const bottom = a5.height - 14 * mm;
const columns = { box: 24, place: 74, quantity: 46 } as const;

function drawHead(paper: Paper, order: PrintedOrder, sender: Sender, copy: boolean): number {
  const right = margin + inner;
  let y = margin + 11;
  paper.tag("P", () => {
    paper.text(sender.name, margin, y, { style: "display", size: 15, colour: black });
    const taken = copy ? drawCopyMark(paper, right, y) + 8 : 0;
    paper.text("PACKING SLIP", margin, y, { ...caption, size: 8, width: inner - taken, align: "right" });
  });
  y += 34;
  const bars = code128(order.order_no);
  drawBars(paper, bars, { x: right - 42 * mm, y: y - 20, width: 42 * mm, height: 24 }, 2 * dot);
  paper.tag("H1", () => paper.text(order.order_no, margin, y, strong(24)));
  if (order.part) {
    y += 20;
    paper.tag("P", () => paper.text(partWords(order.part), margin, y, strong(14)));
  }
  return y + 18;
}

/** Whom it is for, by when, how much it is. Gives the baseline below. */
function drawFacts(paper: Paper, { address, delivery_from, delivery_to, lines }: PrintedOrder, y: number): number {
  const half = inner * 0.56;
  const promised = delivery_from && delivery_to ? `${dayOf(delivery_from)} – ${dayOf(delivery_to)}` : "no date";
  paper.rule(margin, y - 6, inner, black, 1);
  let below = y + 22;
  paper.tag("P", () => {
    paper.text("FOR", margin, y + 6, caption);
    below = paper.block(address.name, margin, below, half - 10, 15, strong(13));
    below = paper.block(`${address.city} ${address.pincode}`, margin, below, half - 10, 13, plain(10.5));
  });
  paper.tag("P", () => {
    paper.text("PROMISED", margin + half, y + 6, caption);
    paper.text(
      promised,
      margin + half,
      y + 22,
      strong(sizeWithin(paper, promised, inner - half, [13, 11.5, 10], strong(13))),
    );
    paper.text(
      `${piecesOf(pieces(lines))}${lines.length > 1 ? `, ${lines.length} kinds` : ""}`,
      margin + half,
      y + 37,
      plain(10.5),
    );
  });
  return Math.max(below, y + 50) + 2;
}

/** A box with words in it, under what they are. Gives the baseline below. */
function drawWords(paper: Paper, title: string, note: string, y: number): number {
  const lines = paper.wrap(note, inner - 16, plain(10.5));
  const height = lines.length * 13 + 22;
  box(paper, margin, y - 8, inner, height, 1.2);
  paper.tag("P", () => {
    paper.text(title, margin + 8, y + 3, caption);
    paper.block(note, margin + 8, y + 17, inner - 16, 13, plain(10.5));
  });
  return y + height + 8;
}

/** What is to be done with a gift. */
const giftWords = ({ wrap, note }: NonNullable<PrintedOrder["gift"]>): string =>
  [
    wrap ? "Wrap it." : "No wrapping.",
    "No invoice into the box: the buyer has it by mail, its paper goes with the courier.",
    note && `Card: “${note}”`,
  ]
    .filter(Boolean)
    .join(" ");

function drawColumns(paper: Paper, y: number): number {
  paper.tag("P", () => {
    paper.text("PLACE", margin + columns.box, y, caption);
    paper.text("WHAT", margin + columns.box + columns.place, y, caption);
    paper.text("PIECES", margin, y, { ...caption, width: inner, align: "right" });
  });
  paper.rule(margin, y + 5, inner, black, 1);
  return y + 24;
}

type Laid = {
  line: PackedLine;
  place: string[];
  placeSize: number;
  sku: string[];
  skuSize: number;
  name: string[];
  height: number;
};

/** A line with its texts broken to their columns. */
function layOut(paper: Paper, line: PackedLine): Laid {
  const what = inner - columns.box - columns.place - columns.quantity;
  const placeWidth = columns.place - 8;
  const place = line.place ?? "–";
  const placeSize = sizeWithin(paper, place, placeWidth, [15, 13, 11, 9], strong(15));
  const skuSize = sizeWithin(paper, line.sku, what, [15, 13.5, 12, 10.5], strong(15));
  const laid = {
    line,
    place: paper.wrap(place, placeWidth, strong(placeSize)),
    placeSize,
    sku: skuLines(paper, line.sku, what, strong(skuSize)),
    skuSize,
    name: paper.wrap([line.product_name, line.option_text].filter(Boolean).join(", "), what, plain(9)),
  };
  const height =
    Math.max(laid.place.length * placeSize * 1.1, laid.sku.length * skuSize * 1.1 + laid.name.length * 11) + 14;
  return { ...laid, height };
}

function drawLine(paper: Paper, { line, place, placeSize, sku, skuSize, name }: Laid, y: number): void {
  box(paper, margin, y - 12, 14, 14, 1.2);
  paper.tag("P", () => {
    const [placeX, whatX] = [margin + columns.box, margin + columns.box + columns.place];
    for (const [index, text] of place.entries())
      paper.text(text, placeX, y + index * placeSize * 1.1, strong(placeSize));
    let next = y;
    for (const text of sku) {
      paper.text(text, whatX, next, strong(skuSize));
      next += skuSize * 1.1;
    }
    next += 11 - skuSize * 1.1 + 2;
    for (const text of name) {
      paper.text(text, whatX, next, plain(9));
      next += 11;
    }
    const many = line.quantity > 1;
    paper.text(`${many ? "× " : ""}${line.quantity}`, margin, y + 2, {
      ...strong(many ? 20 : 15),
      width: inner,
      align: "right",
    });
  });
}

function drawFeet(paper: Paper, { order_no }: PrintedOrder, { name, phones }: Sender, first: number): void {
  const count = paper.sheets - first;
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(first + index);
    const y = a5.height - 8 * mm;
    paper.text([name, phones[0]].filter(Boolean).join(" · "), margin, y, plain(7.5));
    paper.text(`${order_no} · ${index + 1} of ${count}`, margin, y, { ...plain(7.5), width: inner, align: "right" });
  }
}

/** Draws the packing slip of an order on new sheets of A5: what to take from where, and no prices. */
export function addSlip(paper: Paper, order: PrintedOrder, sender: Sender, copy: boolean): void {
  const first = paper.sheets;
  paper.sheet(a5);
  let y = drawFacts(paper, order, drawHead(paper, order, sender, copy));
  if (order.note) y = drawWords(paper, "THE SHOPPER SAYS", order.note, y + 4);
  if (order.gift) y = drawWords(paper, "A GIFT", giftWords(order.gift), y + 4);
  y = drawColumns(paper, y + 10);
  for (const line of order.lines) {
    const laid = layOut(paper, line);
    if (y + laid.height - 14 > bottom) {
      paper.sheet(a5);
      y = drawColumns(paper, margin + 11);
    }
    drawLine(paper, laid, y);
    y += laid.height;
    paper.rule(margin, y - 17, inner, black, 0.4);
    y += 4;
  }
  // Of several parcels the first one has it, for the whole invoice.
  if (needsEwayBill(order) && (order.part?.number ?? 1) === 1)
    drawEwayBill(paper, order, sender, { x: margin, y, width: inner, bottom, top: margin });
  drawFeet(paper, order, sender, first);
}
