import { expect, test } from "vitest";
import { safePath } from "./safePath.ts";

test.each([
  ["/checkout?step=payment", "/checkout?step=payment"],
  ["/profile#addresses", "/profile#addresses"],
  [null, "/profile"],
  ["", "/profile"],
  ["https://thief.example/", "/profile"],
  ["//thief.example/", "/profile"],
  ["/\\thief.example", "/profile"],
  ["/\t/thief.example", "/profile"],
  ["/.//thief.example", "/profile"],
  ["javascript:alert(1)", "/profile"],
  ["profile", "/profile"],
  ["/login?to=/login", "/profile"],
  ["/Verify-Account/x", "/profile"],
])("after logging in %j leads to %s", (to, page) => {
  expect(safePath(to)).toBe(page);
});
