import { describe, expect, test } from "vitest";
import { hostileTexts } from "../../tests/support/hostileTexts.ts";
import { productRow } from "../../tests/support/testProduct.ts";
import { find } from "./find.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { ProductRow } from "./rowWords.ts";

const categories = [
  "Violins",
  "Strings",
  "Mridangam",
  "Carnatic Flute & Bansuri",
  "Electric Guitars",
  "Portable Keyboards",
];
const builder = new IndexBuilder(
  categories.map((name, i) => ({ id: i + 1, slug: name, name, parent_id: null, facets: [] })),
);
const add = (id: number, category_id: number, name: string, more: Partial<ProductRow> = {}) =>
  builder.add(productRow({ id, category_id, name, ...more }));
add(1, 1, "Kaveri 3/4 Violin", { attributes: ["size\t3/4"], names: ["vayalin"], popularity: 10 });
add(2, 1, "Kaveri Violin Outfit", { attributes: ["size\t4/4"], price: 900_000 });
add(3, 2, "Halden Violin Strings", { popularity: 900, price: 60_000 });
add(4, 3, "Sthayi Mridangam", { attributes: ["size\t18 inch", "shruti\t5 kattai"] });
add(5, 3, "Sabha Mridangam", { attributes: ["size\t22 inch"], popularity: 300 });
add(6, 4, "Carnatic Flute", { attributes: ["key\tG", "kattai\t5"] });
add(7, 4, "Low Carnatic Flute", { attributes: ["key\tD#", "kattai\t2½"] });
add(8, 5, "Ashcombe KS-2 Electric Guitar", { attributes: ["hand\tright", "hand\tleft"] });
add(9, 5, "Ashcombe S12E Electric Guitar", {
  attributes: ["hand\tright"],
  popularity: 500,
  availability: "out_of_stock",
});
add(10, 6, "Toriumi 61 Keyboard", { attributes: ["keys\t61"] });
const index = builder.finish();

const ids = (typed: string) => find(index, typed, 20)?.ids;
const labels = (typed: string) => find(index, typed, 20)?.understood.map(({ label, rest }) => [label, rest]);

describe("what is looked for", () => {
  test.each([
    ["the kind that is named, however popular its strings are", "violin", [2, 1, 3]],
    ["what goes with it when that is named, in any order", "strings violin", [3]],
    ["a plural", "mridangams", [5, 4]],
    ["the beginning of a word", "mrid", [5, 4]],
    ["another spelling that no product has", "mrudhangam", [5, 4]],
    ["Tamil script", "மிருதங்கம்", [5, 4]],
    ["Devanagari script", "मृदंगम", [5, 4]],
    ["Tamil script by ear", "வையலின்", [2, 1, 3]],
    ["two letters swapped", "mirdangam", [5, 4]],
    ["words written as one", "violinstrings", [3]],
    ["a model without its hyphen", "ks2", [8]],
    ["a model with a space", "ks 2", [8]],
    ["a model with a hyphen too many", "s-12e", [9]],
    ["what is in stock first", "electric guitar", [8, 9]],
    ["a brand and a kind, by popularity", "kaveri violin", [2, 1, 3]],
  ])("%s", (_, typed, expected) => {
    expect(ids(typed)).toEqual(expected);
  });

  test("says how a misspelt word was taken", () => {
    expect(find(index, "vioiln", 5)).toMatchObject({ corrected: "violin" });
    expect(find(index, "violin", 5)?.corrected).toBeUndefined();
  });

  test("names the categories of a search that finds nothing", () => {
    expect(find(index, "violin keyboard", 5)).toMatchObject({ ids: [], categories: [6] });
  });
});

describe("what is understood", () => {
  test.each([
    ["g flute", [["5 kattai (G)", "flute"]], [6]],
    ["5 kattai flute", [["5 kattai (G)", "flute"]], [6]],
    ["2½ kattai flute", [["2.5 kattai (D♯)", "flute"]], [7]],
    ["d# flute", [["2.5 kattai (D♯)", "flute"]], [7]],
    ['mridangam 22"', [["22 inch", "mridangam"]], [5]],
    ["3/4 violin", [["3/4 size", "violin"]], [1]],
    ["lefty guitar", [["Left-handed", "guitar"]], [8]],
    ["61 keys keyboard", [["61 keys", "keyboard"]], [10]],
    ["violin under 1000", [["Up to ₹1,000", "violin"]], [3]],
    ["violin above 5k", [["From ₹5,000", "violin"]], [2, 1]],
    ["violin 6k to 10k", [["₹6,000 to ₹10,000", "violin"]], [2]],
  ])("%s", (typed, understood, expected) => {
    expect(labels(typed)).toEqual(understood);
    expect(ids(typed)).toEqual(expected);
  });

  test("each condition can be taken off by itself", () => {
    expect(labels("lefty guitar under 6000")).toEqual([
      ["Left-handed", "guitar under 6000"],
      ["Up to ₹6,000", "lefty guitar"],
    ]);
  });

  test.each(["violin u", "violin und", "violin under", "violin under 1"])("no condition yet: %s", (typed) => {
    expect(ids(typed)).toEqual([2, 1, 3]);
  });

  test("nothing when it would leave nothing", () => {
    expect(labels("violin 22 inch")).toEqual([]);
  });
});

describe("any text is answered, for a bounded amount of work", () => {
  /** Every word of every product, and every word that can be misspelt, for each of ten words in at most twelve ways. */
  const most = 10 * 12 * (12 * 40 + index.vocabulary.nearSize);
  const workOf = (typed: string): number => {
    const before = index.looked;
    find(index, typed, 20);
    return index.looked - before;
  };

  test.each(hostileTexts)("%s", (_, typed) => {
    expect(workOf(typed)).toBeLessThan(most);
  });

  test("what is too long to be a search costs no more than its beginning", () => {
    for (const [, typed] of hostileTexts) expect(workOf(typed.repeat(50))).toBeLessThan(most);
    expect(workOf("viol strngs ".repeat(9_000))).toBe(workOf("viol strngs ".repeat(90)));
  });

  test.each(["", "  ", "🎸", "%", "'"])("%j is no search", (typed) => {
    expect(find(index, typed, 20)).toBeUndefined();
  });

  test("a search leaves no trace in the next one", () => {
    for (const typed of ["violin", "kaveri", "lefty guitar", "xqz", "under 5000", "v"]) find(index, typed, 5);
    expect(index.score.some((points) => points !== 0) || index.current.some((points) => points !== 0)).toBe(false);
  });
});
