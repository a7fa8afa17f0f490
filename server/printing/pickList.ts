import { a4, type Looks, Paper } from "../pdf/paper.ts";
import { byPlace, type PackedLine, type PrintedOrder } from "./readOrders.ts";
import { mm } from "./sizes.ts";
import { black, box, caption, plain, sizeWithin, skuLines, strong } from "./typography.ts";
import { dayOf, momentOf, pieces, piecesOf } from "./words.ts";

const margin = 14 * mm;
const inner = a4.width - 2 * margin;
const bottom = a4.height - 20 * mm;
const columns = { box: 24, place: 92, baskets: 116, quantity: 44 } as const;
const whatX = margin + columns.box + columns.place;
const whatWidth = inner - columns.box - columns.place - columns.baskets - columns.quantity;

/** What is taken from one place, for all orders together. `baskets`: which order's basket gets how many, by the orders' turn from 1 on. */
export type Pick = PackedLine & { baskets: [basket: number, quantity: number][] };

/** The lines of orders summed by SKU, in the order of one walk along the shelves. */
export function picksOf(orders: readonly { lines: readonly PackedLine[] }[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const [index, { lines }] of orders.entries())
    for (const line of lines) {
      const known = picks.get(line.sku) ?? { ...line, quantity: 0, baskets: [] };
      known.quantity += line.quantity;
      known.baskets.push([index + 1, line.quantity]);
      picks.set(line.sku, known);
    }
  return [...picks.values()].sort(byPlace);
}

/** Who picks which orders, and when the list was made. */
type List = { orders: readonly PrintedOrder[]; picker: string; at: Date };

const named = ({ product_name, option_text }: PackedLine) => [product_name, option_text].filter(Boolean).join(", ");

const tokenHeight = 16;

/** A pick's baskets, each as its number in a box and, where it gets several pieces, how many: rows of such tokens from x on. */
function layBaskets(paper: Paper, { baskets }: Pick, width: number) {
  let [x, row] = [0, 0];
  const tokens = baskets.map(([basket, quantity]) => {
    const boxed = Math.max(paper.width(String(basket), strong(9)) + 6, 14);
    const many = quantity > 1 ? `× ${quantity}` : "";
    const taken = boxed + (many ? paper.width(many, plain(9)) + 3 : 0) + 7;
    if (x > 0 && x + taken - 7 > width) [x, row] = [0, row + 1];
    x += taken;
    return { basket: String(basket), boxed, many, x: x - taken, row };
  });
  return { tokens, height: (row + 1) * tokenHeight };
}

function drawBaskets(paper: Paper, { tokens }: ReturnType<typeof layBaskets>, left: number, top: number): void {
  for (const { basket, boxed, many, x, row } of tokens) {
    const y = top + row * tokenHeight;
    box(paper, left + x, y - 10.5, boxed, 13.5, 0.9);
    paper.text(basket, left + x, y - 0.5, { ...strong(9), width: boxed, align: "centre" });
    paper.text(many, left + x + boxed + 3, y - 0.5, plain(9));
  }
}

function drawHead(paper: Paper, { orders, picker, at }: List): number {
  const count = orders.reduce((sum, { lines }) => sum + pieces(lines), 0);
  const y = margin + 22;
  paper.tag("H1", () => paper.text("Pick list", margin, y, { style: "display", size: 28, colour: black }));
  paper.tag("P", () => {
    const right = { width: inner, align: "right" } as const;
    const orderCount = orders.length === 1 ? "1 order" : `${orders.length} orders`;
    paper.text(`${orderCount}, ${piecesOf(count)}`, margin, y - 13, { ...strong(11), ...right });
    paper.text(`${picker}, ${momentOf(at)}`, margin, y, { ...plain(9), ...right });
  });
  return y + 26;
}

function drawColumns(paper: Paper, y: number): number {
  paper.tag("P", () => {
    paper.text("PLACE", margin + columns.box, y, caption);
    paper.text("WHAT", whatX, y, caption);
    paper.text("INTO BASKET", whatX + whatWidth + 8, y, caption);
    paper.text("PIECES", margin, y, { ...caption, width: inner, align: "right" });
  });
  paper.rule(margin, y + 5, inner, black, 1);
  return y + 22;
}

