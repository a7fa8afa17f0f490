import { useEffect } from "react";
import { useStore } from "zustand";
import type { PaymentMethod } from "../../contract/cart.ts";
import { attemptCart, cart, cartCoupon, shippingAddress } from "./memory.ts";
import { type Asking, askForQuote, asking } from "./quote.ts";

/** Asks about what is in force now, and anew after each change of it; several changes at once are asked about once. */
function keepAsking(method: PaymentMethod | undefined): () => void {
  let changed = false;
  const ask = () => {
    if (changed) return;
    changed = true;
    queueMicrotask(() => {
      changed = false;
      void askForQuote(method);
    });
  };
  ask();
  const ends = [cart, attemptCart, cartCoupon, shippingAddress].map(({ subscribe }) => subscribe(ask));
  return () => {
    for (const end of ends) end();
  };
}

/** The shop's answer about the cart for a way to pay. `current`: it is about the cart as it stands. */
export function useQuote(method?: PaymentMethod): Asking & { current: boolean } {
  useEffect(() => keepAsking(method), [method]);
  const now = useStore(asking);
  return { ...now, current: now.quote !== null && now.state === "idle" };
}
