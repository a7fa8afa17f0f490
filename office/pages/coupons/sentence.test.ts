import { expect, test } from "vitest";
import { couponOf, emptyFields, fieldsOf, merge } from "./fields.ts";
import { sentenceOf } from "./sentence.ts";
import { historyOf } from "./told.ts";

const now = new Date("2026-10-20T06:00:00Z");
const said = (typed: Partial<typeof emptyFields>, scope = "") =>
  sentenceOf(couponOf({ ...emptyFields, ...typed }), scope, now);

test("a coupon is told in one sentence, its days as people count them", () => {
  const whole = {
    percent: "10",
    max_discount: "500",
    min_spend: "2,000",
    starts_at: "2026-11-01T00:00",
    ends_at: "2026-11-16T00:00",
    per_customer: "1",
  };
  expect(said(whole, "guitars")).toBe("10 % off guitars, at most ₹500, from ₹2,000, 1–15 November, once each");
  expect(said({ percent: "12.5" })).toBe("12.5 % off everything");
  expect(said({ kind: "amount", amount: "1,250", max_discount: "1", usage_limit: "2" })).toBe(
    "₹1,250 off everything, twice in all",
  );
  expect(said({ kind: "free_shipping", ends_at: "2026-12-31T23:59", listed: "" }, "products by Venu")).toBe(
    "Free delivery with products by Venu, until 31 December, for who knows the code",
  );
  expect(said({ percent: "5", starts_at: "2027-01-14T09:00", first_order_only: "yes" })).toBe(
    "5 % off everything, from 14 January 2027 on, on a first order",
  );
  expect(said({ percent: "5", usage_limit: "1500", per_customer: "3" })).toBe(
    "5 % off everything, 3 times each, 1,500 times in all",
  );
});

test("what is typed comes back as it was, and what can't be read is told at its field", () => {
  const typed = { ...emptyFields, text: "x", percent: "7.25", min_spend: "1249.50", brands: "venu\nradel" };
  expect(fieldsOf(couponOf(typed))).toEqual(typed);
  const wrong = {};
  couponOf({ ...emptyFields, percent: "ten", min_spend: "a lot", usage_limit: "-1" }, wrong);
  expect(Object.keys(wrong)).toEqual(["percent", "min_spend", "usage_limit"]);
});

test.each([
  [{ percent: "150" }, { percent: "Please enter a percentage above 0, up to 100." }],
  [{ percent: "0" }, { percent: "Please enter a percentage above 0, up to 100." }],
  [{ percent: "100" }, {}],
  [{ kind: "amount", amount: "0.50" }, { amount: "Please enter an amount of at least ₹1." }],
  [{ kind: "amount", amount: "lots" }, { amount: "Please enter an amount in rupees, such as 500." }],
])("what no coupon can take off is told before it is saved: %o", (typed, expected) => {
  const wrong = {};
  couponOf({ ...emptyFields, ...typed }, wrong);
  expect(wrong).toEqual(expected);
});

test("what two people made of one coupon goes together", () => {
  const seen = { ...emptyFields, percent: "10", text: "Ten off" };
  const typed = { ...seen, percent: "15", min_spend: "500" };
  const theirs = { ...seen, percent: "12", text: "Twelve off" };
  expect(merge(seen, typed, theirs)).toEqual({
    merged: { ...typed, text: "Twelve off" },
    clashes: [{ name: "percent", label: "Per cent off", yours: "15", theirs: "12" }],
  });
});

test("its history is told in the screen's words, a value by what the coupon gave then", () => {
  const at = { at: "2026-11-01T00:00:00Z", name: "Asha", act: "coupon.edit" };
  const made = { ...couponOf({ ...emptyFields, percent: "10", brands: "venu" }), min_spend: 50_000 };
  const history = [
    { ...at, before: { ends_at: null }, after: { ends_at: "2026-11-15T18:29:00.000Z" } },
    { ...at, before: { kind: "percent", value: 1_000 }, after: { kind: "amount", value: 25_000 } },
    { ...at, act: "coupon.make", before: null, after: made },
  ];
  expect(historyOf({ history, kind: "amount" }).map(({ before, after }) => [before, after])).toEqual([
    [{ Ends: null }, { Ends: "Sun, 15 Nov 2026, 11:59 pm" }],
    [
      { "What it gives": "a percentage", Off: "10 %" },
      { "What it gives": "an amount", Off: "₹250" },
    ],
    [
      null,
      {
        "What it gives": "a percentage",
        Off: "10 %",
        From: "₹500",
        "Offered in the cart": true,
        "What it is for": "venu",
      },
    ],
  ]);
});
