import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Customer } from "../../../contract/customers.ts";
import { rememberCustomer } from "../../device/customer.ts";
import { toast } from "../../device/toast.ts";

/**
 * The server has logged somebody in: the device takes it over, and goes on to where he wanted to be. `message` is the
 * server's; `greeting`, where there is one, is what the page says in its place.
 */
export type Welcome = { customer: Customer; message: string; greeting?: string; to: string };

/** Takes a login over, once its answer is there: also one that was sent before the script had come. */
export function useWelcome(welcome: Welcome | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!welcome) return;
    rememberCustomer(welcome.customer);
    toast("success", welcome.message);
    void navigate(welcome.to, { replace: true, state: { message: welcome.greeting ?? welcome.message } });
  }, [welcome, navigate]);
}
