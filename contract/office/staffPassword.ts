import type { Field } from "../fields.ts";
import { password } from "../password.ts";

/** A new password of somebody of the staff: the rules of customers' passwords, and 12 characters at least. */
export function staffPassword(typed: string, about: { email?: string } = {}): Field<string> {
  const length = Array.from(typed).length;
  if (length > 0 && length < 12)
    return { ok: false, message: "Please choose a longer password, at least 12 characters." };
  return password(typed, about);
}
