import { expect, test } from "vitest";
import { readPicturesArguments } from "./picturesArguments.ts";

test("kinds and finishes come with commas or one by one, and two pictures are made at a time", () => {
  expect(
    readPicturesArguments(["--kind", "veena,ghatam", "--kind", "tabla", "--finish", "clay", "--view", "close"]),
  ).toEqual({
    kinds: ["veena", "ghatam", "tabla"],
    finishes: ["clay"],
    views: ["close"],
    hours: [],
    passes: undefined,
    size: undefined,
    workers: 2,
    all: false,
    prune: false,
    preview: undefined,
    sheet: undefined,
    measure: false,
  });
});

test.each([
  [["--sheet", "sheet.webp", "--hour", "night"]],
  [["--measure", "--kind", "veena", "--finish", "black"]],
  [["--preview", "/tmp", "--kind", "veena", "--hour", "night"]],
])("%s is taken", (args) => {
  expect(readPicturesArguments(args)).not.toHaveProperty("wrong");
});

test.each([
  [["--passes", "0"], "--passes is a whole number from 1 to 512"],
  [["--workers", "many"], "--workers is a whole number"],
  [["--view", "top"], "--view is one of front, angle, close, back, head, bridge"],
  [["--hour", "noon"], "--hour is one of day, night"],
  [["--preview", "/tmp"], "which --kind?"],
  [["--colour", "red"], "--colour"],
  [["veena"], "veena"],
  [["--preview", "/tmp", "--kind", "veena", "--prune"], "--preview does not take --prune"],
  [["--sheet", "sheet.webp", "--kind", "veena"], "--sheet does not take --kind"],
  [["--measure", "--hour", "night"], "--measure does not take --hour"],
])("%s is refused", (args, reason) => {
  expect(readPicturesArguments(args)).toMatchObject({ wrong: expect.stringContaining(reason) });
});
