import { transliterate } from "./script.ts";

/**
 * Spellings of one sound, in the order in which they are folded. Tamil writes k and g, t and d, p and b with one letter,
 * and Latin spellings of Indian names waver between them, so each pair is one sound here.
 */
const folds: [spelling: RegExp, sound: string][] = [
  [/ph/g, "f"],
  [/zh/g, "l"],
  [/([bcdgjkpst])h/g, "$1"],
  [/ck|q|x/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cg]/g, "k"],
  [/[zj]/g, "s"],
  [/w/g, "v"],
  [/d/g, "t"],
  [/b/g, "p"],
  [/ee|ea|ie|y/g, "i"],
  [/oo|ou/g, "u"],
  [/ai|ei/g, "e"],
  [/[^a-z]/g, ""],
  [/(.)\1+/g, "$1"],
];

/** How a word sounds, roughly: "mrudhangam" and "mirutankam" come close, "thavil" and "tavil" are the same. */
export const soundOf = (word: string): string =>
  folds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), transliterate(word));
