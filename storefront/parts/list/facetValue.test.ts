import { expect, test } from "vitest";
import { matching, pressed, without } from "./facetValue.ts";

const query = new URLSearchParams("category=guitars&scategory=ukuleles&brand=kollidam,meera&page=3");

test("a filter of several values gains and loses one of them, and leads to the first page", () => {
  expect(pressed(query, { parameter: "brand", many: true }, "sembiyan", false)).toBe(
    "category=guitars&scategory=ukuleles&brand=kollidam,meera,sembiyan",
  );
  expect(pressed(query, { parameter: "brand", many: true }, "meera", true)).toBe(
    "category=guitars&scategory=ukuleles&brand=kollidam",
  );
});

test("a filter of one value takes the new one, or goes", () => {
  expect(pressed(query, { parameter: "scategory", many: false }, "mandolins", false)).toBe(
    "category=guitars&scategory=mandolins&brand=kollidam,meera",
  );
  expect(pressed(query, { parameter: "scategory", many: false }, "ukuleles", true)).toBe(
    "category=guitars&brand=kollidam,meera",
  );
});

test("another department takes the old one's category away", () => {
  expect(pressed(query, { parameter: "category", many: false }, "drums", false)).toBe(
    "category=drums&brand=kollidam,meera",
  );
});

test("a condition is taken off by its chip", () => {
  expect(without(query, "brand", "kollidam")).toBe("category=guitars&scategory=ukuleles&brand=meera");
  expect(without(query, "scategory", "ukuleles")).toBe("category=guitars&brand=kollidam,meera");
});

test("typing finds values by the beginning of any of their words, whatever the accents", () => {
  const values = ["India", "United Kingdom", "Côte d’Ivoire"].map((label) => ({ label }));
  const found = (typed: string) => matching(values, typed).map(({ label }) => label);
  expect(found("king")).toEqual(["United Kingdom"]);
  expect(found(" COTE")).toEqual(["Côte d’Ivoire"]);
  expect(found("ndia")).toEqual([]);
  expect(found("")).toHaveLength(3);
});
