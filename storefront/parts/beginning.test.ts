import { expect, test } from "vitest";
import { beginning } from "./beginning.ts";

const story = "Two cousins from Vellore learned by repairing. They finish some 40.5 a year! Each is seen again.";

test("a story is told in whole sentences, as far as they fit", () => {
  expect(beginning(story, 46)).toBe("Two cousins from Vellore learned by repairing.");
  expect(beginning(story, 77)).toBe("Two cousins from Vellore learned by repairing. They finish some 40.5 a year!");
  expect(beginning(story, 500)).toBe(story);
});

test("of a longer first sentence, and of one without an end, all of it", () => {
  expect(beginning(story, 10)).toBe("Two cousins from Vellore learned by repairing.");
  expect(beginning("Flutes, cut in May", 5)).toBe("Flutes, cut in May");
  expect(beginning("", 5)).toBe("");
});
