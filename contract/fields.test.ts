import { expect, test } from "vitest";
import { email, gstin, mobile, personName, pincode, text, upiId } from "./fields.ts";

test.each([
  ["98765 43210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["919876543210", "9876543210"],
  ["09876543210", "9876543210"],
  ["9123456789", "9123456789"],
])("the mobile number %s is kept as %s", (typed, kept) => {
  expect(mobile(typed)).toEqual({ ok: true, value: kept });
});

test.each(["", "12345", "5876543210", "98765432101", "+1 415 555 0100", "९८७६५४३२१०"])(
  "%s is no Indian mobile number",
  (typed) => {
    expect(mobile(typed).ok).toBe(false);
  },
);

test("a person's name is no address that a mail would lead to", () => {
  for (const typed of ["You won https://evil.example/prize", "Look at WWW.evil.example"])
    expect(personName(typed)).toEqual({ ok: false, message: "Please enter a name, not an address." });
  for (const typed of ["Dr. A. P. J. Abdul Kalam", "Wwwilliam", "வீணா"]) expect(personName(typed).ok).toBe(true);
});

test.each([
  [" Asha@Example.COM ", "asha@example.com"],
  ["ravi.k+swara@mail.example.co.in", "ravi.k+swara@mail.example.co.in"],
])("the e-mail address %s is kept in lower case", (typed, kept) => {
  expect(email(typed)).toEqual({ ok: true, value: kept });
});

test.each([
  "",
  "asha",
  "asha@",
  "@example.com",
  "asha@example",
  "a b@example.com",
  "a@b@example.com",
  "a@example..com",
  "x@y.com\nBcc: z@y.com",
])("%j is no e-mail address", (typed) => {
  expect(email(typed).ok).toBe(false);
});

test("a GSTIN is held against its check digit", () => {
  expect(gstin("27aapfu0939f1zv")).toEqual({ ok: true, value: "27AAPFU0939F1ZV" });
  expect(gstin("27AAPFU0939F1ZW").ok).toBe(false);
  for (const nowhere of ["00AAPFU0939F1ZB", "39AAPFU0939F1ZQ"]) expect(gstin(nowhere).ok).toBe(false);
  expect(gstin("27AAPFU0939F1Z").ok).toBe(false);
});

test("a pincode has six digits and does not start with 0", () => {
  expect(pincode("600 002")).toEqual({ ok: true, value: "600002" });
  expect(pincode("060002").ok).toBe(false);
  expect(pincode("60000").ok).toBe(false);
});

test("a UPI ID is a name at a bank or app, and no address of mail", () => {
  expect(upiId(" Asha.Raman-1@okHDFCbank ")).toEqual({ ok: true, value: "asha.raman-1@okhdfcbank" });
  expect(upiId("9876543210@ybl").ok).toBe(true);
  expect(upiId("")).toEqual({ ok: true, value: "" });
  for (const typed of ["not a upi", "asha@", "@upi", "asha@example.com", "asha@@upi", "9876543210"])
    expect(upiId(typed)).toEqual({ ok: false, message: "Please check the UPI ID; it looks like name@okbank." });
});

test("texts lose white space at the ends and are bounded", () => {
  expect(text("  73,   Anna\tSalai ", "x", 1, 120)).toEqual({ ok: true, value: "73, Anna Salai" });
  expect(text("Asha\u0000\u0007 Raman\r\nBcc: x", "x", 1, 120)).toEqual({ ok: true, value: "Asha Raman Bcc: x" });
  expect(text("   ", "the town", 1, 30)).toEqual({ ok: false, message: "Please enter the town." });
  expect(text("அ".repeat(31), "the town", 1, 30).ok).toBe(false);
});
