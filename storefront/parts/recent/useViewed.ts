import { useEffect, useState } from "react";
import { api } from "../../api/browser.ts";
import { useCustomer } from "../../device/customer.ts";
import { useRemembered } from "../../device/remembered.ts";
import { recentlyViewed, type Viewed } from "./recent.ts";

/** What was looked at, the latest first: a customer's on any device, when the shop says it; else what this device knows. */
export function useViewed(): Viewed[] {
  const here = useRemembered(recentlyViewed);
  const customer = useCustomer()?.id;
  const [theirs, setTheirs] = useState<{ of: number; items: Viewed[] }>();
  useEffect(() => {
    if (customer === undefined) return;
    const leaving = new AbortController();
    api("POST /get/recent/view", { body: { customer_id: customer }, signal: leaving.signal }).then(
      ({ data }) => setTheirs({ of: customer, items: data }),
      () => {}, // silently: what this device knows is shown
    );
    return () => leaving.abort();
  }, [customer]);
  return theirs && theirs.of === customer && theirs.items.length > 0 ? theirs.items : here;
}
