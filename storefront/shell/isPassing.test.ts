import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { isPassing } from "./isPassing.ts";

test("a shop or a network that is away passes; a defect does not", () => {
  expect(isPassing(new ErrorResponse(503, "", null))).toBe(true);
  expect(isPassing(new TypeError("Failed to fetch"))).toBe(true);
  expect(isPassing(new TypeError("Load failed"))).toBe(true);
  expect(isPassing(new ErrorResponse(500, "", null))).toBe(false);
  expect(isPassing(new TypeError("undefined is not a function"))).toBe(false);
});
