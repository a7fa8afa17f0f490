import { expect, test } from "vitest";
import { namedMaker, nearMaker } from "./makers.ts";
import { wordsOf } from "./words.ts";

const named = (text: string) => {
  const found = namedMaker(wordsOf(text));
  return found && [found.maker.name, found.needsCompany];
};

test.each([
  ["ibanez", ["Ibanez", false]],
  ["D'Addario strings", ["D'Addario", false]],
  ["daddario", ["D'Addario", false]],
  ["allen & heath", ["Allen & Heath", false]],
  ["allen and heath mixer", ["Allen & Heath", false]],
  ["höfner", ["Höfner", false]],
  ["yamha", ["Yamaha", false]],
  ["यामाहा", ["Yamaha", false]],
  ["ヤマハ", ["Yamaha", false]],
  ["ローランド", ["Roland", false]],
  ["swan", ["Swan", true]],
  ["violin", undefined],
])("%s", (text, expected) => {
  expect(named(text)).toEqual(expected);
});

test("a misspelt name is known by the same evidence as any word", () => {
  expect(nearMaker("gibsonn")?.name).toBe("Gibson");
  expect(nearMaker("senheizer")?.name).toBe("Sennheiser");
  expect(["mickey", "samsung", "hello", "cotton", "gitarre"].map((word) => nearMaker(word)?.name)).toEqual(
    Array.from({ length: 5 }),
  );
});
