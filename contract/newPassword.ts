import type { Field } from "./fields.ts";

/** Whose password it is to be: what must not stand in it. */
export type About = { email?: string };

const bad = (message: string): Field<never> => ({ ok: false, message });

function holds(typed: string, email: string): boolean {
  const [user = ""] = email.split("@");
  const lower = typed.toLowerCase();
  return (email !== "" && lower.includes(email)) || (user.length >= 4 && lower.includes(user));
}

/**
 * A new password: 8 to 128 characters of any kind, without the e-mail address in it, and not common. Who brings
 * `isCommon` decides when the list of common ones is loaded.
 */
export function newPassword(typed: string, { email = "" }: About, isCommon: (typed: string) => boolean): Field<string> {
  const length = Array.from(typed).length;
  if (length === 0) return bad("Please choose a password.");
  if (length < 8) return bad("Please choose a longer password, at least 8 characters.");
  if (length > 128) return bad("Please choose a password of at most 128 characters.");
  if (holds(typed, email.trim().toLowerCase()))
    return bad("Please choose a password without your e-mail address in it.");
  if (isCommon(typed))
    return bad(
      "This password is one of the first that a thief would try. Please choose another, such as three words that don't belong together.",
    );
  return { ok: true, value: typed };
}
