import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../../tests/support/fakeStorage.ts";
import { recentSearches, searched } from "./recentSearches.ts";

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
});
afterEach(() => vi.unstubAllGlobals());

test("the latest search comes first, each one once, six of them", () => {
  for (const text of ["veena", "tabla", "VEENA ", "", "ghatam", "flute", "sitar", "violin", "guitar"]) searched(text);
  expect(recentSearches.get()).toEqual(["guitar", "violin", "sitar", "flute", "ghatam", "VEENA"]);
});

test("whatever else stands in the storage counts as no search", () => {
  for (const found of ["undefined", "{", "7", '{"0":"a"}', '[1,null,""," ",{"a":1}]']) {
    device.put("recentSearches", found);
    expect(recentSearches.get()).toEqual([]);
  }
});
