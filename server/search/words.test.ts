import { expect, test } from "vitest";
import { modelForms, plain, wordsOf } from "./words.ts";

const formsOf = (name: string): string[] => modelForms(plain(name));

/** Always the same texts of these signs, in turn longer and shorter. */
const texts = Array.from({ length: 3_000 }, (_, n) =>
  Array.from({ length: 1 + (n % 13) }, (_, at) => "abs 019./-x_z"[(n * 7 + at * at * 5 + ((n * at) % 11)) % 13]).join(
    "",
  ),
);

test("a text of plain letters has the same words as beside a sign that takes the longer way", () => {
  const differs = (text: string) => wordsOf(`é ${text}`).join("|") !== ["e", ...wordsOf(text)].join("|");
  expect(texts.filter(differs)).toEqual([]);
});

test("a name of plain letters has the same further words as beside a sign that takes the longer way", () => {
  const names = texts.map((text) => text.replaceAll("_", "'"));
  const differs = (name: string) => formsOf(`\u0bb5 ${name}`).join("|") !== formsOf(name).join("|");
  expect(names.filter(differs)).toEqual([]);
  expect(names.some((name) => formsOf(name).length > 2)).toBe(true);
});

test.each([
  ["Size 1/2 Violin, 2.5mm", ["size", "1/2", "violin", "2.5", "mm"]],
  ["12AX7 / 1.2.3 a1.5 7. 8/", ["12ax7", "1.2", "3", "a1", "5", "7", "8"]],
  ["Café N° 2½ #5", ["cafe", "n", "2.5", "sharp", "5"]],
])("the words of %s", (text, words) => expect(wordsOf(text)).toEqual(words));

test.each([
  ["D-120 Bow", ["d120"]],
  ["S12E", ["s", "12", "e"]],
  ["O'Neill KX-9a 12", ["oneill", "kx9a", "9", "a"]],
  ["Émile X2", ["x", "2"]],
])("the further words of %s", (text, forms) => expect(formsOf(text)).toEqual(forms));
