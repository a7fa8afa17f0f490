import { expect, test } from "vitest";
import { differences, flatten, linesOf, merge, patchOf } from "./fields.ts";

const nameOf = (id: number) => `Variant ${id}`;
const seen = flatten({
  contact: { name: "Asha", mobile: "9876543210", email: "asha@example.com" },
  address: { name: "Asha", city: "Chennai", pincode: "600004", landmark: "" },
  note: "",
  gift: null,
  gst: { gstin: "", business_name: "" },
  lines: [
    { id: 12, quantity: 2 },
    { id: 15, quantity: 1 },
  ],
});

test("what differs is said in words, goods last", () => {
  const typed = { ...seen, "line.12": "3", "line.15": "0", "line.20": "1", "address.city": "Madurai", note: " " };
  expect(differences(seen, typed, nameOf)).toEqual([
    { name: "address.city", label: "Town", was: "Chennai", now: "Madurai" },
    { name: "line.12", label: "Variant 12", was: "× 2", now: "× 3" },
    { name: "line.15", label: "Variant 15", was: "× 1", now: "" },
    { name: "line.20", label: "Variant 20", was: "", now: "× 1" },
  ]);
});

test("only groups in which something changed are sent, whole", () => {
  expect(patchOf(seen, seen)).toEqual({});
  expect(patchOf(seen, { ...seen, "address.city": "Madurai" })).toEqual({
    address: { name: "Asha", city: "Madurai", pincode: "600004", landmark: "" },
  });
  expect(patchOf(seen, { ...seen, "line.15": "0" })).toEqual({ lines: [{ id: 12, quantity: 2 }] });
  const business = { ...seen, "gst.gstin": "33ABCDE1234F1Z5", "gst.business_name": "Asha & Co" };
  expect(patchOf(seen, business).gst).toEqual({ gstin: "33ABCDE1234F1Z5", business_name: "Asha & Co" });
  expect(patchOf(business, seen)).toEqual({ gst: null });
  expect(linesOf(seen)).toHaveLength(2);
});

test("two people's changes come together; where both changed one thing, both are kept to choose from", () => {
  const typed = { ...seen, "address.city": "Madurai", note: "Ring twice", "line.12": "4" };
  const theirs = { ...seen, "address.city": "Salem", "contact.mobile": "9000000000", "line.12": "4", "line.15": "0" };
  const { merged, clashes } = merge(seen, typed, theirs, nameOf);
  expect(merged).toMatchObject({
    "contact.mobile": "9000000000",
    note: "Ring twice",
    "address.city": "Madurai",
    "line.12": "4",
    "line.15": "0",
  });
  expect(clashes).toEqual([
    { name: "address.city", label: "Town", was: "Chennai", now: "Madurai", yours: "Madurai", theirs: "Salem" },
  ]);
});
