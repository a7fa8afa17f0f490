import { expect, test } from "vitest";
import type { Variant } from "../../../contract/catalogue.ts";
import { chosenVariant, optionChoices, picturesFor } from "./variants.ts";

const variant = (id: number, finish: string, hand: string, stock: number): Variant => ({
  id,
  sku: `V${id}`,
  options: [
    { name: "Finish", value: finish },
    { name: "Hand", value: hand },
  ],
  mrp: 200,
  price: 100,
  discount_percent: 50,
  stock,
  availability: stock > 0 ? "in_stock" : "out_of_stock",
  gtin: null,
  image: `/pictures/guitar/${finish}`,
  weight_grams: 1,
  box_mm: null,
});
const natural = variant(1, "natural", "Right", 0);
const black = variant(2, "black", "Right", 4);
const blackLeft = variant(3, "black", "Left", 0);
const variants = [natural, black, blackLeft];
const options = [
  { name: "Finish", values: ["natural", "black"] },
  { name: "Hand", values: ["Right", "Left"] },
];

test("the address chooses the variant; without one it is the first that can be bought", () => {
  expect(chosenVariant(variants, "3")?.id).toBe(3);
  expect(chosenVariant(variants, null)?.id).toBe(2);
  expect(chosenVariant(variants, "<script>")?.id).toBe(2);
  expect(chosenVariant([natural, blackLeft], null)?.id).toBe(1);
});

test("each value leads to the nearest variant and says whether it can be had", () => {
  const [finish, hand] = optionChoices({ options, variants }, black);
  expect(
    finish?.choices.map(({ value, active, variant, available }) => [value, active, variant.id, available]),
  ).toEqual([
    ["natural", false, 1, false],
    ["black", true, 2, true],
  ]);
  expect(hand?.choices.map(({ variant, available }) => [variant.id, available])).toEqual([
    [2, true],
    [3, false],
  ]);
  const [fromLeft] = optionChoices({ options, variants }, blackLeft);
  expect(fromLeft?.choices[0]).toMatchObject({ value: "natural", variant: { id: 1 }, available: false });
});

test("a value that does not come with the rest as chosen leads to what can be bought, and names what changes with it", () => {
  const red = variant(4, "red", "Right", 2);
  const more = { options: [{ name: "Finish", values: ["black", "red"] }, options[1] ?? { name: "", values: [] }] };
  const [finish, hand] = optionChoices({ ...more, variants: [black, blackLeft, red] }, blackLeft);
  expect(finish?.choices).toMatchObject([
    { value: "black", active: true, changed: [] },
    { value: "red", variant: { id: 4 }, available: true, changed: ["Hand"] },
  ]);
  expect(hand?.choices).toMatchObject([
    { value: "Right", variant: { id: 2 }, available: true, changed: [] },
    { value: "Left", active: true },
  ]);
});

test("the chosen variant's pictures come first, what shows another variant not at all", () => {
  const images = [
    { src: "/pictures/guitar/natural", alt: "Natural" },
    { src: "/pictures/guitar/natural-close", alt: "Natural, closer" },
    { src: "/pictures/own/case", alt: "Its case" },
    { src: "/pictures/guitar/natural-head", alt: "Natural, its head" },
    { src: "/pictures/guitar/black", alt: "Black" },
    { src: "/pictures/guitar/black-close", alt: "Black, closer" },
  ];
  expect(picturesFor(images, black, variants).map(({ alt }) => alt)).toEqual(["Black", "Black, closer", "Its case"]);
  expect(picturesFor(images, { ...black, image: null }, variants)).toEqual(images);
  const closer = { src: "/pictures/guitar/black-close", alt: "Black, closer" };
  expect(picturesFor([closer], black, variants)).toEqual([{ src: "/pictures/guitar/black", alt: closer.alt }, closer]);
  expect(picturesFor([], black, variants)).toEqual([{ src: "/pictures/guitar/black", alt: "" }]);
});
