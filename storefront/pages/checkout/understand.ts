import type { Address, Contact, OrderRequest } from "../../../contract/orders.ts";
import { wrongState } from "../../../contract/states.ts";
import { type Draft, type Errors, type FieldName, fieldNames, fields } from "./fields.ts";

/** What an order needs of the form. */
export type Understood = Pick<OrderRequest, "gst" | "note" | "gift"> & { contact: Contact; address: Address };

const isLeftOut = (name: FieldName, draft: Draft): boolean => {
  if (name === "gstin" || name === "business_name")
    return draft.gstin.trim() === "" && draft.business_name.trim() === "";
  return fields[name].optional === true && draft[name].trim() === "";
};

/** What the form can be held against: the states that its pincode may lie in, where they are known, and the shop's own GSTIN. */
type Known = { states: string[]; gstin: string };

/** What is wrong with fields that are right by themselves. */
function wrongTogether(values: Partial<Record<FieldName, string>>, known: Known): Errors {
  const { pincode, state, gstin } = values;
  const wrong = pincode && state && wrongState(pincode, state, known.states);
  return {
    ...(wrong && { state: wrong }),
    ...(gstin === known.gstin && { gstin: "This is our own GSTIN. Please enter that of your business." }),
  };
}

/** What was said of a gift; undefined: it is none. */
export function giftOf({ gift, gift_note = "", gift_wrap }: Partial<Draft>): OrderRequest["gift"] {
  const wrap = gift_wrap === "yes";
  return gift === "yes" || wrap || gift_note ? { wrap, note: gift_note } : undefined;
}

/** The order's part of what was typed, or what is wrong with which field, in the form's order. */
export function understand(
  draft: Draft,
  known: Known,
): { ok: true; value: Understood } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  const values: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    if (isLeftOut(name, draft)) continue;
    const result = fields[name].rule(draft[name]);
    if (result.ok) values[name] = result.value;
    else errors[name] = result.message;
  }
  Object.assign(errors, wrongTogether(values, known));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { email = "", name = "", mobile = "", pincode = "", line1 = "", line2 = "", city = "", state = "" } = values;
  const { landmark, note, gstin, business_name, recipient_name = name, recipient_mobile = mobile } = values;
  const gift = giftOf(values);
  return {
    ok: true,
    value: {
      contact: { name, email, mobile },
      address: {
        name: recipient_name,
        mobile: recipient_mobile,
        pincode,
        line1,
        line2,
        city,
        state,
        ...(landmark && { landmark }),
      },
      ...(gstin && business_name && { gst: { gstin, business_name } }),
      ...(note && { note }),
      ...(gift && { gift }),
    },
  };
}
