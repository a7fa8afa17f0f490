import { useEffect, useState } from "react";
import type { CouponOffer } from "../../../contract/coupons.ts";
import { api } from "../../api/browser.ts";

/** The coupons for what is in the quote, the best first; none while the shop has not said or can't. */
export function useOffers(lines: { id: number; quantity: number }[], pincode: string | undefined): CouponOffer[] {
  const [offers, setOffers] = useState<CouponOffer[]>([]);
  const written = lines.map(({ id, quantity }) => `${id}:${quantity}`).join(",");
  useEffect(() => {
    if (written === "") return;
    const mine = new AbortController();
    const query = { lines: written, ...(pincode && { pincode }) };
    api("GET /get/coupons", { query, signal: mine.signal }).then(
      ({ data }) => setOffers(data),
      () => {}, // a cart does without offers
    );
    return () => mine.abort();
  }, [written, pincode]);
  return offers;
}
