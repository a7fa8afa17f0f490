import { expect, test } from "vitest";
import { pages } from "../pages.ts";
import { type Entry, hereOf } from "./menu.ts";

const entries = pages.flatMap((page): Entry[] => (page.menu ? [{ ...page, menu: page.menu }] : []));

test.each([
  ["/orders", "orders"],
  ["/orders/P84T3-4K429", "orders"],
  ["/orders/new", "orders/new"],
  ["/orders/newest", "orders"],
  ["/products/7", "products"],
  ["/nowhere", undefined],
  ["/", undefined],
])("at %s the menu's one entry is %s", (pathname, path) => {
  expect(hereOf(entries, pathname)?.path).toBe(path);
});
