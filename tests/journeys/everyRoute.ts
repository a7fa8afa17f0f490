import type { Page } from "@playwright/test";
import { openAccount } from "./account.ts";
import { boughtAndDelivered } from "./delivered.ts";
import { bookTryOut, pages, placeOrder } from "./pages.ts";
import { lineOf, open, remember } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";

/** Puts something into the cart of this device; the path of the page that needs it. */
const withCart = (path: string) => async (page: Page) => {
  await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
  await open(page, pages.privacy);
  return path;
};
const ordered = async (page: Page) => {
  const { order_no, key } = await placeOrder(page.request, await lineOf(page, ukulele), "cod");
  return { order_no, query: new URLSearchParams({ order: order_no, key }), key };
};

/** Each route of the storefront: where it is looked at, or what makes its page there for this device. */
const looked: Record<string, string | ((page: Page) => Promise<string>)> = {
  "/": pages.home,
  "/product/:product_url": pages.product,
  "/category/:category_slug": pages.category,
  "/products/search": pages.list,
  "/products/:collection_slug": pages.collection,
  "/emi": "/emi?amount=900000",
  "/compare": pages.comparison,
  "/choose/:guide": pages.guide,
  "/wishlist": pages.wishlist,
  "/wishlist/:key": "/wishlist/no-such-link",
  "/brand": pages.brands,
  "/brands/:brand_slug": pages.brand,
  "/cart": withCart("/cart"),
  "/checkout": withCart("/checkout"),
  "/thankyou/:payment_response": async (page) => `/thankyou/success?${(await ordered(page)).query}`,
  "/ordersummary/:order_no": async (page) => {
    const { order_no, key } = await ordered(page);
    return `/ordersummary/${order_no}?key=${key}`;
  },
  "/ordersummary/:order_no/again": async (page) => {
    const { order_no, key } = await ordered(page);
    return `/ordersummary/${order_no}/again?key=${key}`;
  },
  "/orders/lookup": pages["order look-up"],
  "/login": pages.login,
  "/register": pages.register,
  "/verify-account/:token": "/verify-account/abc",
  "/forgotpassword": pages["forgot password"],
  "/reset-password/:token": "/reset-password/abc",
  "/profile": async (page) => {
    await openAccount(page);
    return "/profile";
  },
  "/privacypolicy": pages.privacy,
  "/termsofuse": pages.terms,
  "/returnpolicy": pages.returns,
  "/shippingpolicy": pages.shipping,
  "/grievance": pages.grievance,
  "/tryout/:product_url": pages["try-out"],
  "/booking/:booking_no": async (page) => {
    const { link } = await bookTryOut(page.request);
    return link;
  },
  "/product/:product_url/reviews": `${pages.product}/reviews`,
  "/product/:product_url/questions": `${pages.product}/questions`,
  "/product/:product_url/hear": pages.pitch,
  "/product/:product_url/fits": pages.fits,
  "/product/:product_url/wait": pages.waiting,
  "/product/:product_url/emi": `${pages.product}/emi`,
  "/leave/:key": pages.leave,
  "/review/:token": async (page) => boughtAndDelivered(page.request, await lineOf(page, ukulele)),
  "/*": pages["not found"],
};

/** The routes of the storefront. */
export const everyRoute = Object.keys(looked);

/** Where a route is looked at, and what the device has kept by then. */
export async function prepared(page: Page, route: string) {
  const way = looked[route] ?? "/";
  const path = typeof way === "string" ? way : await way(page);
  return { path, remembered: await page.context().storageState() };
}
