import type { Paper } from "../pdf/paper.ts";
import { type Bars, modulesOf, type Square } from "./codes.ts";
import { dot, mm, type Printer } from "./sizes.ts";
import { black } from "./typography.ts";

/** White that readers need beside bars, in modules: EAN-13's left side asks for 11, Code 128 for 10. */
const quiet = 11;

const onDot = (points: number): number => Math.round(points / dot) * dot;

/** The narrowest bar that a scanner reads from an office printer's paper: 7.5 thousandths of an inch. */
const finest = 0.19 * mm;

/**
 * How wide a module of bars may be, at most so many dots, that they stand within a width with their white beside them; on
 * a label printer a number of whole dots from two on. 0: they would be too fine to be read.
 */
export function moduleWithin(bars: Bars, width: number, mostDots: number, printer: Printer): number {
  const module = Math.min(width / (modulesOf(bars) + 2 * quiet), mostDots * dot);
  if (printer === "office") return module < finest ? 0 : module;
  const dots = Math.floor(module / dot + 1e-6);
  return dots < 2 ? 0 : dots * dot;
}

type Place = { x: number; y: number; width: number; height: number };

/** The bars of an EAN-13 that reach further down: those at both ends and in the middle. */
const isGuard = (index: number): boolean => index < 3 || (index > 26 && index < 32) || index > 55;

/** Draws bars in the middle of a place, each on whole dots; gives their left edge and width. */
export function drawBars(paper: Paper, bars: Bars, { x, y, width, height }: Place, module: number) {
  const drawn = modulesOf(bars) * module;
  const left = onDot(x + (width - drawn) / 2);
  const guard = bars.symbology === "ean13" ? 5 * module : 0;
  paper.figure(`Barcode ${bars.text}`, () => {
    let at = left;
    for (const [index, modules] of bars.widths.entries()) {
      if (index % 2 === 0) paper.doc.rect(at, y, modules * module, height + (isGuard(index) ? guard : 0));
      at += modules * module;
    }
    paper.doc.fill(black);
  });
  return { left, width: drawn };
}

/** Draws the thirteen digits of an EAN-13 under its bars, where its guards leave room. `y` is the lower end of its short bars. */
export function drawEanDigits(paper: Paper, { text }: Bars, left: number, y: number, module: number): void {
  const size = 9 * module;
  const ink = { size, colour: black };
  const below = y + size * 0.86;
  paper.text(text.charAt(0), left - 9 * module, below, { ...ink, width: 7 * module, align: "centre" });
  const half = (digits: string, from: number) => {
    for (const [index, digit] of digits.split("").entries())
      paper.text(digit, left + (from + index * 7) * module, below, { ...ink, width: 7 * module, align: "centre" });
  };
  half(text.slice(1, 7), 3);
  half(text.slice(7), 50);
}

/** Draws a square with its upper left corner at x, y, no larger than `most`. Gives its side in points. */
export function drawSquare(paper: Paper, { side, modules, text }: Square, x: number, y: number, most: number): number {
  const module = Math.max(Math.floor(most / side / dot), 1) * dot;
  const [left, top] = [onDot(x), onDot(y)];
  paper.figure(`Code ${text}`, () => {
    for (const [index, dark] of modules.entries()) {
      if (dark !== 1) continue;
      paper.doc.rect(left + (index % side) * module, top + Math.floor(index / side) * module, module, module);
    }
    paper.doc.fill(black);
  });
  return side * module;
}
