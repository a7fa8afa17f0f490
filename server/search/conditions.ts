import keys from "./keys.json" with { type: "json" };
import { plain } from "./words.ts";

/**
 * What was read from the words of a search and is no word to look for: a price in paise, or attributes of which a
 * product has one ("size=22 inch"; "*=22 inch" is any attribute's value). `from` and `to` are its place in the text.
 */
export type Condition = {
  parameter: string;
  value: string;
  label: string;
  from: number;
  to: number;
  attributes?: string[];
  least?: number;
  most?: number;
};
type Meaning = Omit<Condition, "from" | "to">;

/** An attribute as conditions name it. */
export const attributeKey = (name: string, value: string): string =>
  `${name}=${plain(value).trim().replace(/\s+/g, " ")}`;

const amount = String.raw`(?:rs\.? ?|₹ ?|inr ?)?(\d[\d,]*(?:\.\d+)?) ?(k|thousand|lakhs?)?(?: ?(?:rupees|rs|/-))?`;
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

function paise(digits: string | undefined, unit: string | undefined): number {
  const factor = unit === undefined ? 1 : unit.startsWith("l") ? 100_000 : 1_000;
  return Math.round(Number((digits ?? "").replaceAll(",", "")) * factor) * 100;
}

const most = (paise: number): Meaning => ({
  parameter: "max_price",
  value: String(paise / 100),
  label: `Up to ${rupees.format(paise / 100)}`,
  most: paise,
});
const least = (paise: number): Meaning => ({
  parameter: "min_price",
  value: String(paise / 100),
  label: `From ${rupees.format(paise / 100)}`,
  least: paise,
});

/** A price that is worth a filter; "10-47" are strings and no rupees. */
const isPrice = (paise: number): boolean => paise >= 20_000 && paise <= 10_000_000_00;

function range([, low, lowUnit, high, highUnit]: string[]): Meaning | undefined {
  const [from, to] = [paise(low, lowUnit ?? highUnit), paise(high, highUnit)];
  if (!isPrice(from) || !isPrice(to) || from >= to) return undefined;
  const label = `${rupees.format(from / 100)} to ${rupees.format(to / 100)}`;
  return { parameter: "price", value: `${from / 100}-${to / 100}`, label, least: from, most: to };
}

const attribute = (name: string, value: string, label: string, attributes = [attributeKey(name, value)]): Meaning => ({
  parameter: name,
  value,
  label,
  attributes,
});

const size = (value: string): Meaning => attribute("size", value, `${value} size`);

/** A key and the kattai that sounds it: flutes are marked by either, other instruments by their shruti. */
function key(name: string, asked: "key" | "kattai"): Meaning | undefined {
  const found = keys.find(({ names, kattai }) => (asked === "key" ? names.includes(name) : kattai === name));
  if (!found) return undefined;
  const attributes = [
    ...found.names.map((name) => `key=${name}`),
    `kattai=${found.kattai}`,
    `shruti=${found.kattai} kattai`,
  ];
  return attribute(asked, name, `${found.kattai} kattai (${found.label})`, attributes);
}

const numbers: Record<string, string> = {
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  ten: "10",
  twelve: "12",
};
const units: Record<string, string> = {
  w: "watts",
  watt: "watts",
  key: "keys",
  string: "strings",
  hole: "holes",
  channel: "channels",
  piece: "pieces",
  pc: "pieces",
  pad: "pads",
  input: "inputs",
  octave: "octaves",
};

