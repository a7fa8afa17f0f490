/** Addresses in whose path, right behind this, stands what opens something: a link from a mail, a shared list, an invitation, a preview. */
const openedByPath = [
  "verify-account",
  "reset-password",
  "leave",
  "review",
  "wishlist",
  "preview/shop",
  "preview",
  "public/api/reviews",
  "public/api/subscribe(?!/(?:stock|price)$)",
  "public/api/get/wishlist",
  "office/invite",
  "office/api/invite",
];

/** Addresses that are opened by a key in their query: of these the path may be known. */
const openedByQuery = ["ordersummary", "thankyou", "booking"];

const secretPart = new RegExp(`^/(${openedByPath.join("|")})/[^/]+`, "i");
const secretAddress = new RegExp(`^/(${[...openedByPath, ...openedByQuery].join("|")})/`, "i");

/** A path as it may be written down. */
export const withoutSecret = (path: string): string => path.replace(secretPart, "/$1/…");

/** Whether a path's whole address is a secret: no other site may learn it from a Referer. */
export const isSecretAddress = (path: string): boolean => secretAddress.test(path);
