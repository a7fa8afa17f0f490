import { email, type Field, gstin, mobile, personName, pincode, text } from "../../../contract/fields.ts";
import { newPassword } from "../../../contract/newPassword.ts";
import type { Typed } from "./answer.ts";
import { isCommon } from "./commonPasswords.ts";

/** How a field is asked for, and the rule that says what is wrong with it, given all that was typed. */
export type Asked = {
  name: string;
  label: string;
  rule: (typed: string, all: Typed) => Field<unknown>;
  autoComplete: string;
  inputMode?: "email" | "tel" | "numeric";
  hint?: string;
  optional?: boolean;
  secret?: boolean;
};

const given = (typed: string): Field<string> =>
  typed === "" ? { ok: false, message: "Please enter your password." } : { ok: true, value: typed };

const address = (label: string, least: number, most: number) => (typed: string) => text(typed, label, least, most);

/** Whether a form names no business: then neither of its fields has to be filled in. */
const isWithout = (all: Typed) => `${all["gst.business_name"] ?? ""}${all["gst.gstin"] ?? ""}`.trim() === "";

/** The fields of the account's forms, with the names that the API has for them. */
export const asked = {
  name: { name: "name", label: "Full name", rule: personName, autoComplete: "name" },
  email: { name: "email", label: "E-mail", rule: email, autoComplete: "username", inputMode: "email" },
  mobile: {
    name: "mobile",
    label: "Mobile",
    rule: mobile,
    autoComplete: "tel-national",
    inputMode: "tel",
    hint: "Ten digits; +91 may be left out.",
  },
  password: { name: "password", label: "Password", rule: given, autoComplete: "current-password", secret: true },
  currentPassword: {
    name: "current_password",
    label: "Your password",
    rule: given,
    autoComplete: "current-password",
    secret: true,
  },
  newPassword: {
    name: "password",
    label: "New password",
    rule: (typed, all) => newPassword(typed, { email: all.email ?? "" }, isCommon),
    autoComplete: "new-password",
    hint: "At least 8 characters. Three words that don’t belong together are good.",
    secret: true,
  },
  pincode: { name: "pincode", label: "Pincode", rule: pincode, autoComplete: "postal-code", inputMode: "numeric" },
  line1: {
    name: "line1",
    label: "Flat, house number, building",
    rule: address("the flat, house number or building", 1, 120),
    autoComplete: "address-line1",
  },
  line2: {
    name: "line2",
    label: "Area, street, village",
    rule: address("the area, street or village", 1, 120),
    autoComplete: "address-line2",
  },
  landmark: {
    name: "landmark",
    label: "Landmark",
    rule: address("the landmark", 0, 80),
    autoComplete: "off",
    hint: "Such as: near Kapaleeshwarar Temple.",
    optional: true,
  },
  businessName: {
    name: "gst.business_name",
    label: "Business name",
    rule: (typed, all) => (isWithout(all) ? { ok: true, value: "" } : text(typed, "the business name", 1, 120)),
    autoComplete: "organization",
    optional: true,
  },
  gstin: {
    name: "gst.gstin",
    label: "GSTIN",
    rule: (typed, all) => (isWithout(all) ? { ok: true, value: "" } : gstin(typed)),
    autoComplete: "off",
    hint: "15 characters.",
    optional: true,
  },
  city: {
    name: "city",
    label: "Town or city",
    rule: address("the town or city", 1, 30),
    autoComplete: "address-level2",
  },
} satisfies Record<string, Asked>;

/** What is wrong with what was typed, in the form's order; empty when nothing is. */
export function errorsIn(fields: Asked[], typed: Typed): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { name, rule } of fields) {
    const result = rule(typed[name] ?? "", typed);
    if (!result.ok) errors[name] = result.message;
  }
  return errors;
}