/** Each way to say a condition. The first that fits a place in the text is taken. */
const readings: [pattern: RegExp, read: (found: string[]) => Meaning | undefined][] = [
  [new RegExp(String.raw`(?:between |from )?${amount} ?(?:to|and|-|–) ?${amount}`, "g"), range],
  [
    new RegExp(
      String.raw`(?:under|below|less than|upto|up to|within|max(?:imum)?|cheaper than|not more than|<) ?${amount}`,
      "g",
    ),
    ([, a, unit]) => (isPrice(paise(a, unit)) ? most(paise(a, unit)) : undefined),
  ],
  [
    new RegExp(String.raw`${amount} ?(?:se kam|से कम|க்குள்|ku kela)`, "g"),
    ([, a, unit]) => (isPrice(paise(a, unit)) ? most(paise(a, unit)) : undefined),
  ],
  [
    new RegExp(String.raw`(?:above|over|more than|min(?:imum)?|starting(?: from)?|from|>) ?${amount}`, "g"),
    ([, a, unit]) => (isPrice(paise(a, unit)) ? least(paise(a, unit)) : undefined),
  ],
  [/(?:left[ -]?hand(?:ed|er)?|left(?:y|ie)|இடது கை)/g, () => attribute("hand", "left", "Left-handed")],
  [/right[ -]?handed/g, () => attribute("hand", "right", "Right-handed")],
  [
    /([1-7](?:\.5)?)( 1\/2)? ?(?:kattai|kattei|katai|கட்டை|कट्टै)/g,
    ([, n = "", half]) => key(half ? `${n}.5` : n, "kattai"),
  ],
  [/(?:kattai|kattei|katai|கட்டை|s(?:h)?rut(?:h)?i) ([1-7](?:\.5)?)/g, ([, n = ""]) => key(n, "kattai")],
  [/(?:safed|white) ([1-7])/g, ([, n = ""]) => key(n, "kattai")],
  [/(?:kali|black) ([1-5])/g, ([, n = ""]) => key(["1.5", "2.5", "4.5", "5.5", "6.5"][Number(n) - 1] ?? "", "kattai")],
  [/(?:(?:key|scale) (?:of )?)([a-g](?: +(?:sharp|flat))?)/g, ([, name = ""]) => key(name.replace(/ +/g, " "), "key")],
  [
    /([a-g](?: +(?:sharp|flat)|(?= (?:key|scale|note))))(?: +(?:key|scale|note|major))?/g,
    ([, name = ""]) => key(name.replace(/ +/g, " "), "key"),
  ],
  [/[b-g](?![ -]?\d)/g, ([name = ""]) => key(name, "key")],
  [
    /(\d+(?:\.\d+)?) ?(?:-? ?inch(?:es)?|-? ?in|"|”|″|'')/g,
    ([, n = ""]) => attribute("size", `${n} inch`, `${n} inch`, [`*=${n} inch`]),
  ],
  [/half(?:[ -]size)?(?= guitar)/g, () => size("3/4")],
  [/(1\/16|1\/[248]|3\/4|4\/4|7\/8)(?:[ -]size)?/g, ([, n = ""]) => size(n)],
  [/full[ -]size|full(?= (?:violin|viola|cello|guitar))/g, () => size("4/4")],
  [/three[ -](?:quarter|fourth)s?(?:[ -]size)?/g, () => size("3/4")],
  [/half(?:[ -]size)?/g, () => size("1/2")],
  [/quarter(?:[ -]size)?(?! (?:inch|note))/g, () => size("1/4")],
  [/(?:one[ -])?eighth(?:[ -]size)?/g, () => size("1/8")],
  [/grade ?([1-8])/g, ([, n = ""]) => attribute("level", `grade ${n}`, `Grade ${n}`)],
  [
    /(\d+(?:\.\d+)?|three|four|five|six|seven|eight|ten|twelve)[ -]?(key|string|watt|w|hole|channel|piece|pc|pad|input|octave)s?/g,
    ([, n = "", unit = ""]) => {
      const [value, name] = [numbers[n] ?? n, units[unit] ?? unit];
      return attribute(name, value, `${value} ${name}`);
    },
  ],
];

/** A sign on either side would make it a part of a word. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, from)) && !/^[\p{L}\p{N}\p{M}/]|^[.][\p{N}]/u.test(text.slice(to));

/** The conditions that a text (already `plain`) states, none overlapping another, in the order of the text. */
export function readConditions(text: string): Condition[] {
  const found: Condition[] = [];
  for (const [pattern, read] of readings) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (!standsAlone(text, from, to) || found.some((other) => from < other.to && other.from < to)) continue;
      const meaning = read([...match]);
      if (meaning && !found.some(({ parameter }) => parameter === meaning.parameter))
        found.push({ ...meaning, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** A text without these conditions. */
export function without(text: string, conditions: Condition[]): string {
  let rest = text;
  for (const { from, to } of [...conditions].sort((a, b) => b.from - a.from))
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest.replace(/\s+/g, " ").trim();
}

const cues = [
  "under",
  "below",
  "less than",
  "upto",
  "within",
  "above",
  "over",
  "more than",
  "between",
  "from",
  "left handed",
  "kattai",
  "inch",
  "scale",
  "size",
  "for",
  "with",
];
const begunAmount =
  /^(.*\S) (?:under|below|less than|upto|up to|within|above|over|more than)(?: (?:rs\.?|₹)? ?\d{0,2})?$/;

/** A text without the condition that somebody has only begun to type at its end ("flute und"); undefined when none is. */
export function withoutBegun(text: string): string | undefined {
  const trimmed = text.trim();
  const amount = begunAmount.exec(trimmed)?.[1];
  if (amount !== undefined) return amount;
  const [, before, last = ""] = /^(.*\S) (\S+)$/.exec(trimmed) ?? [];
  return cues.some((cue) => cue.startsWith(last)) ? before : undefined;
}
