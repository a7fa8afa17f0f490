import type { PaymentMethod } from "../../../contract/cart.ts";
import type { PayRequest } from "../../../contract/payOrCancel.ts";
import { methodNames } from "../checkout/methodNames.ts";

const isMethod = (name: FormDataEntryValue | null): name is PaymentMethod =>
  typeof name === "string" && Object.hasOwn(methodNames, name);

/** The other way to pay that a form asks for, and the total that it showed for it; empty where it asks for none. */
export function payRequest(form: FormData): PayRequest {
  const method = form.get("payment_method");
  const total = Number(form.get("total"));
  if (!isMethod(method)) return {};
  return { payment_method: method, ...(Number.isSafeInteger(total) && total > 0 && { total }) };
}
