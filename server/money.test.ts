import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test.each([
  [0, "₹0"],
  [100, "₹1"],
  [9_950, "₹99.50"],
  [12_345, "₹123.45"],
  [1_50_00_000, "₹1,50,000"],
  [12_49_99_900, "₹12,49,999"],
  [-5_000, "-₹50"],
])("%i paise are %s", (paise, said) => expect(formatMoney(paise)).toBe(said));
