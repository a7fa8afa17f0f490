import { expect, test } from "vitest";
import type { Draft } from "./fields.ts";
import { gstinNote } from "./gstinNote.ts";
import { understand } from "./understand.ts";

const draft: Draft = {
  email: "asha@example.com",
  mobile: "9876543210",
  name: "Asha Raman",
  pincode: "600002",
  line1: "12, North Mada Street",
  line2: "Mylapore",
  landmark: "",
  city: "Chennai",
  state: "Tamil Nadu",
  recipient_name: "",
  recipient_mobile: "",
  business_name: "",
  gstin: "",
  note: "",
  gift: "",
  gift_note: "",
  gift_wrap: "",
  payment_method: "",
  consent: "",
};
const known = { states: ["Tamil Nadu"], gstin: "33AABCS7373K1Z3" };
const errorsOf = (more: Partial<Draft>, states = known.states) => {
  const found = understand({ ...draft, ...more }, { ...known, states });
  return found.ok ? {} : found.errors;
};

test("a state that the pincode does not lie in is told at the field, before anything is sent", () => {
  expect(errorsOf({})).toEqual({});
  const state = "The pincode 600002 lies in Tamil Nadu. Please correct the state or the pincode.";
  expect(errorsOf({ state: "Goa" })).toEqual({ state });
  expect(errorsOf({ state: "Puducherry" }, ["Tamil Nadu", "Puducherry"])).toEqual({});
  expect(errorsOf({ state: "Goa" }, [])).toEqual({}); // the table was not to be had: the server says so
});

test("the shop's own GSTIN is refused; one of another state is taken, and what that means is said", () => {
  const business_name = "Raman Music School";
  expect(Object.keys(errorsOf({ gstin: "33aabcs7373k1z3", business_name }))).toEqual(["gstin"]);
  expect(errorsOf({ gstin: "27AAPFU0939F1ZV", business_name })).toEqual({});
  expect(gstinNote({ gstin: "27AAPFU0939F1ZV", state: "Tamil Nadu" })).toBe(
    "This GSTIN is of Maharashtra. The invoice names Tamil Nadu as the place of supply, as it is delivered there.",
  );
  expect(gstinNote({ gstin: "27AAPFU0939F1ZV", state: "Maharashtra" })).toBeUndefined();
  expect(gstinNote({ gstin: "27", state: "Tamil Nadu" })).toBeUndefined();
});
