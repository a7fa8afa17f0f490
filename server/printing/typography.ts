import type { Paper, TextStyle } from "../pdf/paper.ts";

/** What a label printer has: no greys, so neither slips nor labels have any. */
export const black = "#000000";
export const white = "#ffffff";

export const plain = (size: number): TextStyle => ({ size, colour: black });
export const strong = (size: number): TextStyle => ({ size, colour: black, style: "strong" });
/** Small capitals' stand-in: what a field is called. */
export const caption: TextStyle = { size: 6.5, colour: black, style: "strong", spacing: 0.4 };

/** The first of these sizes at which a text is no wider than `width`; the last where it is at none. */
export function sizeWithin(
  paper: Paper,
  text: string,
  width: number,
  sizes: readonly number[],
  ink: TextStyle,
): number {
  return sizes.find((size) => paper.width(text, { ...ink, size }) <= width) ?? sizes.at(-1) ?? 8;
}

/** A text on so many lines at most, the last of them cut with an ellipsis where there is more. */
export function clipped(paper: Paper, text: string, width: number, lines: number, ink: TextStyle): string[] {
  const all = paper.wrap(text, width, ink);
  if (all.length <= lines) return all;
  let last = `${all[lines - 1] ?? ""}…`;
  while (last.length > 1 && paper.width(last, ink) > width) last = `${last.slice(0, -2)}…`;
  return [...all.slice(0, lines - 1), last];
}

/** An SKU on lines no wider than `width`, broken after its hyphens as far as that does. */
export function skuLines(paper: Paper, sku: string, width: number, ink: TextStyle): string[] {
  const lines: string[] = [];
  for (const part of sku.split(/(?<=-)/)) {
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && paper.width(longer, ink) <= width) lines[lines.length - 1] = longer;
    else lines.push(...paper.wrap(part, width, ink));
  }
  return lines;
}

/** A box with its sides in points, drawn inside them. */
export function box(paper: Paper, x: number, y: number, width: number, height: number, weight = 1): void {
  const half = weight / 2;
  paper.doc
    .rect(x + half, y + half, width - weight, height - weight)
    .lineWidth(weight)
    .strokeColor(black)
    .stroke();
}

/** "COPY" in a box that ends at `right`, for what has been printed before; gives the room that it takes. */
export function drawCopyMark(paper: Paper, right: number, y: number): number {
  const ink = { ...strong(11), spacing: 1 };
  const width = paper.width("COPY", ink) + 12;
  box(paper, right - width, y - 13, width, 18, 1.5);
  paper.text("COPY", right - width + 6, y, ink);
  return width;
}
