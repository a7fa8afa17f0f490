import { expect, test } from "vitest";
import { byLetter } from "./byLetter.ts";

const brand = (name: string) => ({ name, slug: name.toLowerCase(), country: null, text: "", products: 1 });

test("brands stand under their first letter, accents dropped, and what is no letter comes last", () => {
  const groups = byLetter([brand("7 Swaras"), brand("Óvation"), brand("Olai"), brand("Kollidam")]);
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ["K", "Kollidam"],
    ["O", "Olai", "Óvation"],
    ["#", "7 Swaras"],
  ]);
});
