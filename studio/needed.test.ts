import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOURS } from "./models/model.ts";
import { apart, FILES, filesOf, isModelled, neededPictures, neededRooms } from "./needed.ts";

const needed = neededPictures();

describe("the pictures the catalogue names", () => {
  it("are all of something that has a model", () => {
    expect(needed.filter((name) => !isModelled(apart(name).kind))).toEqual([]);
  });

  const files = [...needed, ...neededRooms()].flatMap((name) => HOURS.flatMap((hour) => filesOf(name, hour)));

  it("have all their files, by day and by night", () => {
    expect(files.filter(({ path }) => !existsSync(new URL(path, FILES)))).toEqual([]);
  });

  it("stay light: 8 KB for the AVIF of 400 pixels, 9 KB for that of lists by night, 20 KB for those of other views, 13 KB for a phone's banner, 25 KB for those of 800, 104 MB in all", () => {
    const most: Record<number, number> = { 400: 8, 560: 9, 720: 20, 728: 13, 800: 25, 840: 25, 1280: 32, 1920: 60 };
    const size = (file: string) => statSync(new URL(file, FILES), { throwIfNoEntry: false })?.size ?? 0;
    const heavy = files.filter(
      ({ path, format, width }) => format === "avif" && size(path) > (most[width] ?? Infinity) * 1024,
    );
    expect(heavy).toEqual([]);
    expect(files.reduce((sum, { path }) => sum + size(path), 0)).toBeLessThan(104 * 1024 * 1024);
  });
});
