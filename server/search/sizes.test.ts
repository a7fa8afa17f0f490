import { expect, test } from "vitest";
import { productRow } from "../../tests/support/testProduct.ts";
import { find } from "./find.ts";
import { IndexBuilder } from "./indexBuilder.ts";

const builder = new IndexBuilder(
  ["Violins", "Guitars", "Cables"].map((name, i) => ({ id: i + 1, slug: name, name, parent_id: null, facets: [] })),
);
const sizes = (...values: string[]) => values.map((value) => `size\t${value}`);
builder.add(productRow({ id: 1, name: "Student Violin", attributes: sizes("1/8", "1/4", "1/2") }));
builder.add(productRow({ id: 2, name: "Youth Violin", attributes: sizes("3/4") }));
builder.add(productRow({ id: 3, name: "Concert Violin", attributes: sizes("4/4") }));
builder.add(productRow({ id: 4, name: "Travel Guitar", category_id: 2, attributes: sizes("3/4") }));
builder.add(productRow({ id: 5, name: "Quarter Inch Cable", category_id: 3 }));
const index = builder.finish();

test.each([
  ["1/4 violin", "1/4 size", 1],
  ["quarter violin", "1/4 size", 1],
  ["violin quarter size", "1/4 size", 1],
  ["half violin", "1/2 size", 1],
  ["half-size violin", "1/2 size", 1],
  ["eighth size violin", "1/8 size", 1],
  ["three quarter violin", "3/4 size", 2],
  ["three-fourth violin", "3/4 size", 2],
  ["violin 3/4 size", "3/4 size", 2],
  ["full violin", "4/4 size", 3],
  ["full size violin", "4/4 size", 3],
  ["half guitar", "3/4 size", 4],
])("%s is a size", (typed, label, id) => {
  const found = find(index, typed, 5);
  expect([found?.understood.map((one) => one.label), found?.ids]).toEqual([[label], [id]]);
});

test("quarter inch is none", () => {
  expect(find(index, "quarter inch cable", 5)).toMatchObject({ ids: [5], understood: [] });
});
