import { type Fitted, factsOf } from "./facts.ts";
import { differenceOf } from "./quantity.ts";
import { type Condition, type FitRule, folded } from "./rule.ts";

const isSaid = (value: string, asked: string): boolean =>
  asked.endsWith("*")
    ? folded(value).startsWith(folded(asked.slice(0, -1)))
    : folded(value) === folded(asked) || differenceOf(value, asked) === 0;

const isWithin = (value: string, { sign, value: limit }: Condition): boolean => {
  const difference = differenceOf(value, limit);
  return difference !== undefined && (sign === "<=" ? difference <= 0 : difference >= 0);
};

/** A fact in words: "size 4/4", "6 strings", "alto". */
function said(name: string, value: string, { brand }: Fitted): string {
  if (name === "brand") return `by ${brand.name}`;
  if (name === "type" || name === "instrument") return value;
  return /^\d+$/.test(value) ? `${value} ${name}` : `${name} ${value}`;
}

/** What of a variant meets the conditions of one name, in words; undefined where one is not met, or nothing is said of it. */
function metBy(fitted: Fitted, name: string, conditions: Condition[]): string | undefined {
  const values = factsOf(fitted, name);
  const [first] = values;
  if (first === undefined) return undefined;
  const alternatives = conditions.filter(({ sign }) => sign === "=");
  const limits = conditions.filter(({ sign }) => sign !== "=");
  if (!values.every((value) => limits.every((limit) => isWithin(value, limit)))) return undefined;
  if (alternatives.length === 0) return said(name, first, fitted);
  for (const value of values) {
    const met = alternatives.find((one) => isSaid(value, one.value));
    if (met) return said(name, met.value.endsWith("*") ? met.value.slice(0, -1).trim() : value, fitted);
  }
  return undefined;
}

/** Why a rule's accessory fits a variant, in one line; undefined where it does not, as far as is known. */
export function fitOf({ categories, conditions }: FitRule, fitted: Fitted): string | undefined {
  const place = fitted.categories.find(({ slug }) => categories.includes(slug));
  if (!place) return undefined;
  const names = [...new Set(conditions.map(({ name }) => folded(name)))];
  const met = names.map((name) =>
    metBy(
      fitted,
      name,
      conditions.filter((one) => folded(one.name) === name),
    ),
  );
  if (met.includes(undefined)) return undefined;
  const words = met.filter((_, i) => names[i] !== "product");
  return `For ${[names.includes("product") ? `the ${fitted.product_name}` : place.name, ...words].join(", ")}`;
}
