import { expect, test } from "vitest";
import { sizesOf } from "./sizes.ts";

const said = (generic_name: string, ...values: string[]) => {
  const sizes = sizesOf({ generic_name, options: [{ name: "Size", values }] });
  return sizes && Object.values(sizes.of).map(({ high, text }) => `${high}: ${text}`);
};

test("violins, guitars and ukuleles are as long as the trade says, and stand to scale", () => {
  expect(said("Violin", "1/8", "4/4")).toEqual(["52: body 25.5 cm", "72: body 35.5 cm"]);
  expect(said("Classical guitar", "1/2", "3/4", "4/4")).toEqual(["63: 86 cm long", "66: 91 cm long", "72: 99 cm long"]);
  expect(said("Ukulele", "Soprano", "Tenor")).toEqual(["58: 53 cm long", "72: 66 cm long"]);
});

test("what is sold by the inch says its own measure", () => {
  expect(said("Viola", "14 inch", "16 inch")).toEqual(["63: body 35.5 cm", "72: body 40.5 cm"]);
  expect(said("Percussion instrument (tabla)", "5¼ inch", "5½ inch")).toEqual([
    "50: 13.5 cm across",
    "52: 14 cm across",
  ]);
  expect(said("Percussion instrument (mridangam)", "22 inch", "24 inch")).toEqual(["33: 56 cm long", "36: 61 cm long"]);
  expect(said("Conga drum", "Quinto 11 inch", "Tumba 12½ inch")).toEqual(["46: 28 cm across", "52: 32 cm across"]);
  expect(said("Hand cymbals", "6 cm", "7.5 cm")).toEqual(["42: 6 cm across", "52: 7.5 cm across"]);
});

test("where one size has no known measure, or nothing of the kind is drawn, words stand alone", () => {
  expect(said("Violin", "3/4", "4/4", "Child’s")).toBeUndefined();
  expect(said("Instrument bag", "22 inch", "24 inch")).toBeUndefined();
  expect(said("Violin", "4/4")).toBeUndefined();
  expect(sizesOf({ generic_name: "Violin", options: [{ name: "Finish", values: ["Red", "Honey"] }] })).toBeUndefined();
  expect(sizesOf({ generic_name: null, options: [] })).toBeUndefined();
});
