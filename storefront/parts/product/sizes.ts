import type { Product } from "../../../contract/catalogue.ts";
import { silhouettes } from "./silhouettes.ts";

/** A product's sizes as they are drawn beside one another, to scale: one shape, and how high each stands, in pixels, with its measure in words. */
export type Sizes = { box: string; path: string; of: Record<string, { high: number; text: string }> };

/**
 * Lengths in centimetres that go by a name in the trade. Bowed instruments are measured by their back, without the button (the fractions of
 * ASTA's and the Suzuki schools' charts); guitars and ukuleles by all of it, as they are sold by the inch (30, 34, 36, 39; 21, 23, 26, 30).
 */
export const named: Record<string, Record<string, number>> = {
  violin: { "1/16": 23, "1/8": 25.5, "1/4": 28.5, "1/2": 31.5, "3/4": 33.5, "4/4": 35.5 },
  cello: { "1/8": 51, "1/4": 58, "1/2": 65, "3/4": 69, "4/4": 75.5 },
  guitar: { "1/4": 76, "1/2": 86, "3/4": 91, "4/4": 99 },
  ukulele: { soprano: 53, concert: 58, tenor: 66, baritone: 76 },
};

/** Which shape the generic name asks for, what is measured, and by which names if not by the inch. */
const kinds: { called: RegExp; shape: keyof typeof silhouettes; say: (cm: number) => string; names?: string }[] = [
  { called: /^(carnatic )?violin$/i, shape: "bowed", say: (cm) => `body ${cm} cm`, names: "violin" },
  { called: /^viola$/i, shape: "bowed", say: (cm) => `body ${cm} cm` },
  { called: /^cello$/i, shape: "bowed", say: (cm) => `body ${cm} cm`, names: "cello" },
  { called: /\bguitar$/i, shape: "plucked", say: (cm) => `${cm} cm long`, names: "guitar" },
  { called: /^ukulele$/i, shape: "plucked", say: (cm) => `${cm} cm long`, names: "ukulele" },
  { called: /\b(mridangam|dholak)\b/i, shape: "barrel", say: (cm) => `${cm} cm long` },
  {
    called: /\b(tabla|kanjira|parai|chenda)\b|^(hand drum|conga drum|drum head|cymbal|hand cymbals)$/i,
    shape: "round",
    say: (cm) => `${cm} cm across`,
  },
];

const fractions: Record<string, number> = { "": 0, "¼": 0.25, "½": 0.5, "¾": 0.75 };
const toHalf = (cm: number): number => Math.round(cm * 2) / 2;

/** What a size says of itself, in centimetres: '5¼ inch', 'Tumba 12½ inch', '7.5 cm'. */
function measured(size: string): number | undefined {
  const [, whole = "", part = "", unit] = /(\d+(?:\.\d+)?)([¼½¾]?)\s*(inch|cm)\b/i.exec(size) ?? [];
  if (!unit) return undefined;
  return (Number(whole) + (fractions[part] ?? 0)) * (unit.toLowerCase() === "cm" ? 1 : 2.54);
}

/**
 * A product's sizes to scale, the largest as high (what lies: as wide) as its silhouette says. Undefined for a product without an option *Size*, of
 * a kind that is not drawn, or where one of its sizes has no measure that is known: then words stand alone.
 */
export function sizesOf({ generic_name, options }: Pick<Product, "generic_name" | "options">): Sizes | undefined {
  const kind = kinds.find(({ called }) => called.test(generic_name ?? ""));
  const values = options.find(({ name }) => /^size$/i.test(name))?.values ?? [];
  if (!kind || values.length < 2) return undefined;
  const names = named[kind.names ?? ""] ?? {};
  const known = values.map((value) => names[value.toLowerCase()] ?? measured(value));
  const [largest, all] = [Math.max(...known.map((cm) => cm ?? 0)), known.filter((cm) => cm !== undefined)];
  if (all.length < values.length) return undefined;
  const { box, path, high } = silhouettes[kind.shape];
  const of = Object.fromEntries(
    values.map((value, n) => {
      const cm = all[n] ?? 0;
      return [value, { high: Math.round((cm / largest) * high), text: kind.say(toHalf(cm)) }];
    }),
  );
  return { box, path, of };
}
