import { staffPassword } from "../../contract/office/staffPassword.ts";
import { ApiError } from "../http/reply.ts";

/** Throws an ApiError of 422 for a password that nobody of the staff may take. */
export function checkPassword(typed: string, email: string): void {
  const checked = staffPassword(typed, { email });
  if (!checked.ok) throw new ApiError(422, checked.message, { errors: { password: checked.message } });
}
