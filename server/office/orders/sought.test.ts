import { expect, test } from "vitest";
import { sought } from "./sought.ts";

test.each([
  ["98765 43210", { mobile: "9876543210" }],
  ["+91-98765-43210", { mobile: "9876543210" }],
  ["09876543210", { mobile: "9876543210" }],
  ["43210", { mobile: "43210", order: "43210", invoice: { number: "43210", serial: 43210 } }],
  ["7k3md-q9tfx", { order: "7K3MD-Q9TFX" }],
  ["7k3mdq9tfx", { order: "7K3MD-Q9TFX" }],
  ["7k3 md q9", { order: "7K3MD-Q9" }],
  ["SW/2627/12", { invoice: { number: "SW2627000012", serial: null } }],
  ["sw-2627-000012", { invoice: { number: "SW2627000012", serial: null } }],
  ["em 123-456 in", { tracking: "EM123456IN" }],
  ["asha@Example", { email: "asha@example" }],
  ["  asha   raman ", { name: ["asha", "raman"] }],
  ["ஆஷா", { name: ["ஆஷா"] }],
])("%j may be %j", (typed, kinds) => expect(sought(typed)).toMatchObject(kinds));

test("what is too short, or could be half of all, is looked for as nothing", () => {
  for (const typed of ["", " ", "a", "ab", "@", "a b", "--"]) expect([typed, sought(typed)]).toEqual([typed, {}]);
});

test("a word is looked for only as what it can be", () => {
  expect(Object.keys(sought("9876543210")).sort()).toEqual(["mobile", "order", "tracking"]);
  expect(Object.keys(sought("asha raman"))).toEqual(["order", "name"]);
  expect(Object.keys(sought("asha o'brien"))).toEqual(["name"]);
  expect(Object.keys(sought("asha@example.com"))).toEqual(["email"]);
});
