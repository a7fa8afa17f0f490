import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Fonts, OwnFamily, PaperFont } from "../shop/fonts/readFonts.ts";
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

/** Most texts, with nothing to look for in them. */
const ascii = /^[\x20-\x7e]+$/;

/** The owner's own fonts by the style that they are for. */
export type OwnFonts = ReadonlyMap<FontStyle, PaperFont>;

/** Which of the owner's fonts a document wears: that of the weight nearest to 400, for bold that nearest to 600. */
export function ownFontsOf({ heading, body }: Pick<Fonts, "heading" | "body">): OwnFonts {
  const nearest = (family: OwnFamily | undefined, weight: number) => {
    const away = ({ from, to }: PaperFont) => Math.max(from - weight, weight - to, 0);
    return family?.paper.toSorted((a, b) => away(a) - away(b))[0];
  };
  const chosen: [FontStyle, PaperFont | undefined][] = [
    ["plain", nearest(body, 400)],
    ["strong", nearest(body, 600)],
    ["display", nearest(heading, 400)],
  ];
  return new Map(chosen.flatMap(([style, font]) => (font ? [[style, font] as const] : [])));
}

/** The owner's fonts by the names under which `runsOf` asks for them. */
export const loadOwn = (own: OwnFonts): Promise<[name: string, data: Buffer][]> =>
  Promise.all([...own].map(async ([style, { path }]) => [`${style}-own`, await readFile(path)]));

/**
 * A text in pieces that are each drawn with one font, the font's name first: the owner's, where that has the sign, else
 * those that come with the shop.
 */
export function runsOf(text: string, style: FontStyle, own: OwnFonts): [font: string, text: string][] {
  if (!own.has(style) && ascii.test(text)) return [[`${style}-latin`, text]];
  const runs: [string, string][] = [];
  for (const typed of text) {
    const sign = spelled[typed] ?? typed;
    const last = runs.at(-1);
    const has = own.get(style)?.has(sign.codePointAt(0) ?? 0) === true;
    const script = has ? "own" : (scripts.find(([, signs]) => signs.test(sign))?.[0] ?? "latin");
    const font = `${style}-${script}`;
    if (last && (last[0] === font || (neutral.test(sign) && (script === "latin" || script === "own")))) last[1] += sign;
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
