import type { AddressForm } from "../../../../contract/customers.ts";
import type { Client } from "../../../api/client.ts";
import type { Typed } from "../answer.ts";

const addressIn = ({
  name = "",
  mobile = "",
  pincode = "",
  line1 = "",
  line2 = "",
  landmark = "",
  city = "",
  state = "",
  kind,
}: Typed) =>
  ({
    name,
    mobile,
    pincode,
    line1,
    line2,
    landmark,
    city,
    state,
    kind: kind === "work" ? ("work" as const) : ("home" as const),
  }) satisfies Partial<AddressForm>;

/** What the profile's forms ask for, by their intent. Each throws the API's refusal. */
export const actions = {
  details: (api: Client, { name = "", mobile = "", offers }: Typed) =>
    api("PATCH /customer", { body: { name, mobile, offers: offers === "yes" } }),
  business: (api: Client, { "gst.gstin": gstin = "", "gst.business_name": business_name = "" }: Typed) =>
    api("PATCH /customer", { body: { gst: `${gstin}${business_name}`.trim() ? { gstin, business_name } : null } }),
  email: (api: Client, { email = "", current_password = "" }: Typed) =>
    api("PATCH /customer", { body: { email, current_password } }),
  keepEmail: (api: Client, { email = "" }: Typed) => api("PATCH /customer", { body: { email } }),
  password: (api: Client, { current_password = "", password = "" }: Typed) =>
    api("POST /customer/password", { body: { current_password, password } }),
  addAddress: (api: Client, typed: Typed) =>
    api("POST /customer/address", { body: { ...addressIn(typed), is_default: typed.is_default === "yes" } }),
  changeAddress: (api: Client, { id = "", is_default, ...typed }: Typed) =>
    api("PATCH /customer/address/{id}", {
      parameters: { id },
      body: { ...addressIn(typed), ...(is_default === "yes" && { is_default: true as const }) },
    }),
  defaultAddress: (api: Client, { id = "" }: Typed) =>
    api("PATCH /customer/address/{id}", { parameters: { id }, body: { is_default: true } }),
  deleteAddress: (api: Client, { id = "" }: Typed) => api("DELETE /customer/address/{id}", { parameters: { id } }),
  endSession: (api: Client, { id = "" }: Typed) => api("DELETE /customer/sessions/{id}", { parameters: { id } }),
  deleteAccount: (api: Client, { current_password = "" }: Typed) =>
    api("DELETE /customer", { body: { current_password } }),
  logout: (api: Client) => api("POST /logout"),
} satisfies Record<string, (api: Client, typed: Typed) => Promise<unknown>>;

export type Intent = keyof typeof actions;
export const isIntent = (intent: string): intent is Intent => Object.hasOwn(actions, intent);
