import { expect, test } from "vitest";
import { scriptLang } from "./scriptLang.ts";

test("words of India's scripts are told by their language, Latin ones by the page's", () => {
  expect(["வீணை", "वीणा", "వీణ", "ವೀಣೆ", "വീണ", "বীণা"].map(scriptLang)).toEqual(["ta", "hi", "te", "kn", "ml", "bn"]);
  expect(scriptLang("veena வீணை")).toBe("ta");
  expect(scriptLang("veena 3/4")).toBeUndefined();
});
