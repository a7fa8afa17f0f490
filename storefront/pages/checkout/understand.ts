import type { Address, Contact, OrderRequest } from "../../../contract/orders.ts";
import { type Draft, type Errors, type FieldName, fieldNames, fields } from "./fields.ts";

/** What an order needs of the form. */
export type Understood = Pick<OrderRequest, "gst" | "note"> & { contact: Contact; address: Address };

const isLeftOut = (name: FieldName, draft: Draft): boolean => {
  if (name === "gstin" || name === "business_name")
    return draft.gstin.trim() === "" && draft.business_name.trim() === "";
  return fields[name].optional === true && draft[name].trim() === "";
};

/** The order's part of what was typed, or what is wrong with which field, in the form's order. */
export function understand(draft: Draft): { ok: true; value: Understood } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  const values: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    if (isLeftOut(name, draft)) continue;
    const result = fields[name].rule(draft[name]);
    if (result.ok) values[name] = result.value;
    else errors[name] = result.message;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { email = "", name = "", mobile = "", pincode = "", line1 = "", line2 = "", city = "", state = "" } = values;
  const { landmark, note, gstin, business_name, recipient_name = name, recipient_mobile = mobile } = values;
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
    },
  };
}
