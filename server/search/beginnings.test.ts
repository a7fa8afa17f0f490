import { expect, test } from "vitest";
import { commonBeginnings } from "./beginnings.ts";
import { atOnce } from "./indexBuilder.ts";
import { fieldBits, fields } from "./rowWords.ts";

/** The common beginnings of words that each stand in the names of two products: the first one in 0 and 1, the next in 2 and 3. */
function found(texts: string[], least: number): string[] {
  const items = Int32Array.from(
    texts.flatMap((_, n) => [2 * n, 2 * n + 1]),
    (slot) => (slot << fieldBits) | fields.name,
  );
  const starts = Int32Array.from([...texts, ""].keys(), (n) => 2 * n);
  const bytes = Buffer.from(texts.join(""));
  const offsets = Int32Array.from([...texts, ""].keys(), (n) => texts.slice(0, n).join("").length);
  const { ranges, bits } = atOnce(commonBeginnings({ starts, items, bytes, offsets }, items.length, least));
  return Array.from({ length: ranges.length / 2 }, (_, i) => {
    const slots = bits.subarray(i * items.length, (i + 1) * items.length);
    const [from = 0, to = 0] = ranges.subarray(2 * i);
    expect([...slots.keys()].filter((slot) => slots[slot] === fields.name)).toEqual(
      Array.from({ length: 2 * (to - from) }, (_, n) => 2 * from + n),
    );
    return texts.slice(from, to).join(" ");
  });
}

test("beginnings with many places, those with the most first; a word is no beginning of itself", () => {
  expect(found(["a", "ab", "abc", "abd", "abe", "ac", "b", "ba"], 4)).toEqual(["ab abc abd abe ac", "abc abd abe"]);
});

test("a word hides no longer beginning than itself", () => {
  expect(found(["g", "gu", "guitar", "guitars", "gx"], 4)).toEqual(["gu guitar guitars gx", "guitar guitars"]);
});

test("a beginning of one word, or of few places, is looked up as it is", () => {
  expect(found(["a", "ab", "b", "ba", "bc"], 6)).toEqual([]);
});
