import { expect, test } from "vitest";
import { Random } from "../../tests/simulator/random.ts";
import { atOnce } from "./indexBuilder.ts";
import { inOrder } from "./textOrder.ts";
import { TextTable } from "./textTable.ts";

const signs = ["a", "b", "0", "-", "é", "வீ", "\ud7ff", "\ue000", "\uffff", "\u{10000}", "\u{10ffff}", "zzzzzz"];
const random = new Random(5);
/** Texts of which many are alike at their beginning. */
const texts = Array.from({ length: 20_000 }, (_, n) => {
  const most = n % 2 === 0 ? 3 : signs.length;
  return Array.from({ length: random.whole(1, 9) }, () => signs[random.whole(0, most - 1)]).join("");
});

test("a text has one number, however it is asked for, and is found again by it", () => {
  const table = new TextTable();
  const numbers = texts.map((text) => table.numberOf(text));
  const all = Buffer.from(`|${texts.join("|")}|`);
  let from = 1;
  for (const [n, text] of texts.entries()) {
    const to = from + Buffer.byteLength(text);
    expect([table.number(all, from, to), table.find(all, from, to), table.text(numbers[n] ?? 0)]).toEqual([
      numbers[n],
      numbers[n],
      text,
    ]);
    from = to + 1;
  }
  expect(table.size).toBe(new Set(texts).size);
  expect(table.find(all, 0, 1)).toBeUndefined();
  expect(table.find(all, 1, 1)).toBeUndefined();
});

test("texts are put in the order of JavaScript's strings, also where UTF-8 has another one", () => {
  const table = new TextTable();
  for (const text of texts) table.numberOf(text);
  const sorted = Array.from(atOnce(inOrder(table)), (number) => table.text(number));
  expect(sorted).toEqual([...new Set(texts)].sort());
  expect(sorted).not.toEqual([...new Set(texts)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect([...atOnce(inOrder(new TextTable()))]).toEqual([]);
});
