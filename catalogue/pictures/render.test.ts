import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { kinds } from "./draw/index.ts";
import { finishes } from "./finishes.ts";
import { drawable, FILES, filesOf, neededPictures } from "./needed.ts";
import { picture } from "./studio.ts";

const needed = neededPictures();

describe("the pictures the catalogue names", () => {
  it("can all be drawn", () => {
    expect(needed.map(drawable).filter((found) => typeof found === "string")).toEqual([]);
  });

  it("have their six files each", () => {
    const missing = needed.flatMap(filesOf).filter((file) => !existsSync(new URL(file, FILES)));
    expect(missing).toEqual([]);
  });

  it("stay light: 8 KB for the AVIF of 400 pixels, 20 MB in all", () => {
    const size = (file: string) => statSync(new URL(file, FILES), { throwIfNoEntry: false })?.size ?? 0;
    expect(needed.filter((name) => size(`${name}-400.avif`) > 8 * 1024)).toEqual([]);
    expect(needed.flatMap(filesOf).reduce((sum, file) => sum + size(file), 0)).toBeLessThan(20 * 1024 * 1024);
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
