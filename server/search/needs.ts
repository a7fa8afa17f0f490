import kinds from "./kinds.json" with { type: "json" };
import { plain, wordsOf } from "./words.ts";

const accessories = new Set(kinds.accessories);
const needless = new Set([...kinds.idle, ...kinds.intent]);
const gifts = /(?<![\p{L}\p{N}])(?:birthday |return )?(?:gifts?|presents?|birthday)(?![\p{L}\p{N}])/gu;
const children =
  /(?<![\p{L}\p{N}])(?:kids?|child|children|son|daughter|boys?|girls?|baby|toddler|nephew|niece|grand(?:son|daughter|child|children))(?![\p{L}\p{N}])/gu;
const age =
  /(?<![\p{L}\p{N}])(?:aged? )?(\d{1,2})[ -]*(?:years?|yrs?)(?:[ -]*olds?)?(?![\p{L}\p{N}])(?! (?:warranty|guarantee))|(?<![\p{L}\p{N}])aged? (\d{1,2})(?![\p{L}\p{N}])/u;
const oldestChild = 12;

/** The size that fits a child: up to so many years, by what teachers and makers' tables commonly say. */
const sizes: [instrument: RegExp, upTo: [years: number, size: string][]][] = [
  [
    /(?<!\p{L})violins?(?!\p{L})/u,
    [
      [4, "1/8"],
      [6, "1/4"],
      [8, "1/2"],
      [11, "3/4"],
    ],
  ],
  [
    /(?<!\p{L})guitars?(?!\p{L})/u,
    [
      [7, "1/2"],
      [11, "3/4"],
    ],
  ],
];

/** What is measured of an instrument and not of what goes with it: "a case for 61 keys" is one for a keyboard. */
const measure = /(\d+(?:\.\d+)?)[ -]?(keys?|strings?|inch(?:es)?|holes?|piece|pc)(?![\p{L}\p{N}])/u;
const measured: Record<string, string> = {
  key: "keyboard",
  string: "guitar",
  hole: "harmonica",
  piece: "drum",
  pc: "drum",
};

/**
 * Other ways to say what a text (already `plain`) asks for, in the shop's words and the best first, as who serves in a
 * shop would take it; none where it has to be taken as it stands.
 */
export function needsOf(text: string): string[] {
  const hasNumber = /\d/.test(text);
  const fitted = hasNumber ? fittedTo(text) : undefined;
  if (fitted !== undefined) return [fitted];
  const years = hasNumber ? age.exec(text) : null;
  const n = Number(years?.[1] ?? years?.[2] ?? Number.NaN);
  if (years === null && (text.search(children) < 0 || text.search(gifts) < 0)) return [];
  const rest = text.replace(age, " ").replace(children, " ").replace(gifts, " ").replace(/\s+/g, " ").trim();
  if (n > oldestChild) return [rest].filter((said) => said !== "");
  const isOpen = wordsOf(rest).every((word) => needless.has(word));
  if (isOpen) return ["kid"];
  const size = sizes.find(([instrument]) => instrument.test(rest))?.[1].find(([upTo]) => n <= upTo)?.[1];
  return [...(size === undefined ? [] : [`${rest} ${size}`]), `${rest} kid`, rest];
}

/** "Case for 61 keys" as "case for keyboard"; undefined where no accessory is asked for. */
function fittedTo(text: string): string | undefined {
  const [, accessory = "", instrument = ""] = /^(.*?) for (.*)$/.exec(text) ?? [];
  if (!wordsOf(accessory).some((word) => accessories.has(word) || word === "cover")) return undefined;
  const found = measure.exec(instrument);
  if (!found) return undefined;
  const [said, , unit = ""] = found;
  const others = instrument.replace(said, " ");
  const isNamed = wordsOf(others).some((word) => !needless.has(word));
  const name = isNamed ? "" : measured[unit.replace(/s$/, "")];
  return name === undefined ? undefined : plain(`${accessory} for ${others} ${name}`).replace(/\s+/g, " ").trim();
}
