/** India's scripts that are one language's beyond doubt, or nearly so. */
const languages = [
  ["ta", /\p{Script=Tamil}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["te", /\p{Script=Telugu}/u],
  ["kn", /\p{Script=Kannada}/u],
  ["ml", /\p{Script=Malayalam}/u],
  ["bn", /\p{Script=Bengali}/u],
] as const;

/** The language of words by their script, so that a screen reader says them in it; undefined for Latin letters. */
export const scriptLang = (words: string): string | undefined =>
  languages.find(([, script]) => script.test(words))?.[0];
