import { expect, test } from "vitest";
import { collected, divide } from "./divide.ts";

const line = (id: number, quantity: number, gross: number, discount = 0, charges = 0) => ({
  id,
  quantity,
  gross,
  discount,
  charges,
});
const held = (number: number, ...lines: [id: number, quantity: number][]) => ({
  number,
  lines: lines.map(([id, quantity]) => ({ id, quantity })),
});

test("parcels are what their pieces are, and together the order to the paisa", () => {
  const lines = [line(1, 3, 100_000, 1, 7_000), line(2, 1, 400_000, 0, 15_001)];
  const parts = divide(lines, [held(1, [1, 1]), held(2, [1, 1]), held(3, [1, 1], [2, 1])]);
  expect(parts[0]).toEqual([{ id: 1, quantity: 1, goods: 33_333, charges: 2_333 }]);
  expect(parts[2]?.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(parts.flat().reduce((sum, { goods, charges }) => sum + goods + charges, 0)).toBe(522_000);
  expect(collected(parts)).toEqual([35_700, 35_600, 450_700]);
});
