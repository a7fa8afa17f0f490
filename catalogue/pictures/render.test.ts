import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { kinds } from "./draw/index.ts";
import { drawable } from "./drawable.ts";
import { finishes } from "./finishes.ts";
import { apart, FILES, filesOf, isModelled, neededPictures } from "./needed.ts";
import { picture } from "./studio.ts";

const needed = neededPictures();

describe("the pictures the catalogue names", () => {
  it("can all be drawn, where there is no model to take", () => {
    const drawn = needed.filter((name) => !isModelled(apart(name).kind));
    expect(drawn.map(drawable).filter((found) => typeof found === "string")).toEqual([]);
  });

  it("have all their files", () => {
    const missing = needed.flatMap(filesOf).filter(({ path }) => !existsSync(new URL(path, FILES)));
    expect(missing).toEqual([]);
  });

  it("stay light: 8 KB for the AVIF of 400 pixels, 25 KB for that of 800, 60 MB in all", () => {
    const size = (file: string) => statSync(new URL(file, FILES), { throwIfNoEntry: false })?.size ?? 0;
    expect(needed.filter((name) => size(`${name}-400.avif`) > 8 * 1024)).toEqual([]);
    expect(needed.filter((name) => size(`${name}-800.avif`) > 25 * 1024)).toEqual([]);
    expect(needed.flatMap(filesOf).reduce((sum, { path }) => sum + size(path), 0)).toBeLessThan(60 * 1024 * 1024);
  });
});

describe.each(Object.entries(kinds))("%s", (_, kind) => {
  it("draws the same each time, in every finish without a gap", () => {
    for (const finish of Object.values(finishes)) {
      const drawing = kind.draw(finish);
      expect(drawing).toBe(kind.draw(finish));
      expect(drawing).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  it("is a picture of 800 pixels", async () => {
    const svg = await picture(kind, finishes.natural);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 800, height: 800 });
  });
});
