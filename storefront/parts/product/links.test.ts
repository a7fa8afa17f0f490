import { expect, test } from "vitest";
import { linksOf } from "./links.ts";

test("questions are counted once there are some", () => {
  const texts = (questions: number) =>
    linksOf({ product_url: "s10", questions, hear: false, recorded: false }).map(({ text }) => text);
  expect(texts(0)).toContain("Questions & answers");
  expect(texts(3)).toContain("Questions & answers (3)");
});

test("the instalment is said where there is one", () => {
  const first = (monthly?: number) =>
    linksOf({ product_url: "s10", questions: 0, hear: false, recorded: false }, monthly)[0]?.text;
  expect([first(), first(221_344)]).toEqual(["Compare it with others", "EMI from ₹2,213.44 a month"]);
});

test("what goes by the variant ends where the page puts its number", () => {
  expect(
    linksOf({ product_url: "s10", questions: 0, hear: false, recorded: false }).filter(({ to }) =>
      to.endsWith("variant="),
    ),
  ).toHaveLength(1);
});

test("what names a pitch can be heard", () => {
  const ways = (hear: boolean) =>
    linksOf({ product_url: "flute", questions: 0, hear, recorded: false }).map(({ to }) => to);
  expect(ways(true)).toContain("/product/flute/hear");
  expect(ways(false)).not.toContain("/product/flute/hear");
  const [first] = linksOf({ product_url: "flute", questions: 0, hear: false, recorded: true });
  expect(first).toEqual({ to: "/product/flute/hear", text: "Hear and see it" });
});
