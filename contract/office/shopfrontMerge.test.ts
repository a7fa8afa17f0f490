import { expect, test } from "vitest";
import { changeOf, merge, withChanges } from "./shopfrontMerge.ts";

const thing = (key: string, title = key, text = "") => ({ key, title, text });
const lists = (...things: ReturnType<typeof thing>[]) => ({ list: things });
const [a, b, c, d] = [thing("a"), thing("b"), thing("c"), thing("d")];

test("what one changes and what another changes come together", () => {
  const base = lists(a, b, c);
  const mine = lists(thing("a", "A"), c);
  const live = lists(thing("a", "a", "more"), b, c, d);
  expect(merge(base, mine, live)).toEqual(lists(thing("a", "A", "more"), c, d));
});

test("an order that was changed holds, and what others have added since finds its place in it", () => {
  expect(merge(lists(a, b, c), lists(c, b, a), lists(a, d, b, c))).toEqual(lists(c, b, a, d));
  expect(merge(lists(a, b, c), lists(a, d, b, c), lists(c, b, a))).toEqual(lists(c, b, a, d));
});

test("what another has taken away stays away unless it was changed", () => {
  expect(merge(lists(a, b), lists(a, thing("b", "B")), lists(a))).toEqual(lists(a, thing("b", "B")));
  expect(merge(lists(a, b), lists(thing("a", "A"), b), lists(a))).toEqual(lists(thing("a", "A")));
});

test("to undo a change is to merge it the other way round, and leaves later ones alone", () => {
  const before = lists(a, b);
  const after = lists(thing("a", "A"), b, c);
  const later = lists(thing("a", "A", "later"), thing("b", "B"), c);
  expect(merge(after, before, after)).toEqual(before);
  expect(merge(after, before, later)).toEqual(lists(thing("a", "a", "later"), thing("b", "B")));
});

/** Every list of up to three of four things, some of them changed. */
const some = [
  lists(),
  lists(a),
  lists(b, a),
  lists(a, b, c),
  lists(c, a, b),
  lists(thing("a", "A"), c),
  lists(d, thing("b", "", "B")),
];

test.each(some)("nothing changed changes nothing, and all changed is all (%#)", (base) => {
  for (const other of some) {
    expect(merge(base, base, other)).toEqual(other);
    expect(merge(base, other, base)).toEqual(other);
    const list = changeOf(base.list, other.list);
    expect(withChanges(base, { list })).toEqual(other);
    expect(list === undefined).toBe(JSON.stringify(base) === JSON.stringify(other));
  }
});
