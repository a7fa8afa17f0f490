import { expect, test } from "vitest";
import { parsePercent } from "./percent.ts";

test.each([
  ["10", 1_000],
  [" 12,5 % ", 1_250],
  ["7.25%", 725],
  ["100", 10_000],
  ["", null],
  ["  ", null],
  ["0", null],
  ["10 % off", undefined],
  ["1o", undefined],
  ["%", undefined],
  ["-5", undefined],
  ["1e1", undefined],
])("“%s” off", (typed, points) => expect(parsePercent(typed)).toBe(points));
