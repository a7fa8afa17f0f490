import { expect, test } from "vitest";
import { fieldsOfPlace, saidOf, toFillIn } from "./place.ts";

const chennai = { city: "Chennai", state: "Tamil Nadu" };
const kochi = { city: "Kochi", state: "Kerala" };

test("a pincode fills in town and state where nothing stands, or what an earlier pincode put there", () => {
  const filled = toFillIn({ "address.city": "" }, {}, chennai);
  expect(filled).toEqual({ "address.city": "Chennai", "address.state": "Tamil Nadu" });
  expect(toFillIn(filled, fieldsOfPlace(chennai), kochi)).toEqual(fieldsOfPlace(kochi));
  expect(toFillIn({ ...filled, "address.city": "Mylapore" }, fieldsOfPlace(chennai), kochi)).toEqual({
    "address.state": "Kerala",
  });
  expect(toFillIn(filled, {}, kochi)).toEqual({});
});

test("what an earlier pincode put there goes where the next one's town is not known", () => {
  const typed = fieldsOfPlace(chennai);
  expect(toFillIn(typed, typed, { city: null, state: null })).toEqual({ "address.city": "", "address.state": "" });
});

test("what was filled in is said, and which states there are to choose from", () => {
  expect(saidOf(fieldsOfPlace(chennai), ["Tamil Nadu"])).toBe("Chennai, Tamil Nadu: filled in from the pincode.");
  expect(saidOf({ "address.city": "Mahe", "address.state": "" }, ["Kerala", "Puducherry"])).toBe(
    "Mahe: filled in from the pincode. Please choose the state: Kerala or Puducherry.",
  );
  expect(saidOf({}, ["Tamil Nadu"])).toBe("");
});
