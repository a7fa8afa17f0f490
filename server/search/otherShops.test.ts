import { describe, expect, test } from "vitest";
import { productRow } from "../../tests/support/testProduct.ts";
import { find } from "./find.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { ProductIndex } from "./productIndex.ts";

/** A shop with categories of these names and one product each, called as its category and a colour. */
function shopOf(categories: Record<string, string[]>): ProductIndex {
  const rows = Object.keys(categories).map((name, i) => ({ id: i + 1, slug: name, name, parent_id: null, facets: [] }));
  const builder = new IndexBuilder(rows);
  let id = 0;
  for (const [i, names] of Object.values(categories).entries())
    for (const name of names) builder.add(productRow({ id: ++id, category_id: i + 1, name, brand: "Partners Demo" }));
  return builder.finish();
}

const clothes = shopOf({
  Shirts: ["Ocean Blue Shirt", "Chequered Red Shirt", "White Cotton Shirt", "Yellow Wool Jumper"],
  Jackets: ["Classic Leather Jacket", "Navy Sports Jacket", "Soft Winter Jacket", "Olive Green Jacket"],
  Tops: ["Classic Varsity Top", "Floral White Top", "Silk Summer Top", "Dark Denim Top", "Long Sleeve Cotton Top"],
  "Bags & Cases": ["Black Leather Bag", "Striped String Bag"],
});

describe("a shop for clothes", () => {
  test.each([
    "hello",
    "gibson",
    "fender",
    "ibanez guitar",
    "church",
    "violin",
    "skirt",
    "zzqqxx",
    "gator case",
    "danke",
  ])("knows nothing of %s and says so", (typed) => {
    expect(find(clothes, typed, 5)).toMatchObject({ total: 0, corrected: undefined });
    expect(find(clothes, typed, 5)?.notSold).toBeUndefined();
  });

  test.each([
    ["shrit", "shirt"],
    ["lether jacket", "leather jacket"],
    ["jackit", "jacket"],
  ])("mends %s", (typed, corrected) => {
    expect(find(clothes, typed, 5)).toMatchObject({ corrected });
  });
});

test("makers are known only where the shop sells such things", () => {
  const computers = shopOf({ Keyboards: ["Slim Keyboard"], Headphones: ["Travel Headphones"], "Laptop Bags": ["Bag"] });
  expect(find(computers, "roland", 5)?.notSold).toBeUndefined();
  expect(find(computers, "sennheiser", 5)?.notSold).toMatchObject({ maker: "Sennheiser", instead: [{ category: 2 }] });
});

test("a maker that the shop sells is found, also misspelt", () => {
  const builder = new IndexBuilder([{ id: 1, slug: "guitars", name: "Guitars", parent_id: null, facets: [] }]);
  builder.add(productRow({ id: 1, name: "F310 Acoustic Guitar", brand: "Yamaha", brand_id: 1 }));
  builder.add(productRow({ id: 2, name: "Player Guitar", brand: "Fender", brand_id: 2 }));
  const guitars = builder.finish();
  const told = (typed: string) => {
    const found = find(guitars, typed, 5);
    return [found?.ids, found?.corrected, found?.notSold?.maker];
  };
  expect(told("yamaha")).toEqual([[1], undefined, undefined]);
  expect(told("yamha guitar")).toEqual([[1], "yamaha guitar", undefined]);
  expect(told("fendar")).toEqual([[2], "fender", undefined]);
  expect(told("யமஹா")).toEqual([[1], "yamaha", undefined]);
  expect(told("gibson")).toEqual([[], undefined, "Gibson"]);
});

test("a price counts beside a maker that is not sold, and beside a misspelt one that is", () => {
  const builder = new IndexBuilder([{ id: 1, slug: "pianos", name: "Digital Pianos", parent_id: null, facets: [] }]);
  builder.add(productRow({ id: 1, name: "Stage Piano", brand: "Toriumi", brand_id: 1, price: 40_000_00 }));
  builder.add(productRow({ id: 2, name: "Salon Piano", brand: "Toriumi", brand_id: 1, price: 90_000_00 }));
  builder.add(productRow({ id: 3, name: "P45 Piano", brand: "Yamaha", brand_id: 2, price: 45_000_00 }));
  builder.add(productRow({ id: 4, name: "P225 Piano", brand: "Yamaha", brand_id: 2, price: 70_000_00 }));
  const pianos = builder.finish();
  const told = (typed: string) => {
    const found = find(pianos, typed, 5);
    return [found?.ids.sort(), found?.understood.map(({ label }) => label), found?.notSold?.maker];
  };
  const under = ["Up to ₹50,000"];
  expect(told("roland piano under 50000")).toEqual([[1, 3], under, "Roland"]);
  expect(told("under 50k roland piano")).toEqual([[1, 3], under, "Roland"]);
  expect(told("roland fp-30 piano below ₹50,000")).toEqual([[1, 3], under, "Roland"]);
  expect(told("roland piano above 80000")).toEqual([[2], ["From ₹80,000"], "Roland"]);
  expect(told("yamha piano under 50000")).toEqual([[3], under, undefined]);
  // Nothing but a price is left: what is shown in the maker's place is not picked by it.
  expect(told("roland under 50000")).toEqual([[], [], "Roland"]);
  expect(told("roland piano")).toEqual([[1, 2, 3, 4], [], "Roland"]);
});
