import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Customer } from "../../../../contract/customers.ts";
import { rememberCustomer, customer as remembered } from "../../../device/customer.ts";
import { forgetCustomer } from "../../../device/forgetCustomer.ts";

/** Keeps the device's customer as the server has him, and leaves the page when another tab has logged out. */
export function useProfile(customer: Customer, deleted: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => rememberCustomer(customer), [customer]);
  useEffect(
    () =>
      remembered.subscribe(() => {
        if (!remembered.get()) void navigate("/login");
      }),
    [navigate],
  );
  useEffect(() => {
    if (!deleted) return;
    forgetCustomer();
    void navigate("/", { replace: true, state: { message: deleted } });
  }, [deleted, navigate]);
}
