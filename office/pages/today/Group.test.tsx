import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TodayKind } from "../../../contract/office/today.ts";
import { Group } from "./Group.tsx";

const words = (kind: TodayKind) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Group group={{ kind, count: 12, late: 9, items: [] }} n={1} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, " ");

test("what presses in a group is called what it is: goods are not late", () => {
  expect(words("lacks")).toContain("9 not sold");
  expect(words("low_stock")).toContain("9 sold out");
  expect(words("complaints")).toContain("9 late");
});
