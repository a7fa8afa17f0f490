import { slugOf } from "../catalogue/import/text.ts";

/** A condition on what a product says of itself: `size=4/4`, `scale length<=650 mm`. With "=" a value that ends in `*` says how it begins. */
export type Condition = { name: string; sign: "=" | "<=" | ">="; value: string };

/**
 * What an accessory fits: the products of these categories or departments of which all conditions hold; those of one name
 * with "=" are alternatives. `own`: the option value of those of its variants that fit; null: all of them do.
 */
export type FitRule = { own: string | null; categories: string[]; conditions: Condition[] };

const shape = "a rule is written such as: violins; size=4/4";

/**
 * Reads a rule, `4/4: violins, violas-cellos; size=4/4; setup=carnatic`: perhaps an option's value of the accessory, the
 * categories, the conditions. A text that is no rule is answered with why.
 */
export function parseRule(text: string): FitRule | { wrong: string } {
  const [head = "", ...rest] = text.split(";");
  const at = head.lastIndexOf(":");
  const own = head.slice(0, Math.max(at, 0)).trim();
  const categories = head
    .slice(at + 1)
    .split(",")
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== "");
  if (categories.length === 0 || (at >= 0 && own === "")) return { wrong: shape };
  const odd = categories.find((slug) => slugOf(slug) !== slug);
  if (odd !== undefined) return { wrong: `"${odd}" is no category's slug; ${shape}` };
  const conditions: Condition[] = [];
  for (const part of rest.map((one) => one.trim()).filter((one) => one !== "")) {
    const [, name = "", sign = "", value = ""] = /^([^=<>]+?)\s*(<=|>=|=)\s*([^=<>]+)$/.exec(part) ?? [];
    if (sign !== "=" && sign !== "<=" && sign !== ">=") return { wrong: `"${part}" is no condition; ${shape}` };
    conditions.push({ name, sign, value });
  }
  return { own: own || null, categories: [...new Set(categories)], conditions };
}

/** A rule as it is kept: what `parseRule` reads, in one form. */
export const writeRule = ({ own, categories, conditions }: FitRule): string =>
  [
    `${own === null ? "" : `${own}: `}${categories.join(", ")}`,
    ...conditions.map(({ name, sign, value }) => `${name}${sign}${value}`),
  ].join("; ");

/** What was typed as rules: those that can be read, as they are kept, each once; of the others, why not. */
export function readRules(typed: string[]): { rules: string[]; wrong: string[] } {
  const rules = new Set<string>();
  const wrong: string[] = [];
  for (const text of typed) {
    const rule = parseRule(text);
    if ("wrong" in rule) wrong.push(rule.wrong);
    else rules.add(writeRule(rule));
  }
  return { rules: [...rules], wrong };
}

/** The rules of a product that are kept. */
export const keptRules = (rules: string[]): FitRule[] =>
  rules.flatMap((text) => {
    const rule = parseRule(text);
    return "wrong" in rule ? [] : [rule];
  });

/** Words without what varies between those who write them: letter case, spaces, kinds of dashes. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[–—−]/g, "-")
    .replace(/[\s_]+/g, " ")
    .trim();

/** The option values that rules name and no variant has. */
export const strayValues = (rules: FitRule[], values: string[]): string[] => {
  const known = new Set(values.map(folded));
  return [...new Set(rules.flatMap(({ own }) => (own !== null && !known.has(folded(own)) ? [own] : [])))];
};
