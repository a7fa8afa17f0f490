import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLongMenu } from "./isLongMenu.ts";

test("the demo's departments stand beside each other; forty, or a dozen of long names, are scrolled to", () => {
  const demo: { name: string }[] = JSON.parse(readFileSync("demo/categories.json", "utf8"));
  expect(isLongMenu(demo)).toBe(false);
  expect(isLongMenu(Array.from({ length: 40 }, () => ({ name: "Toys" })))).toBe(true);
  expect(isLongMenu(Array.from({ length: 12 }, () => ({ name: "Hand-woven sarees" })))).toBe(true);
});
