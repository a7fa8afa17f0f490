import type { TextTable } from "./textTable.ts";
import { weightOf } from "./wordList.ts";

/** Texts that are sorted between two breaths. */
const breath = 50_000;
/** A text's first two bytes say among which ones it is sorted, the next four are a number that is sorted with its place among them. */
const beginning = 65_536;
const places = 2 ** 21;

/** The numbers of all texts in the order of JavaScript's strings. Yields where other work may be done between. */
export function* inOrder(table: TextTable): Generator<void, Int32Array> {
  const weight = (number: number, at: number): number => {
    const place = (table.starts[number] ?? 0) + at;
    return place < (table.starts[number + 1] ?? 0) ? weightOf(table.bytes[place] ?? 0) : 0;
  };
  const beginningOf = (number: number) => weight(number, 0) * 256 + weight(number, 1);
  const compare = (a: number, b: number): number => {
    for (let at = 0; ; at++) {
      const [one, other] = [weight(a, at), weight(b, at)];
      if (one !== other || one === 0) return one - other;
    }
  };
  const ends = new Int32Array(beginning + 1);
  for (let number = 0; number < table.size; number++) {
    const at = beginningOf(number) + 1;
    ends[at] = (ends[at] ?? 0) + 1;
  }
  for (let i = 1; i <= beginning; i++) ends[i] = (ends[i] ?? 0) + (ends[i - 1] ?? 0);
  const order = new Int32Array(table.size);
  for (let number = 0; number < table.size; number++) {
    const at = beginningOf(number);
    order[(ends[at] = (ends[at] ?? 0) + 1) - 1] = number;
  }
  yield;
  for (let i = 0, from = 0, rested = 0; i < beginning; i++) {
    const some = order.subarray(from, (from = ends[i] ?? 0));
    if (some.length > places) some.sort(compare);
    else if (some.length > 1) sortTogether(some, weight, compare);
    if (from - rested < breath) continue;
    rested = from;
    yield;
  }
  return order;
}

/** Sorts texts of one beginning: by the number that their next four bytes are, and those of the same number by all of their bytes. */
function sortTogether(
  numbers: Int32Array,
  weight: (number: number, at: number) => number,
  compare: (a: number, b: number) => number,
): void {
  const keys = Float64Array.from(numbers, (number, place) => {
    const high = weight(number, 2) * 256 + weight(number, 3);
    return (high * 65_536 + weight(number, 4) * 256 + weight(number, 5)) * places + place;
  }).sort();
  const unsorted = numbers.slice();
  let from = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const bytes = Math.floor(key / places);
    numbers[at] = unsorted[key - bytes * places] ?? 0;
    if (bytes === Math.floor((keys[at + 1] ?? -1) / places)) continue;
    if (at > from) numbers.subarray(from, at + 1).sort(compare);
    from = at + 1;
  }
}
