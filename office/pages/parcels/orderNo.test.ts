import { expect, test } from "vitest";
import { readOrderNo } from "./orderNo.ts";

test.each([
  ["7K3MD-Q9TFX", "7K3MD-Q9TFX"],
  ["7k3mdq9tfx", "7K3MD-Q9TFX"],
  ["8901234567894", undefined],
  ["2345678934", undefined],
  ["GU-CHI-01", undefined],
  ["7K3MD-Q9TF", undefined],
])("%s is the order %s", (code, orderNo) => {
  expect(readOrderNo(code)).toBe(orderNo);
});
