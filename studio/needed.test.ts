import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apart, FILES, filesOf, isModelled, neededPictures } from "./needed.ts";

const needed = neededPictures();

describe("the pictures the catalogue names", () => {
  it("are all of something that has a model", () => {
    expect(needed.filter((name) => !isModelled(apart(name).kind))).toEqual([]);
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
