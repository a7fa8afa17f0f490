import { expect, test } from "vitest";
import { linksOf } from "./links.ts";

test("questions are counted once there are some", () => {
  const texts = (questions: number) => linksOf({ product_url: "s10", questions }).map(({ text }) => text);
  expect(texts(0)).toContain("Questions & answers");
  expect(texts(3)).toContain("Questions & answers (3)");
});

test("what goes by the variant ends where the page puts its number", () => {
  expect(linksOf({ product_url: "s10", questions: 0 }).filter(({ to }) => to.endsWith("variant="))).toHaveLength(1);
});
