import { expect, test } from "vitest";
import { countriesByName, countryCode, countryName } from "./countries.ts";

test("each country of ISO 3166-1 is listed once, and nothing that is none or no more", () => {
  const listed = countriesByName.map(countryName);
  expect(countriesByName).toHaveLength(249);
  expect(listed).not.toContain(undefined);
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  for (const code of ["EU", "EZ", "UN", "DD", "FX", "SU", "UK", "YU", "AA", "XK"])
    expect(countriesByName).not.toContain(code);
  expect(listed.slice(0, 2)).toEqual(["Afghanistan", "Åland Islands"]);
});

test("a withdrawn code that a product still has is read as the country that it is now", () => {
  expect(["DD", "SU", "UK", "CS"].map(countryName)).toEqual(["Germany", "Russia", "United Kingdom", "Serbia"]);
  expect(["EU", "XX", "ZZ", "de", ""].map(countryName)).toEqual(Array(5).fill(undefined));
});

test("a country that is written by its letters or its name is kept by its present code", () => {
  expect(["de", "DD", " Germany ", "vietnam", "uk"].map(countryCode)).toEqual(["DE", "DE", "DE", "VN", "GB"]);
  expect(["EU", "European Union", "Atlantis", ""].map(countryCode)).toEqual(Array(4).fill(undefined));
});
