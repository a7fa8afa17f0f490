import type { Variant } from "../../../contract/catalogue.ts";

/** A GTIN that is one's own everywhere: numbers from 02, 04 and 2 on are given out inside a shop (GS1's prefixes). */
export function gtinFacts({ gtin }: Pick<Variant, "gtin">): { gtin13?: string } {
  const thirteen = gtin?.length === 12 ? `0${gtin}` : gtin;
  return thirteen?.length === 13 && !/^(2|0[24])/.test(thirteen) ? { gtin13: thirteen } : {};
}
