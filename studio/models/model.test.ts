import { expect, test } from "vitest";
import { inFinish, type Model } from "./model.ts";

const kind = {
  finishes: { tall: {}, wide: {} },
  camera: { azimuth: 20, elevation: 8, fill: 0.9 },
  framed: { wide: { fill: 0.7 } },
} as unknown as Model;

test("a finish that is framed otherwise keeps the rest of the kind's camera", () => {
  expect(inFinish(kind, "wide").camera).toEqual({ azimuth: 20, elevation: 8, fill: 0.7 });
});

test("all others are seen as the kind says", () => {
  expect(inFinish(kind, "tall")).toBe(kind);
});
