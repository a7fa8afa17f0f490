import type { CancelRequest } from "../../../contract/payOrCancel.ts";

/** What the form has said goes back; empty where it says nothing of that. */
export function cancelRequest(form: FormData): CancelRequest {
  const said = form.get("refund");
  return typeof said === "string" && /^\d{1,15}$/.test(said) ? { refund: Number(said) } : {};
}
