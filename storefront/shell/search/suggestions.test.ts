import { expect, test } from "vitest";
import { crumbOf, markedPieces, paneOf } from "./suggestions.ts";

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
  expect(paneOf([none])).toEqual({ shows: "message", text: "No records found" });
  expect(paneOf([])).toEqual({ shows: "message", text: "No records found" });
  expect(paneOf([veena])).toEqual({ shows: "results", suggestions: [veena] });
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
});
