import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unpackWoff } from "./unpackWoff.ts";

/** The hands a document is written in. */
export type Hand = "plain" | "strong" | "display";

const file = (family: string, subset: string, weight: number) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));

/** Which signs of a text are drawn with which font. The rupee, fractions and rarer letters are Noto's: Instrument Sans has none. */
const scripts: [name: string, signs: RegExp, files: (hand: Hand) => string][] = [
  ["tamil", /\p{Script=Tamil}|\u20b9/u, (hand) => file("noto-sans-tamil", "tamil", hand === "strong" ? 600 : 400)],
  [
    "devanagari",
    /\p{Script=Devanagari}/u,
    (hand) => file("noto-sans-devanagari", "devanagari", hand === "strong" ? 600 : 400),
  ],
  [
    "signs",
    /[\u00b1-\u00b5\u00bc-\u00be\u2032\u2033\u2116]/u,
    (hand) => file("noto-sans", "latin", hand === "strong" ? 600 : 400),
  ],
  ["letters", /[\u1e00-\u1eff]/u, (hand) => file("noto-sans", "latin-ext", hand === "strong" ? 600 : 400)],
  [
    "latin-ext",
    /[\u0100-\u02ba]/u,
    (hand) =>
      hand === "display"
        ? file("instrument-serif", "latin-ext", 400)
        : file("instrument-sans", "latin-ext", hand === "strong" ? 600 : 400),
  ],
  [
    "latin",
    /./su,
    (hand) =>
      hand === "display"
        ? file("instrument-serif", "latin", 400)
        : file("instrument-sans", "latin", hand === "strong" ? 600 : 400),
  ],
];

/** No font here has the signs of music. */
const spelled: Record<string, string> = { "\u266f": "#", "\u266d": "b" };

/** Signs that belong to whatever they stand in: spaces, joiners, marks. */
const neutral = /[\s\u200c\u200d\p{M}]/u;

/** A text in pieces that are each drawn with one font, the font's name first. */
export function runsOf(text: string, hand: Hand): [font: string, text: string][] {
  const runs: [string, string][] = [];
  for (const typed of text) {
    const sign = spelled[typed] ?? typed;
    const last = runs.at(-1);
    const [script = "latin"] = scripts.find(([, signs]) => signs.test(sign)) ?? [];
    const font = `${hand}-${script}`;
    if (last && (last[0] === font || (neutral.test(sign) && script === "latin"))) last[1] += sign;
    else runs.push([font, sign]);
  }
  return runs;
}

let loaded: Promise<[name: string, data: Buffer][]> | undefined;

/** Every font by its name, read from the installed packages once. */
export function loadFonts(): Promise<[name: string, data: Buffer][]> {
  const hands: Hand[] = ["plain", "strong", "display"];
  loaded ??= Promise.all(
    hands.flatMap((hand) =>
      scripts.map(
        async ([script, , path]): Promise<[string, Buffer]> => [
          `${hand}-${script}`,
          unpackWoff(await readFile(path(hand))),
        ],
      ),
    ),
  );
  return loaded;
}
