/**
 * The shape of a pincode; whether it exists is asked of the table of pincodes. Apart from the other rules of fields.ts: a
 * product's page needs this one alone.
 */
export function pincode(typed: string): { ok: true; value: string } | { ok: false; message: string } {
  const digits = typed.replace(/\s/g, "");
  if (digits === "") return { ok: false, message: "Please enter the pincode." };
  if (!/^[1-9]\d{5}$/.test(digits))
    return { ok: false, message: "Please enter a pincode of six digits; it does not start with 0." };
  return { ok: true, value: digits };
}
