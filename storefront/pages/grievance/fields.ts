import { complaint, email, orderNoAsTyped, text } from "../../../contract/fields.ts";
import { type Asked, asked } from "../account/rules.ts";

const mail: Asked = { ...asked.email, rule: email, autoComplete: "email" };

/** The fields of a complaint, with the names that the API has for them. */
export const complaintFields = {
  name: asked.name,
  email: mail,
  mobile: asked.mobile,
  orderNo: {
    name: "order_no",
    label: "Order number",
    rule: orderNoAsTyped,
    autoComplete: "off",
    optional: true,
    hint: "Such as 7K3MD-Q9TFX.",
  },
  text: { name: "text", label: "What is wrong", rule: complaint, autoComplete: "off" },
} satisfies Record<string, Asked>;

/** The fields by which a complaint is found again. */
export const ticketFields = {
  ticket: {
    name: "ticket",
    label: "Complaint number",
    rule: (typed) => text(typed, "the number of your complaint", 1, 40),
    autoComplete: "off",
    hint: "Such as G-7K3MD-Q9TFX; it is in our mail.",
  },
  email: mail,
} satisfies Record<string, Asked>;
