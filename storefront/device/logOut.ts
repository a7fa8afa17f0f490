import { api } from "../api/browser.ts";
import { syncCart } from "./accountCart.ts";
import { syncWishlist } from "./accountWishlist.ts";
import { forgetCustomer } from "./forgetCustomer.ts";
import { toast } from "./toast.ts";

/** For how long the last change of cart and wishlist may take to reach the account, in milliseconds. */
const patience = 3_000;

/** Ends the session, and only then forgets the customer on this device. False, and said so, when the shop could not be reached. */
export async function logOut(): Promise<boolean> {
  try {
    const told = Promise.all([syncCart(false), syncWishlist(false)]);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
    await api("POST /logout", { like: {} });
  } catch {
    toast("error", "The shop could not be reached. You are still logged in.");
    return false;
  }
  forgetCustomer();
  return true;
}
