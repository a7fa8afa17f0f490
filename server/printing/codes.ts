import bwip from "bwip-js/node";
import { readGtin } from "../catalogue/import/keptForShop.ts";

/** What stands in a code before it is drawn. */
const encode = (symbology: string, text: string) =>
  // oxlint-disable-next-line import/no-named-as-default-member -- the export of that name draws a symbology called "raw"
  bwip.raw(symbology, text, "");

/** Widths in modules, a bar first, then a space, and so on. EAN's guards reach further down than the rest. */
export type Bars = { kind: "bars"; symbology: "code128" | "ean13"; text: string; widths: readonly number[] };
/** A square of dark (1) and light (0) modules, row by row. */
export type Square = { kind: "square"; text: string; side: number; modules: readonly number[] };

/** Code 128 of a text of ASCII: order numbers, SKUs, tracking numbers. */
export const code128 = (text: string): Bars => ({
  kind: "bars",
  symbology: "code128",
  text,
  widths: barsOf("code128", text),
});

/** EAN-13 of a GTIN-13, of a GTIN-12 with its leading zero, or of a GTIN-14 that begins with one; undefined for all else. */
export function ean13(gtin: string): Bars | undefined {
  const digits = readGtin(gtin)?.padStart(14, "0");
  if (!digits || gtin.length < 12 || !digits.startsWith("0")) return undefined;
  const text = digits.slice(1);
  return { kind: "bars", symbology: "ean13", text, widths: barsOf("ean13", text) };
}

/** Data Matrix of a text that is too long for bars that can still be read. */
export function dataMatrix(text: string): Square {
  const [drawn] = encode("datamatrix", text);
  if (!drawn || !("pixs" in drawn)) throw new Error(`"${text}" makes no Data Matrix.`);
  return { kind: "square", text, side: drawn.pixx, modules: drawn.pixs };
}

function barsOf(symbology: Bars["symbology"], text: string): readonly number[] {
  const [drawn] = encode(symbology, text);
  if (!drawn || !("sbs" in drawn)) throw new Error(`"${text}" makes no ${symbology}.`);
  return drawn.sbs;
}

/** How wide bars are in modules, without the white beside them. */
export const modulesOf = ({ widths }: Bars): number => widths.reduce((sum, width) => sum + width, 0);

/** Whether a text can stand in Code 128 as it is: printable ASCII. */
export const isCodable = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
