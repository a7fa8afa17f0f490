import { formatMoney } from "../money.ts";
import { type Looks, Paper } from "../pdf/paper.ts";
import { code128, dataMatrix, ean13, isCodable } from "./codes.ts";
import { drawBars, drawEanDigits, drawSquare, moduleWithin } from "./drawCode.ts";
import { type LabelSheet, mm, type Printer } from "./sizes.ts";
import { clipped, plain, sizeWithin, skuLines, strong } from "./typography.ts";

/** A variant as its label shows it; `price` in paise, with GST. */
export type Labelled = { sku: string; name: string; price: number; gtin: string | null };

type Cell = { x: number; y: number; width: number; height: number };

/** Where on its sheet the label of that turn (from 0 on) stands, less the white at its edges. */
export function cellOf({ sheet, columns, rows, label, gap }: LabelSheet, turn: number): Cell {
  const padding = 2 * mm;
  const left = (sheet.width - columns * label.width - (columns - 1) * gap) / 2;
  const top = (sheet.height - rows * label.height) / 2;
  return {
    x: left + (turn % columns) * (label.width + gap) + padding,
    y: top + Math.floor(turn / columns) * label.height + padding,
    width: label.width - 2 * padding,
    height: label.height - 2 * padding,
  };
}

/** Draws bars, or a square where bars would be too narrow to be read; gives how much of the width at its left is taken. */
function drawCode(paper: Paper, { sku, gtin }: Labelled, { x, y, width, height }: Cell, printer: Printer): number {
  const bars = (gtin ? ean13(gtin) : undefined) ?? (isCodable(sku) ? code128(sku) : undefined);
  const module = bars ? moduleWithin(bars, width + 2 * mm, 3, printer) : 0;
  if (!bars || module === 0) return drawSquare(paper, dataMatrix(sku), x, y, height) + 2 * mm;
  const isEan = bars.symbology === "ean13";
  const digits = isEan ? 9 * module : 0;
  const { left } = drawBars(paper, bars, { x, y, width, height: height - digits }, module);
  if (isEan) drawEanDigits(paper, bars, left, y + height - digits, module);
  return 0;
}

function drawLabel(paper: Paper, labelled: Labelled, cell: Cell, printer: Printer): void {
  const { x, y, width, height } = cell;
  const [nameSize, priceSize, nameLines] =
    height < 20 * mm ? [6.5, 10, 1] : height < 28 * mm ? [8, 13, 2] : [9.5, 16, 2];
  const name = clipped(paper, labelled.name, width, nameLines, strong(nameSize));
  const price = formatMoney(labelled.price);
  const foot = priceSize + 1;
  const head = name.length * nameSize * 1.2 + 2;
  const taken = drawCode(paper, labelled, { x, y: y + head, width, height: height - head - foot - 1 }, printer);
  const base = y + height - 2;
  const skuWidth = width - paper.width(price, strong(priceSize)) - 5;
  const skuSize = sizeWithin(paper, labelled.sku, skuWidth, [8, 7, 6, 5.5], plain(8));
  paper.tag("P", () => {
    for (const [index, line] of name.entries())
      paper.text(line, x, y + nameSize * (0.85 + index * 1.2), strong(nameSize));
    if (taken > 0) {
      const room = height - head - foot;
      const beside = [8, 7, 6, 5].map((size) => ({
        size,
        lines: skuLines(paper, labelled.sku, width - taken, plain(size)),
      }));
      const { size, lines } = beside.find(({ size, lines }) => lines.length * size * 1.2 <= room) ?? {
        size: 5,
        lines: [],
      };
      for (const [index, line] of lines.entries())
        paper.text(line, x + taken, y + head + size * (0.95 + index * 1.2), plain(size));
    } else paper.text(clipped(paper, labelled.sku, skuWidth, 1, plain(skuSize))[0] ?? "", x, base, plain(skuSize));
    paper.text(price, x, base, { ...strong(priceSize), width, align: "right" });
  });
}

/**
 * Labels for shelves and pieces as PDF: name, price, SKU, EAN-13 where there is a GTIN, else Code 128 of the SKU, or its
 * Data Matrix where bars would be too narrow. `skip`: how many labels of the first sheet are gone already.
 */
export async function drawPieceLabels(
  labels: readonly Labelled[],
  format: LabelSheet,
  { skip = 0, author, at, looks }: { skip?: number; author: string; at: Date; looks: Looks },
): Promise<Buffer<ArrayBuffer>> {
  const paper = await Paper.open("Labels", author, at, looks);
  const onSheet = format.columns * format.rows;
  for (const [index, labelled] of labels.entries()) {
    const turn = (index + skip) % onSheet;
    if (turn === 0) await paper.finishSheets();
    if (index === 0 || turn === 0) paper.sheet(format.sheet);
    drawLabel(paper, labelled, cellOf(format, turn), format.printer);
  }
  return paper.finish();
}
