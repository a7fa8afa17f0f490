import { expect, test } from "vitest";
import { moneyBack } from "./moneyBack.ts";

const payment = { gateway: "practice", amount: 100_050, accepted: true, refunded: 0, at: "" };

test("what was taken and is not given back yet is named, with its way and its time", () => {
  expect(moneyBack({ payments: [] })).toBe("Nothing was paid, so nothing has to go back.");
  expect(moneyBack({ payments: [{ ...payment, accepted: false }] })).toMatch(/^Nothing was paid/);
  expect(moneyBack({ payments: [{ ...payment, refunded: 50 }] })).toBe(
    "₹1,000 goes back the way you paid, at once from us; banks take five to seven working days.",
  );
});
