import { expect, test } from "vitest";
import { readTuning } from "./readTuning.ts";
import { tone } from "./tones.ts";

const strings = (value: string, ...words: string[]) =>
  readTuning(value, words).map((midi) => {
    const { note, octave } = tone(midi, 440);
    return note + octave;
  });

test.each([
  ["E A D G B E", "acoustic-guitars", "E2 A2 D3 G3 B3 E4"],
  ["B E A D F# B", "electric-guitars", "B1 E2 A2 D3 F♯3 B3"],
  ["B E A D G", "bass-guitars", "B0 E1 A1 D2 G2"],
  ["(B) E A D G", "bass guitar", "E1 A1 D2 G2"],
  ["G C E A, high G", "ukuleles", "G4 C4 E4 A4"],
  ["G C E A (baritone: D G B E)", "ukulele", "G4 C4 E4 A4"],
  ["G C E A, low G", "ukuleles", "G3 C4 E4 A4"],
  ["D G B E", "ukuleles", "D3 G3 B3 E4"],
  ["g D G B D", "banjo", "G4 D3 G3 B3 D4"],
  ["G D A E", "mandolin", "G3 D4 A4 E5"],
  ["G–D–A–E", "violins", "G3 D4 A4 E5"],
  ["C–G–D–A", "viola", "C3 G3 D4 A4"],
  ["C–G–D–A", "cello", "C2 G2 D3 A3"],
])("%s of %s", (value, word, expected) => {
  expect(strings(value, word).join(" ")).toBe(expected);
});

test("the surest word decides: a cello among violas and cellos", () => {
  expect(strings("C G D A", "cello", "violas-cellos")[0]).toBe("C2");
});

test("what is no row of notes, or of an instrument whose octaves are not known, is left out", () => {
  expect(readTuning("Leather straps", ["guitar"])).toEqual([]);
  expect(readTuning("Sa–Pa–Sa–Pa", ["violins"])).toEqual([]);
  expect(readTuning("A = 440", ["guitar"])).toEqual([]);
  expect(readTuning("E A D G", ["zithers"])).toEqual([]);
});
