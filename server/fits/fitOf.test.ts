import { describe, expect, test } from "vitest";
import type { Fitted } from "./facts.ts";
import { fitOf } from "./fitOf.ts";
import { keptRules, parseRule, readRules, strayValues, writeRule } from "./rule.ts";

const violin = (size: string): Fitted => ({
  product_name: "Carpatin 100",
  product_url: "carpatin-100",
  brand: { name: "Carpatin", slug: "carpatin" },
  categories: [
    { name: "Violins", slug: "violins" },
    { name: "Violin Family", slug: "violin-strings" },
  ],
  options: [{ name: "Size", value: size }],
  attributes: [
    { name: "size", value: "3/4" },
    { name: "size", value: "4/4" },
    { name: "setup", value: "western" },
  ],
  specifications: [{ name: "Body", value: "14 inch" }],
});
const guitar: Fitted = {
  ...violin("4/4"),
  categories: [{ name: "Classical Guitars", slug: "classical-guitars" }],
  options: [{ name: "Finish", value: "Natural" }],
  attributes: [{ name: "strings", value: "6" }],
  specifications: [
    { name: "Scale length", value: "650 mm" },
    { name: "Nut width", value: "50 / 52 mm" },
    { name: "Power", value: "9 V DC centre-negative, 12 mA" },
  ],
};
const why = (rule: string, fitted: Fitted) => keptRules([rule]).map((one) => fitOf(one, fitted))[0];

describe("an accessory fits", () => {
  test.each([
    ["violins", violin("4/4"), "For Violins"],
    ["violins; size=4/4", violin("4/4"), "For Violins, size 4/4"],
    ["violas, violins; size=1/2; size=3/4", violin("3/4"), "For Violins, size 3/4"],
    ["violin-strings; Setup = Western", violin("3/4"), "For Violin Family, setup western"],
    ["violins; product=carpatin-100", violin("3/4"), "For the Carpatin 100"],
    ["violins; brand=carpatin; size=3/4", violin("3/4"), "For Violins, by Carpatin, size 3/4"],
    ["violins; body=35.6 cm", violin("3/4"), "For Violins, body 14 inch"],
    ["classical-guitars; strings=6", guitar, "For Classical Guitars, 6 strings"],
    [
      "classical-guitars; scale_length<=660 mm; scale_length>=64 cm",
      guitar,
      "For Classical Guitars, scale length 650 mm",
    ],
    ["classical-guitars; power=9 V DC centre-negative*", guitar, "For Classical Guitars, power 9 V DC centre-negative"],
  ])("%s", (rule, fitted, expected) => {
    expect(why(rule, fitted)).toBe(expected);
  });
});

describe("an accessory does not fit", () => {
  test.each([
    ["another category", "cellos; size=4/4", violin("4/4")],
    ["another size than the chosen variant's", "violins; size=4/4", violin("3/4")],
    ["one of two conditions is not met", "violins; size=3/4; setup=carnatic", violin("3/4")],
    ["what the product does not say", "violins; hand=right", violin("3/4")],
    ["a limit on what it does not say", "violins; weight<=2 kg", violin("3/4")],
    ["it is longer", "classical-guitars; scale length<=640 mm", guitar],
    ["more than one size is said", "classical-guitars; nut width<=60 mm", guitar],
    ["another unit", "classical-guitars; scale length<=650", guitar],
    ["another product", "violins; product=carpatin-300", violin("3/4")],
  ])("%s", (_, rule, fitted) => {
    expect(why(rule, fitted)).toBeUndefined();
  });
});

describe("a rule", () => {
  test("is kept in one form, whatever spaces it is written with", () => {
    const { rules, wrong } = readRules(["4/4:Violins ,violas;size = 4/4 ;", "4/4: violins, violas; size=4/4", "harps"]);
    expect({ rules, wrong }).toEqual({ rules: ["4/4: violins, violas; size=4/4", "harps"], wrong: [] });
    expect(rules.map((text) => writeRule(parseRule(text) as never))).toEqual(rules);
  });

  test.each([
    "",
    ";size=4/4",
    "size=4/4",
    ": violins",
    "violins; 4/4",
    "violins; size=",
    "violins; size<4",
    "The violins",
  ])("%j is none", (text) => {
    expect(readRules([text])).toEqual({ rules: [], wrong: [expect.stringContaining("a rule is written such as")] });
  });

  test("that names a value of no variant is found", () => {
    expect(strayValues(keptRules(["1–2½: violins", "3/4: violins", "violins"]), ["1-2½", "4/4"])).toEqual(["3/4"]);
  });
});
