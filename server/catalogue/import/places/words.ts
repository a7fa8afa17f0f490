/** Words that say nothing of what a thing is. */
const fillers = new Set(["and", "the", "of", "for", "a", "other", "all", "new"]);

/** One word without its plural: "guitars", "benches", "accessories". */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a name as they are compared: lower case, singular, without accents, brackets and fillers. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/\(.*?\)/g, " ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !fillers.has(word))
    .map(stem);

/** Whether `text` ends with `words`: what a thing is stands last in its name ("acoustic guitar", but not "guitar poster"). */
export const endsWith = (text: string[], words: string[]): boolean =>
  words.length > 0 &&
  words.length <= text.length &&
  words.every((word, i) => word === text[text.length - words.length + i]);
