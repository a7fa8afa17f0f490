import { expect, test } from "vitest";
import { crumbOf, markedPieces } from "./found.ts";
import { choicesOf, paneOf, paneOfEmpty } from "./suggestions.ts";

const veena = {
  has_data: "yes" as const,
  product_name: "Saraswati Veena",
  product_url: "saraswati-veena",
  image: null,
  parent_category_name: "Indian Classical",
  category_name: "Veena",
  brand_name: "Tanjai Kalai",
  message: "",
};

test("no match shows the message that came, and 'No records found' when none came", () => {
  const none = { ...veena, has_data: "no" as const, message: "No records found" };
  expect(paneOf({ products: [none] })).toEqual({ shows: "message", text: "No records found" });
  expect(paneOf({ products: [] })).toEqual({ shows: "message", text: "No records found" });
  expect(paneOf({ products: [veena] })).toMatchObject({ shows: "results", suggestions: [veena] });
});

test("a maker that is not sold is told beside what there is, and its categories can be chosen", () => {
  const none = { ...veena, has_data: "no" as const, message: "No records found" };
  const instead = [{ name: "Electric Guitars", slug: "electric-guitars", brands: ["Sembiyan"] }];
  const not_sold = { brand_name: "Ibanez", message: "We don't have Ibanez.", instead };
  const pane = paneOf({ products: [none], not_sold });
  expect(pane).toMatchObject({ shows: "message", text: "No records found", note: "We don't have Ibanez." });
  expect(choicesOf(pane)).toEqual([{ to: "/category/electric-guitars" }]);
  expect(paneOf({ products: [veena], not_sold })).toMatchObject({ shows: "results", note: "We don't have Ibanez." });
});

test("an empty box offers the last searches, else what the shop offers for it, and never that there is nothing", () => {
  const offered = paneOf({ products: [veena] });
  expect(paneOfEmpty(["flute"], offered)).toEqual({ shows: "recent", texts: ["flute"] });
  expect(paneOfEmpty([], offered)).toBe(offered);
  expect(paneOfEmpty([], paneOf({ products: [] }))).toEqual({ shows: "nothing" });
  expect(paneOfEmpty([], { shows: "loading" })).toEqual({ shows: "nothing" });
});

test("products are offered first, then how the text may go on, then categories", () => {
  const pane = paneOf({
    products: [veena],
    completions: ["veena strings"],
    categories: [{ name: "Veena", slug: "veena" }],
  });
  expect(choicesOf(pane)).toEqual([
    { to: "/product/saraswati-veena" },
    { to: "/products/search?search=veena+strings", search: "veena strings" },
    { to: "/category/veena" },
  ]);
});

test("a suggestion's breadcrumb has parent category, category, brand and product name", () => {
  expect(crumbOf(veena)).toBe("Indian Classical › Veena › Tanjai Kalai › Saraswati Veena");
  expect(crumbOf({ ...veena, parent_category_name: "" })).toBe("Veena › Tanjai Kalai › Saraswati Veena");
});

test("the matched part is marked, whatever was typed", () => {
  expect(markedPieces("Saraswati Veena", "veen")).toEqual([
    { text: "Saraswati ", marked: false },
    { text: "Veen", marked: true },
    { text: "a", marked: false },
  ]);
  expect(markedPieces("C++ (book)", "(b")).toEqual([
    { text: "C++ ", marked: false },
    { text: "(b", marked: true },
    { text: "ook)", marked: false },
  ]);
  expect(markedPieces("Veena", " ")).toEqual([{ text: "Veena", marked: false }]);
  const marked = (text: string, typed: string) =>
    markedPieces(text, typed).flatMap((piece) => (piece.marked ? [piece.text] : []));
  expect(marked("Banjo Bag", "ba a")).toEqual(["Ba", "Ba"]);
  expect(marked("Ashcombe KS-2 Electric", "ks2 e")).toEqual(["KS-2", "E"]);
});
