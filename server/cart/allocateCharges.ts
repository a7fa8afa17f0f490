import { allocate, taxInside } from "./allocate.ts";

/**
 * The tax inside what is charged for delivery and for cash on delivery, in paise. Both belong to the supply of the goods:
 * they are part of its value (CGST Act 2017, s. 15(2)(c), incidental expenses) and, as a composite supply, are taxed as
 * the goods are (s. 2(30), s. 8(a)). With goods of several rates the charges follow the goods in proportion to their
 * value after discount; each share bears its line's rate, nil-rated goods' shares none. Shares add up to the charges.
 */
export function allocateCharges(
  charges: number,
  lines: { value: number; gst_bp: number }[],
): { charges: number; tax: number }[] {
  const shares = allocate(
    charges,
    lines.map(({ value }) => value),
  );
  return lines.map(({ gst_bp }, index) => {
    const share = shares[index] ?? 0;
    return { charges: share, tax: taxInside(share, gst_bp) };
  });
}
