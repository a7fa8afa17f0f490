import { expect, test } from "vitest";
import { inOrder } from "./textOrder.ts";
import { TextTable } from "./textTable.ts";

const signs = ["a", "b", "0", "-", "é", "வீ", "\ud7ff", "\ue000", "\uffff", "\u{10000}", "\u{10ffff}", "zzzzzz"];
/** Whole numbers below a limit, always the same ones: a linear congruence. */
let state = 5;
const below = (limit: number) => Math.floor(((state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * limit);
/** Texts of which many are alike at their beginning. */
const texts = Array.from({ length: 20_000 }, (_, n) => {
  const most = n % 2 === 0 ? 3 : signs.length;
  return Array.from({ length: 1 + below(9) }, () => signs[below(most)]).join("");
});

function orderOf(table: TextTable): Int32Array {
  const work = inOrder(table);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

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
  const sorted = Array.from(orderOf(table), (number) => table.text(number));
  expect(sorted).toEqual([...new Set(texts)].sort());
  expect(sorted).not.toEqual([...new Set(texts)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect([...orderOf(new TextTable())]).toEqual([]);
});
