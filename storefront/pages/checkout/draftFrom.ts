import { type Draft, fieldNames } from "./fields.ts";

const names: (keyof Draft)[] = [...fieldNames, "payment_method", "consent"];

/** The fields of a checkout in whatever holds them: texts of a sensible length, and an empty text for all others. */
export function draftFrom(found: Record<string, unknown>): Draft {
  const textOf = (name: string) => {
    const value = Object.hasOwn(found, name) ? found[name] : undefined;
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  const draft: Draft = {
    email: "",
    mobile: "",
    name: "",
    pincode: "",
    line1: "",
    line2: "",
    landmark: "",
    city: "",
    state: "",
    recipient_name: "",
    recipient_mobile: "",
    business_name: "",
    gstin: "",
    note: "",
    gift_note: "",
    gift: "",
    gift_wrap: "",
    payment_method: "",
    consent: "",
  };
  for (const name of names) draft[name] = textOf(name);
  return draft;
}
