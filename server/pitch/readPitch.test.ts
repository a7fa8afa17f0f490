import { describe, expect, test } from "vitest";
import { readPitch, readReference } from "./readPitch.ts";
import { hertz, tone } from "./tones.ts";

describe("what a value says of a pitch", () => {
  test.each([
    ["Shruti", "2½ kattai", [3]],
    ["Shruti", "1 1/2 kattai", [1]],
    ["Kattai", "2½ (D sharp)", [3]],
    ["Shruti", "C (1 kattai)", [0]],
    ["kattai", "5½", [8]],
    ["Sruti", "6.5", [10]],
    ["Key", "A sharp, 6 inch", [10]],
    ["Key", "B♭", [10]],
    ["Key", "Bb", [10]],
    ["Key", "E flat major", [3]],
    ["key", "F#", [6]],
    ["key", "B♭/F", [10]],
    ["Key", "B♭ or A", [9, 10]],
    ["Pitch", "B to D", [0, 1, 2, 11]],
    ["Pitch", "Male, 1-2½ kattai", [0, 1, 2, 3]],
    ["Kattai", "4½–6", [6, 7, 8, 9]],
    ["Length", "112 cm, 4 to 6 kattai", [5, 6, 7, 8, 9]],
    ["Shruti", "2, 3 and 5 kattai", [2, 4, 7]],
  ])("%s: %s", (name, value, semitones) => {
    expect(readPitch(name, value)).toEqual(semitones);
  });

  test.each([
    ["Keys", "61"],
    ["Size", "5"],
    ["Size", "A"],
    ["Finish", "Black"],
    ["Kattai", "3½"],
    ["Kattai", "8"],
    ["Strings", "5"],
    ["Scale", "84 cm"],
    ["Pitch", "A=442"],
    ["Key", "Truss rod"],
    ["Range", "B0 to C7"],
  ])("nothing is read into %s: %s", (name, value) => {
    expect(readPitch(name, value)).toEqual([]);
  });

  test("a kattai and a note that are not the same are not believed: it may be marked by its Pa", () => {
    expect(readPitch("Kattai", "5 (D)")).toEqual([]);
  });

  test("its own A is read, and nothing between two", () => {
    expect(readReference("A=442")).toBe(442);
    expect(readReference("A = 440")).toBe(440);
    expect(readReference("A = 440 or 432")).toBeUndefined();
    expect(readReference("A = 900")).toBeUndefined();
  });
});

test("a tone is told by note, octave, kattai and hertz", () => {
  expect(tone(69, 440)).toEqual({ note: "A", octave: 4, kattai: "6", hz: 440 });
  expect(tone(60, 440)).toEqual({ note: "C", octave: 4, kattai: "1", hz: 261.63 });
  expect(tone(51, 440)).toEqual({ note: "D♯", octave: 3, kattai: "2½", hz: 155.56 });
  expect(tone(70, 440, "key").note).toBe("B♭");
  expect(hertz(69, 442)).toBe(442);
});
