import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unpackWoff } from "./unpackWoff.ts";

/** The kinds of type in a document: body text, bold, and the display type of headings. */
export type FontStyle = "plain" | "strong" | "display";

const file = (family: string, subset: string, weight: number) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));

/** Which signs of a text are drawn with which font. The rupee, fractions and rarer letters are Noto's: Instrument Sans has none. */
const scripts: [name: string, signs: RegExp, files: (style: FontStyle) => string][] = [
  ["tamil", /\p{Script=Tamil}|\u20b9/u, (style) => file("noto-sans-tamil", "tamil", style === "strong" ? 600 : 400)],
  [
    "devanagari",
    /\p{Script=Devanagari}/u,
    (style) => file("noto-sans-devanagari", "devanagari", style === "strong" ? 600 : 400),
  ],
  [
    "signs",
    /[\u00b1-\u00b5\u00bc-\u00be\u2032\u2033\u2116]/u,
    (style) => file("noto-sans", "latin", style === "strong" ? 600 : 400),
  ],
  ["letters", /[\u1e00-\u1eff]/u, (style) => file("noto-sans", "latin-ext", style === "strong" ? 600 : 400)],
  [
    "latin-ext",
    /[\u0100-\u02ba]/u,
    (style) =>
      style === "display"
        ? file("instrument-serif", "latin-ext", 400)
        : file("instrument-sans", "latin-ext", style === "strong" ? 600 : 400),
  ],
  [
    "latin",
    /./su,
    (style) =>
      style === "display"
        ? file("instrument-serif", "latin", 400)
        : file("instrument-sans", "latin", style === "strong" ? 600 : 400),
  ],
];

/** No font here has the signs of music. */
const spelled: Record<string, string> = { "\u266f": "#", "\u266d": "b" };

/** Signs that belong to whatever they stand in: spaces, joiners, marks. */
const neutral = /[\s\u200c\u200d\p{M}]/u;

/** A text in pieces that are each drawn with one font, the font's name first. */
export function runsOf(text: string, style: FontStyle): [font: string, text: string][] {
  const runs: [string, string][] = [];
  for (const typed of text) {
    const sign = spelled[typed] ?? typed;
    const last = runs.at(-1);
    const [script = "latin"] = scripts.find(([, signs]) => signs.test(sign)) ?? [];
    const font = `${style}-${script}`;
    if (last && (last[0] === font || (neutral.test(sign) && script === "latin"))) last[1] += sign;
    else runs.push([font, sign]);
  }
  return runs;
}

let loaded: Promise<[name: string, data: Buffer][]> | undefined;

/** Every font by its name, read from the installed packages once. */
export function loadFonts(): Promise<[name: string, data: Buffer][]> {
  const styles: FontStyle[] = ["plain", "strong", "display"];
  loaded ??= Promise.all(
    styles.flatMap((style) =>
      scripts.map(
        async ([script, , path]): Promise<[string, Buffer]> => [
          `${style}-${script}`,
          unpackWoff(await readFile(path(style))),
        ],
      ),
    ),
  );
  return loaded;
}
