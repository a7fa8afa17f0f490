import { semitoneOfNote } from "./tones.ts";

/**
 * From which note on, in MIDI's numbers, the first string of an instrument is looked for: a tuning is written without octaves, and these are
 * those of its kind. Words are those of a category, or of the attributes `instrument` and `fits`.
 */
const lowest: [word: RegExp, midi: number][] = [
  [/bass/, 23], // B0 of five strings, E1 of four
  [/ukulele/, 50],
  [/mandolin|banjo/, 50],
  [/cello/, 36],
  [/viola/, 48],
  [/violin/, 55],
  [/guitar/, 35], // B1 of a baritone, E2 of the others
];

/**
 * The notes of open strings in MIDI's numbers, in the order in which they are written: "E A D G B E", "G–D–A–E". Each string is the next such note
 * above the one before. A small letter ("g D G B D") and a ukulele's G stand an octave higher, as its first string does; "low G" does not.
 * Empty where the value is no row of notes, or the octaves of such an instrument are not known.
 * `words`: what the product is, the surest first.
 */
export function readTuning(value: string, words: string[]): number[] {
  const kind = words.map((word) => lowest.find(([pattern]) => pattern.test(word.toLowerCase()))).find(Boolean);
  const row = value.replace(/\(.*?\)|,.*$/g, "").trim();
  if (!kind || !/^[A-Ga-g][#♯b♭]?(?:[ –-]+[A-Ga-g][#♯b♭]?){2,11}$/.test(row)) return [];
  const [pattern, from] = kind;
  const found: number[] = [];
  let floor = from;
  for (const [at, said] of row.split(/[ –-]+/).entries()) {
    const letter = said.charAt(0);
    const name = letter.toLowerCase() + said.slice(1).replace(/[#♯]/, " sharp").replace(/[b♭]/, " flat");
    const semitone = semitoneOfNote(name);
    if (semitone === undefined) return [];
    const high =
      (at === 0 && letter !== letter.toUpperCase()) ||
      (at === 0 && pattern.source === "ukulele" && letter === "G" && !/low/i.test(value));
    const least = high ? from + 12 : floor;
    const midi = least + ((semitone - (least % 12) + 12) % 12);
    found.push(midi);
    if (!high) floor = midi + 1;
  }
  return found;
}
