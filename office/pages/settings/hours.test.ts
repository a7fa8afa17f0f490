import { expect, test } from "vitest";
import { textsOf, weekOf, wrongDay } from "./hours.ts";

test.each([
  [["Mo-Sa 10:00-20:30", "Su 11:00-19:00"]],
  [["Mo-Fr,Su 10:00-20:30"]],
  [["Mo,We,Fr 09:00-13:00", "Mo,We,Fr 16:00-24:00"]],
  [[]],
])("%o is the same week read and written", (texts) => {
  expect(textsOf(weekOf(texts))).toEqual(texts);
});

test("what can't be is said with its day", () => {
  const monday = (...stretches: { opens: string; closes: string }[]) => [stretches, [], [], [], [], [], []];
  expect(wrongDay(monday({ opens: "10:00", closes: "13:00" }, { opens: "16:00", closes: "00:00" }))).toBeUndefined();
  expect(wrongDay(monday({ opens: "10:00", closes: "" }))).toMatch(/^Monday: .*until when/);
  expect(wrongDay(monday({ opens: "20:00", closes: "10:00" }))).toMatch(/after the beginning/);
  expect(wrongDay(monday({ opens: "10:00", closes: "17:00" }, { opens: "16:00", closes: "20:00" }))).toMatch(/overlap/);
});
