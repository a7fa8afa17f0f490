import { expect, test } from "vitest";
import { understands } from "./understands.ts";

const address = {
  id: 1,
  name: "A",
  mobile: "1",
  pincode: "60",
  line1: "x",
  line2: "",
  landmark: "",
  city: "",
  state: "",
};
const customer = { id: 7, name: "Asha", email: "no address", mobile: "", email_verified: true, pending_email: null };
const answer = {
  error: 0,
  message: "",
  customer: {
    ...customer,
    offers: false,
    gst: null,
    customer_address: [{ ...address, kind: "home", is_default: true }],
    more: 1,
  },
};

test("an answer's form counts, not whether today's rules would take its values, nor what it holds besides", () => {
  expect(understands("GET /get/customer", answer)).toBe(true);
  expect(understands("GET /get/customer", { ...answer, customer: { id: "7" } })).toBe(false);
  expect(understands("GET /get/customer", { error: 0, data: { x: 1 } })).toBe(false);
  expect(understands("GET /get/banners", { error: 0, message: "", data: { x: 1 } })).toBe(false);
  expect(understands("GET /get/products", { error: 0, message: "", products: [{ id: 1 }] })).toBe(false);
});

test("a call that is not in the contract has no answer", () => {
  expect(understands("GET /get/toString", { error: 0 })).toBe(false);
});
