import { useEffect } from "react";
import { customer, endCustomer } from "../../device/customer.ts";

/** On a page that the server shows only to those who are not logged in: a device that believes otherwise forgets it. */
export function useNobody(): void {
  useEffect(() => {
    if (customer.get()) endCustomer();
  }, []);
}
