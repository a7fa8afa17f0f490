import { expect, test } from "vitest";
import { type Category, moveIn, moveOut, moveUpDown } from "./moves.ts";

const entry = (key: string, parent: string | null = null): Category => ({
  key,
  parent,
  slug: key,
  name: key,
  hidden: false,
  facets: [],
  guide: "",
  tax_class: null,
  into: null,
});
const list = [
  entry("strings"),
  entry("drums"),
  entry("bells"),
  entry("veena", "strings"),
  entry("sitar", "strings"),
  entry("tabla", "drums"),
];

/** "strings(veena sitar) drums(tabla) bells" */
const told = (entries: Category[]) =>
  entries
    .filter(({ parent }) => parent === null)
    .map(({ key }) => {
      const of = entries.filter(({ parent }) => parent === key).map((child) => child.key);
      return of.length > 0 ? `${key}(${of.join(" ")})` : key;
    })
    .join(" ");

test.each([
  ["a department goes down", () => moveUpDown(list, "strings", 1), "drums(tabla) strings(veena sitar) bells"],
  ["the first stays where it is", () => moveUpDown(list, "strings", -1), "strings(veena sitar) drums(tabla) bells"],
  ["a category goes up", () => moveUpDown(list, "sitar", -1), "strings(sitar veena) drums(tabla) bells"],
  [
    "the last of a department goes on into the next",
    () => moveUpDown(list, "sitar", 1),
    "strings(veena) drums(sitar tabla) bells",
  ],
  [
    "the first of a department goes back into the one before",
    () => moveUpDown(list, "tabla", -1),
    "strings(veena sitar tabla) drums bells",
  ],
  [
    "an empty department goes into the one above",
    () => moveIn(list, "bells"),
    "strings(veena sitar) drums(tabla bells)",
  ],
  ["one with categories stays a department", () => moveIn(list, "drums"), "strings(veena sitar) drums(tabla) bells"],
  ["a category becomes the next department", () => moveOut(list, "veena"), "strings(sitar) veena drums(tabla) bells"],
])("%s", (_, move, expected) => expect(told(move())).toBe(expected));
