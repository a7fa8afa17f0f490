import type { FontFile } from "./fontFile.ts";

/** A font's measures in ems. `width`: of a letter of running text on average; `has`: whether it can draw a character. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  has(codePoint: number): boolean;
};

/** Running text, to weigh letters by how often they come. */
const text =
  "everything that is shown here can be taken home and what does not fit may come back within the days that are told on its page";
/** Widths of a to z and of the space in thousandths of an em: of Arial and of Times, on which stand-ins are drawn. */
const standIns = {
  "sans-serif": [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
    500, 500, 500, 278,
  ],
  serif: [
    444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722,
    500, 500, 444, 250,
  ],
} as const;
export type Generic = keyof typeof standIns;

const mean = (widthOf: (character: string) => number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) / text.length;

/** How wide a letter of running text is in the font that stands in until the owner's has come, in ems. */
export const standInWidth = (generic: Generic): number =>
  mean((character) => standIns[generic][character === " " ? 26 : character.charCodeAt(0) - 97] ?? 0) / 1000;

/** Glyphs by characters: format 12 where there is one, else format 4 (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function glyphsOf(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + i * 8)));
  const format = (wanted: number) => subtables.find((subtable) => subtable.readUInt16BE(0) === wanted);
  const [wide, narrow] = [format(12), format(4)];
  if (wide) {
    const groups = Array.from({ length: wide.readUInt32BE(12) }, (_, i) => 16 + i * 12);
    return (codePoint) => {
      const group = groups.find((at) => codePoint >= wide.readUInt32BE(at) && codePoint <= wide.readUInt32BE(at + 4));
      return group === undefined ? 0 : wide.readUInt32BE(group + 8) + codePoint - wide.readUInt32BE(group);
    };
  }
  if (!narrow) throw new RangeError("It has no table of characters.");
  const count = narrow.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + count * 2];
  return (codePoint) => {
    for (let i = 0; i < count; i++) {
      if (codePoint > narrow.readUInt16BE(ends + i * 2)) continue;
      const start = narrow.readUInt16BE(starts + i * 2);
      if (codePoint < start) return 0;
      const delta = narrow.readUInt16BE(starts + (count + i) * 2);
      const at = starts + (2 * count + i) * 2;
      const range = narrow.readUInt16BE(at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = narrow.readUInt16BE(at + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** A font's measures; undefined when it lacks what every font has. */
export function metricsOf(font: FontFile): FontMetrics | undefined {
  const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map((tag) => font.table(tag));
  if (!head || !hhea || !hmtx || !cmap) return undefined;
  try {
    const em = head.data.readUInt16BE(18);
    const lines = hhea.data;
    const os2 = font.table("OS/2")?.data;
    // The bit by which a font says that its typographic measures are meant.
    const typographic = os2 && os2.length >= 74 && (os2.readUInt16BE(62) & 0x80) !== 0 ? os2 : undefined;
    const [ascent = 0, descent = 0, lineGap = 0] = [0, 2, 4].map(
      (at) => (typographic ? typographic.readInt16BE(68 + at) : lines.readInt16BE(4 + at)) / em,
    );
    const measured = lines.readUInt16BE(34);
    const glyphOf = glyphsOf(cmap.data);
    const advance = (glyph: number) => {
      const index = Math.min(glyph, measured - 1);
      return hmtx.data.readUInt16BE(hmtx.transformed ? 1 + index * 2 : index * 4) / em;
    };
    const width = mean((character) => advance(glyphOf(character.charCodeAt(0))));
    return { ascent, descent: -descent, lineGap, width, has: (codePoint) => glyphOf(codePoint) > 0 };
  } catch {
    return undefined;
  }
}
