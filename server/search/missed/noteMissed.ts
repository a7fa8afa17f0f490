import type { Settings } from "../../settings.ts";
import { plain } from "../words.ts";

/** Words that found nothing, or the products of a maker that is not sold (`maker`, else empty), and how often. */
export type Missed = { words: string; maker: string; times: number };

/** Longer texts were pasted; so many different ones a process keeps until they are written down. */
const [longest, most] = [60, 500];

type Owner = Pick<Settings, "shop">;
const noted = new WeakMap<Owner, Map<string, Missed>>();

/** What is written down of a text: as it is compared. Undefined for what may tell of a person, such as a mail address or a number, and for no word. */
export function wordsToKeep(typed: string): string | undefined {
  const words = plain(typed)
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const tellsOfSomebody = words.includes("@") || (words.match(/\d/g)?.length ?? 0) >= 6;
  return tellsOfSomebody || words.length < 2 || words.length > longest || !/[\p{L}\p{N}]/u.test(words)
    ? undefined
    : words;
}

/** Notes in memory that these words were looked for in vain; a job writes it down (`writeMissed`). */
export function noteMissed(owner: Owner, typed: string, maker = ""): void {
  const words = wordsToKeep(typed);
  if (words === undefined) return;
  const known = noted.get(owner) ?? new Map<string, Missed>();
  noted.set(owner, known);
  const one = known.get(words);
  if (one) one.times++;
  else if (known.size < most) known.set(words, { words, maker, times: 1 });
}

/** What was noted since the last time, which is forgotten here. */
export function takeNoted(owner: Owner): Missed[] {
  const all = [...(noted.get(owner)?.values() ?? [])];
  noted.delete(owner);
  return all;
}
