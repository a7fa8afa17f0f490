import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";
import { allMenu } from "./allMenu.ts";

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
});
afterEach(() => vi.unstubAllGlobals());

test("the menu is kept as it was seen, and what can't be understood of it is left out", () => {
  const menu = [{ name: "Guitars", slug: "guitars", child: [{ name: "Ukuleles", slug: "ukuleles" }] }];
  allMenu.update(() => menu);
  expect(JSON.parse(device.entries.get("allMenu") ?? "")).toEqual(menu);
  for (const [found, understood] of [
    ["undefined", []],
    ['[{"name":"Guitars","slug":"guitars"}]', []],
    [
      '[null,{"name":"Drums","slug":"drums","child":[7,{"name":"Cajons","slug":"cajons","x":1}]}]',
      [{ name: "Drums", slug: "drums", child: [{ name: "Cajons", slug: "cajons" }] }],
    ],
  ] as const) {
    device.put("allMenu", found);
    expect(allMenu.get()).toEqual(understood);
  }
});
