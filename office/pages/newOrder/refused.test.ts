import { expect, test } from "vitest";
import type { Change } from "../../../contract/cart.ts";
import { couponRefused, shortOf, whyNotPlaced } from "./refused.ts";

const change = (id: number, kind: Change["kind"], now: number | null): Change => ({
  id,
  kind,
  message: "",
  was: 120,
  now,
});
const changes = [change(1, "stock", 0), change(2, "stock", 2), change(3, "gone", 0), change(4, "price", 90_000)];
const names = ["", "Chittu", "Kombu", "Lyre", "Veena"];
const nameOf = (id: number) => names[id] ?? "";

test("a line that can't be had as it was entered is marked; one whose price changed is not", () => {
  expect([1, 2, 3, 4, 5].map((id) => shortOf(id, changes))).toEqual([
    "sold out",
    "only 2 left",
    "not sold",
    undefined,
    undefined,
  ]);
  expect(shortOf(1, [change(1, "stock", 99)])).toBe("at most 99 at once");
});

test("an order that would lack what was entered is not placed, and what it lacks is named", () => {
  expect(whyNotPlaced({ changes, coupon: null }, nameOf)).toBe(
    "The caller can't have what was entered: Chittu (sold out), Kombu (only 2 left), Lyre (not sold). " +
      "Please lower the pieces, to 0 where there are none.",
  );
  expect(whyNotPlaced({ changes: [change(4, "price", 90_000)], coupon: null }, nameOf)).toBeUndefined();
});

test("a coupon that is refused is called by its code, and the order is not placed without it unasked", () => {
  const coupon = { code: "WELCOME500", valid: false, message: "Add ₹1,710 more." };
  expect(couponRefused({ coupon })).toBe("WELCOME500 is not applied: Add ₹1,710 more.");
  expect(whyNotPlaced({ changes: [], coupon }, nameOf)).toMatch(
    /^WELCOME500 is not applied: Add ₹1,710 more\. Please /,
  );
  expect(couponRefused({ coupon: { ...coupon, valid: true } })).toBeUndefined();
  expect(whyNotPlaced({ changes: [], coupon: null }, nameOf)).toBeUndefined();
});
