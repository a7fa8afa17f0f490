import { data, redirect } from "react-router";
import type { Client } from "../../../api/client.ts";
import { isLoggedOut } from "../act.ts";

/** Where one comes back from after logging in. */
export const toLogin = () => redirect("/login?to=/profile");

/** All that a customer sees in his profile. Sends a visitor to the login; throws the page's 503 when the shop can't answer. */
export async function readProfile(api: Client, ordersPage: string) {
  try {
    const [{ customer }, sessions, orders] = await Promise.all([
      api("GET /get/customer"),
      api("GET /customer/sessions"),
      api("GET /orders", { query: { page: ordersPage } }),
    ]);
    return { customer, sessions: sessions.data, orders: orders.data };
  } catch (error) {
    if (isLoggedOut(error)) throw toLogin();
    throw data(null, { status: 503 });
  }
}
