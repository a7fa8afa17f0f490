import { beforeAll, describe, expect, it } from "vitest";
import { apart, isModelled, neededPictures } from "./needed.ts";
import { type OpticalSize, opticalSize } from "./opticalSize.ts";

/** What a front covers of its square, so that things of all kinds hang beside one another as one wall. */
const COVERED = { least: 0.075, most: 0.51 };
/** What it weighs for the eye, at most: a black thing is heavier than a white one of its size. */
const HEAVIEST = 0.38;

/** Kinds that cover less, each with what is the least of it and why. */
const THINNER: Record<string, { least: number; why: string }> = {
  "microphone-stand": { least: 0.04, why: "a stand is a line: who buys it wants to see all of it, feet and boom" },
  "music-stand": { least: 0.05, why: "as the microphone stand" },
  "cymbal-stand": { least: 0.05, why: "as the microphone stand" },
  "violin-bow": {
    least: 0.06,
    why: "a stick of 75 cm, seen along it already; nearer, its tip or its frog would be cut off",
  },
};

const fronts = neededPictures()
  .map(apart)
  .filter(({ kind, view }) => view === "front" && isModelled(kind));
const sizes: { name: string; kind: string; size: OpticalSize }[] = [];

beforeAll(async () => {
  for (const { kind, look } of fronts)
    sizes.push({ name: `${kind}/${look}`, kind, size: await opticalSize(`${kind}/${look}`) });
}, 600_000);

const told = (wrong: (typeof sizes)[number][]) =>
  wrong.map(({ name, size }) => `${name}: covers ${size.covered.toFixed(3)}, weighs ${size.weight.toFixed(3)}`);

describe("the fronts of all kinds look of one size", () => {
  it("none is lost in its square", () => {
    expect(told(sizes.filter(({ kind, size }) => size.covered < (THINNER[kind]?.least ?? COVERED.least)))).toEqual([]);
  });

  it("none fills it like a wall", () => {
    expect(told(sizes.filter(({ size }) => size.covered > COVERED.most))).toEqual([]);
  });

  it("none is much heavier for the eye than its neighbours", () => {
    expect(told(sizes.filter(({ size }) => size.weight > HEAVIEST))).toEqual([]);
  });

  it("no kind is excused without need", () => {
    const thin = new Set(sizes.filter(({ size }) => size.covered < COVERED.least).map(({ kind }) => kind));
    expect(Object.keys(THINNER).filter((kind) => !thin.has(kind))).toEqual([]);
  });
});

describe("what covers a picture", () => {
  it("is the thing without its shadow, and as much of it whether it is black or white", async () => {
    const [black, white] = await Promise.all([opticalSize("upright-piano/black"), opticalSize("upright-piano/white")]);
    expect(Math.abs(black.covered - white.covered)).toBeLessThan(0.02);
    expect(black.weight).toBeGreaterThan(2 * white.weight);
  });
});
