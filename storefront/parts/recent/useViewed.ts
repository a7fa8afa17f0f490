import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import type { Like } from "../../api/isLike.ts";
import { useCustomer } from "../../device/customer.ts";
import { useRemembered } from "../../device/remembered.ts";
import { recentlyViewed, type Viewed } from "./recent.ts";

const like = { data: [{ product_url: "", product_name: "", brand_name: "", price: 0 }] } satisfies Like<
  AnswerOf<"POST /get/recent/view">
>;

/** What was looked at, the latest first: a customer's on any device, when the shop says it; else what this device knows. */
export function useViewed(): Viewed[] {
  const here = useRemembered(recentlyViewed);
  const customer = useCustomer()?.id;
  const [theirs, setTheirs] = useState<{ of: number; items: Viewed[] }>();
  useEffect(() => {
    if (customer === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    api("POST /get/recent/view", { body: { customer_id: customer }, signal, like }).then(
      ({ data }) => setTheirs({ of: customer, items: data }),
      () => {}, // silently: what this device knows is shown
    );
    return () => leaving.abort();
  }, [customer]);
  return theirs && theirs.of === customer && theirs.items.length > 0 ? theirs.items : here;
}
