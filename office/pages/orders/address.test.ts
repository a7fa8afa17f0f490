import { expect, test } from "vitest";
import { addressOf, readAsked } from "./address.ts";

test.each([
  ["/orders", { view: "open", state: "", search: "" }],
  ["/orders?view=late", { view: "late", state: "", search: "" }],
  ["/orders?search=98765", { view: "all", state: "", search: "98765" }],
  ["/orders?search=Asha+Raman&view=open", { view: "open", state: "", search: "Asha Raman" }],
  ["/orders?view=all&state=shipped", { view: "all", state: "shipped", search: "" }],
] as const)("%s asks for what it says, and back", (address, asked) => {
  expect(readAsked(new URL(address, "http://office.test").searchParams)).toEqual(asked);
  expect(addressOf(asked)).toBe(address);
});

test("a view that there is not is the usual one", () => {
  expect(readAsked(new URLSearchParams("view=constructor")).view).toBe("open");
});
