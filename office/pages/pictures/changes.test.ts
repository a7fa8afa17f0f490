import { expect, test } from "vitest";
import { changed, othersWords } from "./changes.ts";

const entry = (picture: string, variants: number[] = []) => ({
  picture,
  alt: `words of ${picture}`,
  shown: true,
  problem: null,
  variants,
});
const three = [entry("a", [1]), entry("b"), entry("c", [2])];
const order = (list: { picture: string }[]) => list.map(({ picture }) => picture).join("");

test("pictures are moved within their list, never out of it", () => {
  expect(order(changed(three, { do: "move", picture: "c", to: 0 }))).toBe("cab");
  expect(order(changed(three, { do: "move", picture: "a", to: 1 }))).toBe("bac");
  expect(order(changed(three, { do: "move", picture: "a", to: 9 }))).toBe("bca");
  expect(order(changed(three, { do: "move", picture: "b", to: -1 }))).toBe("bac");
  expect(order(changed(three, { do: "move", picture: "gone", to: 0 }))).toBe("abc");
});

test("what was taken away comes back to its place; the same picture stands once", () => {
  const without = changed(three, { do: "remove", picture: "b" });
  expect(order(without)).toBe("ac");
  expect(order(changed(without, { do: "add", entry: entry("b"), at: 1 }))).toBe("abc");
  expect(order(changed(three, { do: "add", entry: entry("a"), at: 9 }))).toBe("bca");
});

test("a variant has one picture of its own", () => {
  const given = changed(three, { do: "assign", picture: "b", variant: 1, shows: true });
  expect(given.map(({ variants }) => variants)).toEqual([[], [1], [2]]);
  const taken = changed(three, { do: "assign", picture: "a", variant: 1, shows: false });
  expect(taken.map(({ variants }) => variants)).toEqual([[], [], [2]]);
});

test("words that two people write for one picture are told, those for two go together", () => {
  const words = { do: "describe", picture: "a", alt: "mine", was: "before" } as const;
  const theirs = [{ ...entry("a"), alt: "theirs" }];
  expect(othersWords(theirs, words)).toBe("theirs");
  for (const alt of ["before", "mine"]) expect(othersWords([{ ...entry("a"), alt }], words)).toBeUndefined();
  expect(othersWords([entry("b")], words)).toBeUndefined();
  expect(othersWords(theirs, { do: "move", picture: "a", to: 0 })).toBeUndefined();
});
