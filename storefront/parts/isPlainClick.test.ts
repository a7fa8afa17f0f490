import type { MouseEvent } from "react";
import { expect, test } from "vitest";
import { isPlainClick } from "./isPlainClick.ts";

const click = (more: Partial<MouseEvent>) =>
  isPlainClick({ button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false, ...more } as MouseEvent);

test("a click with a key held, Alt too, or with another button is the browser's", () => {
  expect(click({})).toBe(true);
  for (const more of [{ metaKey: true }, { altKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])
    expect(click(more)).toBe(false);
});
