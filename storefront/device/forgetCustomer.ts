import { endCustomer } from "./customer.ts";
import { dismissNotices } from "./notices.ts";
import { forget } from "./remembered.ts";
import { forgetRoot } from "./root.ts";

/** Under which keys the device remembers what is the customer's, beside who he is. All but the menu: that is everybody's. */
const his = [
  "cart",
  "attemptCart",
  "cartCount",
  "cartCoupon",
  "shippingAddress",
  "shiprocketCharges",
  "wishlist",
  "savedForLater",
  "recentSearches",
  "recentlyViewed",
];

/** After logging out: forgets the customer and everything of his that the device holds. */
export function forgetCustomer(): void {
  endCustomer();
  his.forEach(forget);
  dismissNotices();
  forgetRoot();
}