/** Draws one line of the walk; gives the baseline below, on a new sheet where this one has no room. */
function drawPick(paper: Paper, pick: Pick, y: number): number {
  const place = pick.place ?? "–";
  const placeSize = sizeWithin(paper, place, columns.place - 8, [14, 12, 10, 8.5], strong(14));
  const places = paper.wrap(place, columns.place - 8, strong(placeSize));
  const skus = skuLines(paper, pick.sku, whatWidth, strong(11));
  const names = paper.wrap(named(pick), whatWidth, plain(8.5));
  const baskets = layBaskets(paper, pick, columns.baskets - 12);
  const height = Math.max(places.length * placeSize * 1.1, skus.length * 12 + names.length * 10.5, baskets.height) + 12;
  let top = y;
  if (top + height - 14 > bottom) {
    paper.sheet(a4);
    top = drawColumns(paper, margin + 10);
  }
  box(paper, margin, top - 11, 13, 13, 1.1);
  paper.tag("P", () => {
    const each = (texts: string[], x: number, from: number, leading: number, ink: object) => {
      for (const [index, text] of texts.entries()) paper.text(text, x, from + index * leading, ink);
    };
    each(places, margin + columns.box, top, placeSize * 1.1, strong(placeSize));
    each(skus, whatX, top, 12, strong(11));
    each(names, whatX, top + skus.length * 12 - 1, 10.5, plain(8.5));
    drawBaskets(paper, baskets, whatX + whatWidth + 8, top);
    const ink = strong(pick.quantity > 1 ? 18 : 13);
    paper.text(String(pick.quantity), margin, top + 3, { ...ink, width: inner, align: "right" });
  });
  paper.rule(margin, top + height - 14, inner, black, 0.4);
  return top + height + 3;
}

/** Draws what belongs into one basket; gives the baseline below. */
function drawBasket(paper: Paper, order: PrintedOrder, basket: number, y: number): number {
  const width = inner - 52;
  const rows = order.lines.map((line) => {
    const text = `${line.quantity} × ${line.sku}`;
    const rest = width - paper.width(text, strong(10)) - 24;
    const name = rest > 60 ? paper.wrap(named(line), rest, plain(8.5)) : [];
    return { text, name: name.length > 1 ? `${name[0]}…` : (name[0] ?? ""), at: paper.width(text, strong(10)) };
  });
  const height = 24 + rows.length * 14;
  let top = y;
  if (top + Math.min(height, 200) > bottom) {
    paper.sheet(a4);
    top = margin + 14;
  }
  box(paper, margin, top - 16, 38, 30, 1.5);
  paper.text(String(basket), margin, top + 5, { ...strong(18), width: 38, align: "centre" });
  const x = margin + 52;
  paper.tag("P", () => {
    paper.text(order.order_no, x, top, strong(13));
    const { address, delivery_to } = order;
    const to = `${address.name}, ${address.city}${delivery_to ? ` · by ${dayOf(delivery_to)}` : ""}`;
    const number = paper.width(order.order_no, strong(13)) + 12;
    const [fits = ""] = paper.wrap(to, width - number, plain(9.5));
    paper.text(fits, x + number, top, plain(9.5));
  });
  top += 17;
  for (const { text, name, at } of rows) {
    if (top > bottom) {
      paper.sheet(a4);
      top = margin + 14;
    }
    box(paper, x, top - 8.5, 10, 10, 0.9);
    paper.tag("P", () => {
      paper.text(text, x + 16, top, strong(10));
      paper.text(name, x + 24 + at, top, plain(8.5));
    });
    top += 14;
  }
  return top + 20;
}

/** A pick list as PDF (A4): one walk along the shelves for all orders, then what belongs into which order's basket. */
export async function drawPickList(list: List, looks: Looks): Promise<Buffer<ArrayBuffer>> {
  const paper = await Paper.open("Pick list", list.picker, list.at, looks);
  paper.sheet(a4);
  let y = drawColumns(paper, drawHead(paper, list));
  for (const pick of picksOf(list.orders)) y = drawPick(paper, pick, y);
  y += 26;
  if (y + 80 > bottom) {
    paper.sheet(a4);
    y = margin + 20;
  }
  paper.tag("P", () => paper.text("Baskets", margin, y, { style: "display", size: 20, colour: black }));
  y += 32;
  for (const [index, order] of list.orders.entries()) y = drawBasket(paper, order, index + 1, y);
  for (let index = 0; index < paper.sheets; index++) {
    paper.doc.switchToPage(index);
    const base = a4.height - 12 * mm;
    paper.text(`Pick list · ${momentOf(list.at)}`, margin, base, plain(8));
    paper.text(`${index + 1} of ${paper.sheets}`, margin, base, { ...plain(8), width: inner, align: "right" });
  }
  return paper.finish();
}
