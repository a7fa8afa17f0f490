import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import type { CouponOffer } from "../../../contract/coupons.ts";
import { api } from "../../api/browser.ts";
import { allowing, type Like } from "../../api/isLike.ts";

const like: Like<AnswerOf<"GET /get/coupons">> = {
  data: [{ code: "", text: "", message: "", applies: allowing(null, true) }],
};

/** The coupons for what is in the quote, the best first; none while the shop has not said or can't. */
export function useOffers(lines: { id: number; quantity: number }[], pincode: string | undefined): CouponOffer[] {
  const [offers, setOffers] = useState<CouponOffer[]>([]);
  const written = lines.map(({ id, quantity }) => `${id}:${quantity}`).join(",");
  useEffect(() => {
    if (written === "") return;
    const mine = new AbortController();
    const query = { lines: written, ...(pincode && { pincode }) };
    api("GET /get/coupons", { query, signal: mine.signal, like }).then(
      ({ data }) => setOffers(data),
      () => {}, // a cart does without offers
    );
    return () => mine.abort();
  }, [written, pincode]);
  return offers;
}
