import { expect, test } from "vitest";
import { type Division, dividedAs, gramsOf, heldBy, typedOf } from "./division.ts";

const line = (id: number, quantity: number) => ({ id, quantity, product_name: `Product ${id}`, option_text: "" });
const lines = [line(1, 3), line(2, 1)];
const typed = (pieces: Record<number, string>, kilos = ""): Division => ({ kilos: "", others: [{ pieces, kilos }] });

test("the first parcel has what no other has", () => {
  const division = typed({ 1: "1", 2: "1" }, "4,25");
  expect(heldBy(lines, division)).toEqual([{ id: 1, name: "Product 1", quantity: 2 }]);
  expect(dividedAs(lines, division)).toEqual([
    { lines: [{ id: 1, quantity: 2 }], weight_g: null },
    {
      lines: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
      weight_g: 4_250,
    },
  ]);
});

test.each([
  [typed({}), "Parcel 2 is empty."],
  [typed({ 1: "3", 2: "1" }), "Parcel 1 is empty."],
  [typed({ 1: "4" }), "There are only 3 of Product 1."],
  [typed({ 1: "-1" }), "How many of Product 1?"],
  [typed({ 1: "1" }, "heavy"), "Please look at the weights: kilograms, such as 4.25."],
])("%j can't be so, and it is said", (division, words) => {
  expect(() => dividedAs(lines, division)).toThrow(words);
});

test("what is divided is shown as it is", () => {
  const parcel = { state: "packed", tracking: null } as const;
  const parcels = [
    { ...parcel, number: 1, lines: [{ id: 1, quantity: 3 }], weight_g: 900 },
    { ...parcel, number: 2, lines: [{ id: 2, quantity: 1 }], weight_g: null },
  ];
  expect(typedOf({ parcels })).toEqual({ kilos: "0.9", others: [{ pieces: { 2: "1" }, kilos: "" }] });
  expect(typedOf({ parcels: parcels.slice(0, 1) })).toEqual({ kilos: "", others: [{ pieces: {}, kilos: "" }] });
  expect([gramsOf("0"), gramsOf(""), gramsOf("12.5")]).toEqual([undefined, null, 12_500]);
});
