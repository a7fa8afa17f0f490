import { expect, test } from "vitest";
import { z } from "zod";
import { wordsForFile } from "./wordsForFile.ts";

test.each([
  [z.number(), "18", "expected a number without quotation marks"],
  [z.int(), 20.26, "expected a whole number without quotation marks"],
  [z.string(), 18, "expected a text in quotation marks"],
  [z.array(z.string()), "Veena", "expected a list in [ ]"],
  [z.strictObject({}), [], "expected names and values in { }"],
  [z.string(), undefined, "It is missing."],
  [z.string().min(1, "a name"), "", "a name"],
])("a value of another type is told in words (%#)", (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => wordsForFile(message))).toEqual([words]);
});
