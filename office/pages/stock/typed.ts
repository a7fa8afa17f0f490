import type { Way } from "./words.ts";

type Typed = { way: Way; count: string };

/** Whether pieces come or go: the last sign that was typed says so, else what was chosen. */
export function wayOf({ way, count }: Typed): Way {
  const sign = /[+-](?!.*[+-])/.exec(count)?.[0];
  return sign === undefined ? way : sign === "+" ? "in" : "out";
}

/** How many pieces were typed, whatever their sign; a sign alone is one. NaN for what is no number. */
export function countOf({ count }: Pick<Typed, "count">): number {
  const digits = count.replace(/[\s+-]/g, "");
  if (digits === "") return /[+-]/.test(count) ? 1 : Number.NaN;
  return /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
}
