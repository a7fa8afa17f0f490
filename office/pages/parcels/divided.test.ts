import { expect, test } from "vitest";
import { dividedText, isHere } from "./divided.ts";

test("an order is here as long as a parcel of it is", () => {
  expect(isHere({ state: "packed", parcels: null })).toBe(true);
  expect(isHere({ state: "shipped", parcels: null })).toBe(false);
  expect(isHere({ state: "shipped", parcels: { of: 2, here: [2] } })).toBe(true);
  expect(isHere({ state: "delivered", parcels: { of: 2, here: [] } })).toBe(false);
});

test("what is still here is named", () => {
  expect(dividedText({ of: 2, here: [1, 2] }, "packed")).toBe("2 parcels");
  expect(dividedText({ of: 3, here: [3] }, "shipped")).toBe("Parcel 3 of 3 still here");
  expect(dividedText({ of: 3, here: [2, 3] }, "shipped")).toBe("Parcels 2, 3 of 3 still here");
  expect(dividedText({ of: 2, here: [] }, "shipped")).toBe("2 parcels");
});
