import { expect, test } from "vitest";
import { addressOf, readAsked } from "./address.ts";

test.each([
  ["/orders", { view: "open", state: "", channel: "", search: "" }],
  ["/orders?view=late", { view: "late", state: "", channel: "", search: "" }],
  ["/orders?search=98765", { view: "all", state: "", channel: "", search: "98765" }],
  ["/orders?search=Asha+Raman&view=open", { view: "open", state: "", channel: "", search: "Asha Raman" }],
  ["/orders?view=all&state=shipped", { view: "all", state: "shipped", channel: "", search: "" }],
  ["/orders?state=shipped&channel=phone", { view: "open", state: "shipped", channel: "phone", search: "" }],
] as const)("%s asks for what it says, and back", (address, asked) => {
  expect(readAsked(new URL(address, "http://office.test").searchParams)).toEqual(asked);
  expect(addressOf(asked)).toBe(address);
});

test("a view that there is not is the usual one", () => {
  expect(readAsked(new URLSearchParams("view=constructor&channel=toString"))).toMatchObject({
    view: "open",
    channel: "",
  });
});
