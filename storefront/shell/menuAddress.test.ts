import { expect, test } from "vitest";
import { departmentAddress, keptQuery, sideMenuAddress, subcategoryAddress } from "./menuAddress.ts";

const everything = new URLSearchParams(
  "search=student&category=drums&scategory=cajons&page=3&brand=kollidam,meera&availability=in_stock&booking=demo&collection=stage-ready&discount=10&wood=birch",
);
const after = (address: string) => Object.fromEntries(new URL(address, "http://shop.test").searchParams);

test("choosing a category in the top menu sets it and removes scategory, page, collection, discount, availability and booking", () => {
  expect(after(departmentAddress(everything, "guitars"))).toEqual({
    search: "student",
    category: "guitars",
    brand: "kollidam,meera",
  });
});

test("choosing a child in the side menu sets category and scategory and clears page, brand, availability and booking", () => {
  expect(after(sideMenuAddress(everything, "guitars", "ukuleles"))).toEqual({
    search: "student",
    category: "guitars",
    scategory: "ukuleles",
    collection: "stage-ready",
    discount: "10",
  });
});

test("a sub-category in the secondary bar sets scategory, and 'All' takes it away", () => {
  const drums = new URLSearchParams("category=drums&page=2");
  expect(subcategoryAddress(drums, "cajons")).toBe("/products/search?category=drums&scategory=cajons");
  expect(subcategoryAddress(new URLSearchParams("category=drums&scategory=cajons"), null)).toBe(
    "/products/search?category=drums",
  );
});

test("what a menu keeps of an address stays the same text while nothing that it keeps changes", () => {
  expect(keptQuery("?variant=12")).toBe("");
  expect(keptQuery("?category=drums&wood=birch&page=2")).toBe(keptQuery("?category=drums"));
  expect(keptQuery("?category=drums")).not.toBe(keptQuery("?category=guitars"));
});
