import { expect, test } from "vitest";
import { menuText, readMenu } from "./menuText.ts";

test("a menu is the same after it went through its text", () => {
  const menu = [
    {
      name: "Guitars & Ukuleles",
      slug: "guitars",
      child: [
        { name: "Mandolins & Banjos", slug: "mandolins-banjos" },
        { name: "Effects Pedals", slug: "pedals" },
      ],
    },
    { name: "மிருதங்கம்", slug: "mridangam", child: [] },
    { name: "Drums", slug: "drums", child: [] },
  ];
  expect(readMenu(menuText(menu))).toEqual(menu);
  expect(readMenu(menuText([]))).toEqual([]);
});

test("a slug that follows from the name is not written", () => {
  expect(menuText([{ name: "Live Sound", slug: "live-sound", child: [{ name: "Mixers", slug: "mixers" }] }])).toBe(
    "Live Sound\n Mixers",
  );
});
