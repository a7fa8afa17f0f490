import { useEffect, useRef } from "react";
import type { PaymentMethod } from "../../../contract/cart.ts";
import { announce } from "../../device/announce.ts";
import type { useQuote } from "../../device/useQuote.ts";
import { formatPaise } from "../../parts/money.ts";
import { methodNames } from "./methodNames.ts";

/** Says which way to pay was chosen and what the order comes to by it, once the shop has said so; later, what has changed. */
export function usePaymentSaid(
  chosen: PaymentMethod | undefined,
  { quote, current }: ReturnType<typeof useQuote>,
): void {
  const last = useRef("");
  useEffect(() => {
    if (!chosen || !quote || !current) return;
    const fee = quote.cod_fee > 0 ? `, ${formatPaise(quote.cod_fee)} of it for cash` : "";
    const words = `${methodNames[chosen]}. The total is ${formatPaise(quote.total)}${fee}.`;
    if (last.current !== words) announce(words);
    last.current = words;
  }, [chosen, quote, current]);
}
