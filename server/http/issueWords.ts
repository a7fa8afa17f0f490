import type { z } from "zod";

/** What is said of a value that was left out. */
export const missing = "Please fill this in.";

/** What a field has to hold, where it holds something of another kind. */
const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const bounded = (origin: string, bound: number | bigint, most: boolean): string => {
  const size = `at ${most ? "most" : "least"} ${bound}`;
  if (origin === "string") return `Please give it ${size} ${bound === 1 ? "character" : "characters"}.`;
  if (origin === "array") return `Please give it ${size} ${bound === 1 ? "entry" : "entries"}.`;
  return `It must be ${size}.`;
};

/** What is said of a value whose schema has no words of its own for what is wrong, instead of the library's; undefined: those will do. */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === null) return missing;
  if (issue.code === "invalid_type") return `It must be ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === "too_small") return bounded(issue.origin, issue.minimum, false);
  if (issue.code === "too_big") return bounded(issue.origin, issue.maximum, true);
  if (issue.code === "invalid_value") return `It must be one of: ${issue.values.join(", ")}.`;
  if (issue.code === "unrecognized_keys") return `It is not known here: ${issue.keys.join(", ")}.`;
  return undefined;
}
