import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import { formatPaise } from "../../parts/money.ts";

/** Why a way to pay is not possible for this order, in words; undefined where it is. `upiLimit` in paise; `noCash`: what the shop says of this shopper. */
export function whyClosed(
  method: PaymentMethod,
  quote: Quote | null,
  upiLimit: number,
  noCash?: string,
): string | undefined {
  if (method === "cod" && noCash) return noCash;
  if (!quote) return undefined;
  if (method === "cod" && quote.delivery?.cod === false)
    return quote.delivery.cod_reason ?? "Cash on delivery is not possible for this order.";
  if (method === "upi_qr" && quote.total - quote.cod_fee > upiLimit)
    return `UPI takes at most ${formatPaise(upiLimit)} at once. Please pay by card, EMI or net banking.`;
  return undefined;
}
