import { expect, test } from "vitest";
import { unreadColumns } from "./unread.ts";

test("a column with a slip in its name is told, one that is read is not, however it is written", () => {
  const header = ["\ufeffHandle", "TITLE ", "Variant Price", "Reorder pont", "HSN", "Google Shopping / Gender", ""];
  expect(unreadColumns("shopify", header)).toEqual(["Reorder pont", "Google Shopping / Gender"]);
});

test("what WooCommerce numbers, or names with its unit, is read", () => {
  const header = [
    "SKU",
    "Name",
    "Weight (kg)",
    "Attribute 12 name",
    "Attribute 12 value(s)",
    "Attribute 12 global",
    "Variant Price",
  ];
  expect(unreadColumns("woocommerce", header)).toEqual(["Attribute 12 global", "Variant Price"]);
});
