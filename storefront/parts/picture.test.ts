import { expect, test } from "vitest";
import { byNight, fullSize, ourPicture, srcSet } from "./picture.ts";

test("a picture that is missing or lives on another machine shows as the placeholder", () => {
  for (const src of [null, "", "https://cdn.example/pictures/a.jpg", "//cdn.example/pictures/a", "pictures/veena"]) {
    expect(ourPicture(src)).toBe("/pictures/placeholder/natural");
  }
  expect(ourPicture("/pictures/veena/jackwood")).toBe("/pictures/veena/jackwood");
});

test("a picture comes in the widths that its place can use", () => {
  expect(srcSet("/pictures/veena/jackwood", "(min-width: 48rem) 30vw, 44vw")).toBe(
    "/pictures/veena/jackwood-400.avif 400w, /pictures/veena/jackwood-800.avif 800w",
  );
  expect(srcSet("/pictures/veena/jackwood", "64px")).toBe(
    "/pictures/veena/jackwood-200.avif 200w, /pictures/veena/jackwood-400.avif 400w",
  );
});

test("the front of a thing is kept larger than its other views", () => {
  expect(["/pictures/veena/black", "/pictures/veena/black-close"].map(fullSize)).toEqual([
    "/pictures/veena/black-1200.avif",
    "/pictures/veena/black-close-800.avif",
  ]);
});

test("by night a front has a picture for lists and a larger one, another view one for both; photographs have none", () => {
  expect(byNight("/pictures/veena/black")).toBe("/pictures/veena/black-night.avif");
  expect(byNight("/pictures/veena/black", true)).toBe("/pictures/veena/black-night-800.avif");
  expect(byNight("/pictures/veena/black-close")).toBe("/pictures/veena/black-close-night.avif");
  expect(byNight("/pictures/veena/black-close", true)).toBe("/pictures/veena/black-close-night.avif");
  expect(byNight("/pictures/own/veena", true)).toBeUndefined();
});
