import { useEffect } from "react";
import { customer, endCustomer } from "../../device/customer.ts";

/** On a page that the server shows only to those who are not logged in: a device that believes otherwise forgets it. `isSomebody`: one is, all the same. */
export function useNobody(isSomebody = false): void {
  useEffect(() => {
    if (!isSomebody && customer.get()) endCustomer();
  }, [isSomebody]);
}
