import { formatMoney } from "../../money.ts";
import { paiseOf } from "../../settlements/paise.ts";

/** Fields in paise, which are typed and shown in rupees. */
const amounts = new Set(["free_delivery_from", "cod_limit", "cod_fee"]);

/** A value as people read it: amounts in rupees, lists of texts with bars between, the rest as JSON. */
export function shown(field: string, value: unknown): string {
  if (amounts.has(field) && typeof value === "number") return formatMoney(value);
  if (typeof value === "string") return value === "" ? "–" : value;
  if (Array.isArray(value) && value.length === 0) return "none";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(" | ");
  return JSON.stringify(value);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("that is not JSON");
  }
}

/**
 * What was typed as a field's value, by what stands there now: an amount in rupees, a whole number, a text, a list of texts
 * a word each, or JSON. Throws an Error that says what is expected; whether the value may be is for the contract to say.
 */
export function typedValue(field: string, now: unknown, words: string[]): unknown {
  const [word = "", ...more] = words;
  const isList = Array.isArray(now);
  if (more.length > 0 && !(isList && words.every((text) => !/^\s*[[{]/.test(text))))
    throw new Error("one value is expected: put words with spaces between into quotes");
  if (isList) return /^\s*\[/.test(word) ? asJson(word) : words;
  if (typeof now === "number") {
    const number = amounts.has(field) ? paiseOf(word, "rupees") : /^\d{1,12}$/.test(word) ? Number(word) : undefined;
    if (number === undefined)
      throw new Error(amounts.has(field) ? "an amount in rupees is expected: 49 or 49.50" : "a number is expected");
    return number;
  }
  if (typeof now === "string") return word;
  const typed = asJson(word);
  const isFields = typeof typed === "object" && typed !== null && !Array.isArray(typed);
  return isFields && typeof now === "object" ? { ...now, ...typed } : typed;
}
