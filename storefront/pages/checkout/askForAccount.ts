import type { AnswerOf } from "../../../contract/calls.ts";
import type { Customer as Account, SavedAddress } from "../../../contract/customers.ts";
import { api } from "../../api/browser.ts";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import type { Like } from "../../api/isLike.ts";
import { customer, rememberCustomer } from "../../device/customer.ts";

const words = { name: "", mobile: "", pincode: "", line1: "", line2: "", landmark: "", city: "", state: "" };
const like: Like<AnswerOf<"GET /get/customer">> = {
  customer: { id: 0, name: "", email: "", mobile: "", customer_address: [{ id: 0, ...words }] },
};

/** What an account knows for a checkout: its default address, and its business. */
export type Known = { address: SavedAddress | undefined; gst: Account["gst"] };

/**
 * Asks the account for its addresses, which may have been saved on another device, and its business. Nothing for a visitor,
 * and when no answer comes: the device's own addresses are good enough then.
 */
export async function askForAccount(): Promise<Known | undefined> {
  const id = customer.get()?.id;
  if (id === undefined) return;
  try {
    const { customer: found } = await api("GET /get/customer", { like });
    if (found.id !== id || customer.get()?.id !== id) return;
    rememberCustomer(found);
    return { address: found.customer_address[0], gst: found.gst ?? null };
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
  }
}
