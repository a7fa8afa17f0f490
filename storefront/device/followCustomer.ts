import { customer } from "./customer.ts";

/** Keeps the device's cart and wishlist and the account's the same while somebody is logged in. Only then is the code for it fetched. */
export function followCustomer(): void {
  let following = false;
  const follow = () => {
    if (following || !customer.get()) return;
    following = true;
    Promise.all([import("./accountCart.ts"), import("./accountWishlist.ts")]).then(
      ([{ followAccount }, { followWishlist }]) => {
        followAccount();
        followWishlist();
      },
      (error: unknown) => {
        following = false;
        console.warn("The account's cart will be looked at later.", error);
      },
    );
  };
  customer.subscribe(follow);
  follow();
}
