import { z } from "zod";
import { PaymentMethod } from "../../contract/cart.ts";
import { isSigned, sign } from "../secret.ts";
import type { Settings } from "../settings.ts";
import type { Priced, Wish } from "./price.ts";
import { QuotedRates, ratesTo } from "./quotedRates.ts";

/** What a quote froze: everything that makes up the total, as it was shown. Money in paise. */
const Frozen = z.object({
  checkout: z.string(),
  expires: z.int(),
  lines: z.array(z.tuple([z.int(), z.int(), z.int()])).describe("variant, quantity, unit price"),
  coupon: z.string().optional(),
  pincode: z.string().optional(),
  payment_method: PaymentMethod.optional(),
  discount: z.int(),
  shipping: z.int(),
  fees: z.int(),
  total: z.int(),
  rates: QuotedRates.optional(),
});
export type Frozen = z.infer<typeof Frozen>;

/** Freezes a priced cart as a token that only this shop can have made; nothing is stored. */
export function freeze(
  { secret, settings }: { secret: string; settings: Settings },
  priced: Priced,
  wish: Wish,
  checkout: string,
  expires: Date,
): string {
  const rates = wish.pincode ? ratesTo(settings, wish.pincode) : undefined;
  const frozen: Frozen = {
    checkout,
    expires: expires.getTime(),
    lines: priced.lines.map(({ variant, quantity }) => [variant.id, quantity, variant.price]),
    ...(priced.coupon?.valid ? { coupon: priced.coupon.code } : {}),
    ...(wish.pincode ? { pincode: wish.pincode } : {}),
    ...(wish.payment_method ? { payment_method: wish.payment_method } : {}),
    discount: priced.discount,
    shipping: priced.shipping,
    fees: priced.fees,
    total: priced.total,
    ...(rates ? { rates } : {}),
  };
  const text = Buffer.from(JSON.stringify(frozen)).toString("base64url");
  return `${text}.${sign(secret, "quote", text)}`;
}

/** What a token froze; undefined when this shop did not make it. Whether it has expired is for the caller to see. */
export function thaw(secret: string, token: string): Frozen | undefined {
  const [text = "", signature = ""] = token.split(".");
  if (!isSigned(secret, "quote", text, signature)) return undefined;
  return Frozen.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
}
