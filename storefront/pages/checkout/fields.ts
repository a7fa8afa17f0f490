import { email, type Field, gstin, mobile, personName, pincode, text } from "../../../contract/fields.ts";
import { stateCode } from "../../../contract/states.ts";

/** How a field of the checkout is asked for; its rule gives the value to send or what is wrong. */
export type Asked = {
  label: string;
  rule: (typed: string) => Field<string>;
  autoComplete: string;
  inputMode?: "email" | "tel" | "numeric";
  hint?: string;
  optional?: boolean;
};

const state = (typed: string): Field<string> =>
  stateCode(typed) === undefined ? { ok: false, message: "Please choose the state." } : { ok: true, value: typed };

const asked = {
  email: {
    label: "E-mail",
    rule: email,
    autoComplete: "email",
    inputMode: "email",
    hint: "For the confirmation and the invoice.",
  },
  mobile: {
    label: "Mobile",
    rule: mobile,
    autoComplete: "tel-national",
    inputMode: "tel",
    hint: "For the courier. +91 may be left out.",
  },
  name: { label: "Full name", rule: personName, autoComplete: "name" },
  pincode: { label: "Pincode", rule: pincode, autoComplete: "postal-code", inputMode: "numeric" },
  state: { label: "State", rule: state, autoComplete: "address-level1" },
  line1: {
    label: "Flat, house number, building",
    rule: (typed) => text(typed, "the flat, house number or building", 1, 120),
    autoComplete: "address-line1",
  },
  line2: {
    label: "Area, street, village",
    rule: (typed) => text(typed, "the area, street or village", 1, 120),
    autoComplete: "address-line2",
  },
  landmark: {
    label: "Landmark",
    rule: (typed) => text(typed, "the landmark", 0, 80),
    autoComplete: "off",
    optional: true,
  },
  city: {
    label: "Town or city",
    rule: (typed) => text(typed, "the town or city", 1, 30),
    autoComplete: "address-level2",
  },
  recipient_name: { label: "Recipient’s full name", rule: personName, autoComplete: "off", optional: true },
  recipient_mobile: {
    label: "Recipient’s mobile",
    rule: mobile,
    autoComplete: "off",
    inputMode: "tel",
    optional: true,
  },
  business_name: {
    label: "Business name",
    rule: (typed) => text(typed, "the business name", 1, 120),
    autoComplete: "organization",
    optional: true,
  },
  gstin: { label: "GSTIN", rule: gstin, autoComplete: "off", optional: true },
  note: {
    label: "Note for us",
    rule: (typed) => text(typed, "the note", 0, 200),
    autoComplete: "off",
    optional: true,
    hint: "When to call, which gate.",
  },
  gift_note: {
    label: "Words for a card",
    rule: (typed) => text(typed, "the words for the card", 0, 200),
    autoComplete: "off",
    optional: true,
    hint: "We write them by hand.",
  },
  gift: {
    label: "It is a gift",
    rule: (typed) => ({ ok: true, value: typed === "yes" ? typed : "" }),
    autoComplete: "off",
    optional: true,
  },
  gift_wrap: {
    label: "Wrap it as a gift, free of charge",
    rule: (typed) => ({ ok: true, value: typed === "yes" ? typed : "" }),
    autoComplete: "off",
    optional: true,
  },
} satisfies Record<string, Asked>;

export type FieldName = keyof typeof asked;
export const fields: Record<FieldName, Asked> = asked;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
export const fieldNames: FieldName[] = Object.keys(fields).filter(isFieldName);

/** What has been typed, field by field, the chosen way to pay, and `yes` for the consent once it is given. */
export type Draft = Record<FieldName | "payment_method" | "consent", string>;
export type Errors = Partial<Record<keyof Draft, string>>;

const places: Record<string, FieldName> = {
  "address.name": "recipient_name",
  "address.mobile": "recipient_mobile",
  "gift.note": "gift_note",
  "gift.wrap": "gift_wrap",
};

/** The fields of the second step; all others are the first one's. */
export const deliveryFields: FieldName[] = ["note", "gift", "gift_note", "gift_wrap"];

/** The server's words about a body, beside the fields that they are about. */
export function errorsFromServer(errors: Record<string, string>): Errors {
  const found: Errors = {};
  for (const [path, message] of Object.entries(errors)) {
    const last = places[path] ?? path.split(".").at(-1) ?? "";
    if (isFieldName(last) || last === "payment_method") found[last] = message;
  }
  return found;
}
