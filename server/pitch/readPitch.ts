import { semitoneOfKattai, semitoneOfNote } from "./tones.ts";

/** What names a pitch, as options, attributes and specifications are called for it. */
const kattaiNames = /^(?:s(?:h)?rut(?:h)?i|kattai|kattei)$/i;
const pitchNames = /^(?:key|pitch|tonic)$/i;

/** Whether what is called so names a pitch. */
export const namesPitch = (name: string): boolean => kattaiNames.test(name.trim()) || pitchNames.test(name.trim());

/** Text in one way of writing: "2½ (D♯)" as "2.5 (d sharp)". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d)\s*(?:½|1\/2)/g, "$1.5")
    .replace(/[♯#]/g, " sharp")
    .replace(/♭/g, " flat")
    .replace(/\b([a-g])b\b/g, "$1 flat")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ");

/** All from one semitone up to another, over the end of the octave where it has to: "B to D". */
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => (from + step) % 12);

type Reading = { pattern: RegExp; semitone: (text: string) => number | undefined };
const number = String.raw`([1-7](?:\.5)?)`;
const note = String.raw`([a-g](?: sharp| flat)?)`;
const readings = (range: boolean, bare: boolean): Reading[] => {
  const of = (one: string, after: string) =>
    new RegExp(range ? `^${one}(?: to |-| - )${one}${after}$` : `^${one}${after}$`);
  const kattai = bare ? "(?: kattai)?" : " kattai";
  return [
    { pattern: of(number, kattai), semitone: semitoneOfKattai },
    { pattern: of(note, "(?: major| minor)?(?:/.*)?"), semitone: semitoneOfNote },
  ];
};

/** What one part of a text says, as kattai and as notes. */
function readPart(part: string, bare: boolean, notes: boolean): { kattai: number[]; notes: number[] } {
  const said = [false, true].flatMap((range) =>
    readings(range, bare).map(({ pattern, semitone }) => {
      const [, from, to] = pattern.exec(part) ?? [];
      const [low, high] = [from, to ?? from].map((text) => (text === undefined ? undefined : semitone(text)));
      return low === undefined || high === undefined ? [] : upTo(low, high);
    }),
  );
  const [one = [], oneNote = [], many = [], manyNotes = []] = said;
  return { kattai: [...one, ...many], notes: notes ? [...oneNote, ...manyNotes] : [] };
}

/**
 * The semitones (0 for C to 11 for B) that a value names as a pitch: "2½ (D sharp)", "4 to 6 kattai", "A sharp, 6 inch", "B♭ or A".
 * `name`: what the value is of; under another name than that of a pitch, only what says "kattai" counts. Empty where it names none, or
 * where its kattai and its note are not one and the same: makers mark flutes by Pa too, and which of both is meant can't be known.
 */
export function readPitch(name: string, value: string): number[] {
  const bare = kattaiNames.test(name.trim());
  const named = namesPitch(name);
  const parts = plain(value)
    .split(/[,;()|]| or | and /)
    .map((part) => readPart(part.trim(), bare, named));
  const sorted = (all: number[]) => [...new Set(all)].sort((a, b) => a - b);
  const kattai = sorted(parts.flatMap((part) => part.kattai));
  const notes = sorted(parts.flatMap((part) => part.notes));
  if (kattai.length > 0 && notes.length > 0 && kattai.join() !== notes.join()) return [];
  return kattai.length > 0 ? kattai : notes;
}

/** The frequency of A4 that a value names ("A=442"), in hertz; undefined for any other. */
export function readReference(value: string): number | undefined {
  const hz = Number(/^A4? ?= ?(\d{3})(?: ?Hz)?$/i.exec(value.trim())?.[1]);
  return hz >= 400 && hz <= 480 ? hz : undefined;
}
