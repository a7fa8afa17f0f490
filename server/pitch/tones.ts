import type { Hearing, Tone } from "../../contract/pitch.ts";
import keys from "../search/keys.json" with { type: "json" };

/** C3 in the numbers of MIDI, in which C4 is 60: the octave in which singers count their kattai begins with it. */
export const singersOctave = 48;

/** The frequency in hertz of a note in MIDI's numbers (A4 is 69), in equal temperament. `reference`: that of A4. */
export const hertz = (midi: number, reference: number): number => reference * 2 ** ((midi - 69) / 12);

/** A semitone (0 for C to 11 for B) by its name in plain words: "c sharp", "d flat". */
export const semitoneOfNote = (name: string): number | undefined => place(({ names }) => names.includes(name));

/** A semitone by its kattai as a decimal: "2.5". There is no 3.5 and no 7.5: no black key stands there. */
export const semitoneOfKattai = (kattai: string): number | undefined => place((key) => key.kattai === kattai);

function place(fits: (key: (typeof keys)[number]) => boolean): number | undefined {
  const at = keys.findIndex(fits);
  return at < 0 ? undefined : at;
}

/** Winds are built in B♭, E♭ and A♭, and never in A♯. */
const flats: Record<number, string> = { 3: "E♭", 8: "A♭", 10: "B♭" };

/** A note in MIDI's numbers as the contract tells it; `counted`: as singers' kattai, whose black keys are sharps, or as the key of an instrument. */
export function tone(midi: number, reference: number, counted: Hearing["counted"] = "kattai"): Tone {
  const key = keys[midi % 12];
  return {
    note: (counted === "key" ? flats[midi % 12] : undefined) ?? key?.label ?? "",
    octave: Math.floor(midi / 12) - 1,
    kattai: (key?.kattai ?? "").replace(".5", "½"),
    hz: Math.round(hertz(midi, reference) * 100) / 100,
  };
}
