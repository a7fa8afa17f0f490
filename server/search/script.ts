import letters from "./scripts.json" with { type: "json" };

type Script = {
  consonants: Record<string, string>;
  vowels: Record<string, string>;
  signs: Record<string, string>;
  silent: string;
};
const scripts: Script[] = [letters.tamil, letters.devanagari];

/** Whether a word is in a script that `transliterate` reads. */
export const isIndian = (word: string): boolean => /[\u0900-\u097f\u0b80-\u0bff]/.test(word);

/** A word of Tamil or Devanagari script in Latin letters, as one would spell it by ear; any other word as it is. */
export function transliterate(word: string): string {
  if (!isIndian(word)) return word;
  let latin = "";
  let open = false;
  for (const sign of word) {
    for (const { consonants, vowels, signs, silent } of scripts) {
      const consonant = consonants[sign];
      const mark = signs[sign];
      const vowel = vowels[sign];
      if (consonant !== undefined) {
        latin += (open ? "a" : "") + consonant;
        open = true;
      } else if (mark !== undefined) {
        latin += mark;
        open = false;
      } else if (sign === silent) open = false;
      else if (vowel !== undefined) {
        latin += (open ? "a" : "") + vowel;
        open = false;
      }
    }
  }
  // Hindi does not speak the last consonant's vowel; Tamil writes its absence.
  return open && /[\u0b80-\u0bff]/.test(word) ? `${latin}a` : latin;
}
