import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Customer } from "../../../contract/customers.ts";
import { rememberCustomer } from "../../device/customer.ts";
import { toast } from "../../device/toast.ts";

/** The server has logged somebody in: the device takes it over, and goes on to where he wanted to be. */
export type Welcome = { customer: Customer; message: string; to: string };

/** Takes a login over, once its answer is there: also one that was sent before the script had come. */
export function useWelcome(welcome: Welcome | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!welcome) return;
    rememberCustomer(welcome.customer);
    toast("success", welcome.message);
    void navigate(welcome.to, { replace: true, state: { message: welcome.message } });
  }, [welcome, navigate]);
}
