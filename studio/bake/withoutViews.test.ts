import { expect, test } from "vitest";
import { withoutViews } from "./withoutViews.ts";

const source = (views: string, build = "() => box(1)") =>
  `import { box } from "./box.ts";\nexport default model<Look>({ finishes: { red: {} }, ${views} build: ${build} });\n`;

test("two sources that differ in their views alone are the same without them", () => {
  const one = withoutViews("a.ts", source("camera: { azimuth: 1, elevation: 2 },"));
  const other = withoutViews("a.ts", source("camera: { azimuth: 9, elevation: 2 }, "));
  expect(one.replaceAll(/\s/g, "")).toBe(other.replaceAll(/\s/g, ""));
  expect(one).not.toContain("azimuth");
});

test("a kind that comes to say more views is what it was before", () => {
  const plain = withoutViews("a.ts", source("close: { across: 3 },"));
  expect(withoutViews("a.ts", source("close: { across: 3 }, more: { head: { across: 9 } },"))).toBe(plain);
});

test("how single finishes are framed is left out too", () => {
  const told = withoutViews("a.ts", source("framed: { red: { fill: 0.7 } },"));
  expect(told).not.toContain("fill");
});

test("what it is built of stays, also what is named like a view", () => {
  const built = withoutViews("a.ts", source("close: { at: [0, 0, 0], across: 3 },", "() => box({ close: 7 })"));
  expect(built).toContain("box({ close: 7 })");
  expect(built).not.toContain("across");
});

test("a file that exports no model is an error that names it", () => {
  expect(() => withoutViews("kinds/x.ts", "export const a = 1;")).toThrow("kinds/x.ts");
});
