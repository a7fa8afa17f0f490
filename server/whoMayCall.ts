import type { CallName } from "../contract/calls.ts";

/**
 * Who may make a call of the API.
 * `anybody`: visitors and customers alike, and all get the same answer.
 * `shopper`: visitors and customers alike; the answer is for him who asks and is never shared.
 * `customer`: who is logged in, about himself; others are answered 401.
 * `owner`: as `customer`, and another's thing is as if it were not there.
 * `staff`: who is signed in to the office, or brings a key that it made, with the right; others are answered 401 or 403.
 * `holder`: whose it is, or who has what opens it, logged in or not; for others it is not there.
 */
export type Who = "anybody" | "shopper" | "customer" | "owner" | "holder" | "staff";

/** Every call of the contract. The compiler refuses a call that is missing here; the tests of access are made of this. */
export const whoMayCall = {
  "GET /get/shop": "anybody",
  "GET /get/policy/{policy}": "anybody",
  "GET /get/brands": "anybody",
  "GET /get/brand/{slug}": "anybody",
  "GET /get/products": "anybody",
  "GET /get/product/{product_url}": "anybody",
  "GET /get/compare": "anybody",
  "GET /get/emi": "anybody",
  "GET /get/fits/{product_url}": "anybody",
  "GET /get/guides": "anybody",
  "GET /get/guide/{guide}": "anybody",
  "GET /get/product/collections/{id}": "anybody",
  "GET /get/collection/{slug}": "anybody",
  "GET /get/discount/collections": "anybody",
  "GET /get/home/details": "anybody",
  "GET /get/banners": "anybody",
  "GET /get/topMenu": "anybody",
  "GET /get/topMenu/{category}": "anybody",
  "GET /get/allMenu": "anybody",
  "PATCH /get/topMenu": "staff",
  "PATCH /get/allMenu": "staff",
  "GET /get/quickLink": "anybody",
  "POST /get/other/category": "anybody",
  "POST /get/global/search": "anybody",
  "GET /get/place/{pincode}": "anybody",
  "GET /get/coupons": "shopper",
  "POST /apply/coupon": "shopper",
  "POST /cart/quote": "shopper",
  "POST /get/shipping/charges": "shopper",
  "GET /get/delivery": "anybody",
  "POST /checkout/check": "shopper",
  "POST /orders": "shopper",
  "POST /orders/lookup": "shopper",
  "GET /orders/{order_no}": "holder",
  "GET /orders/{order_no}/again": "holder",
  "POST /orders/{order_no}/pay": "holder",
  "POST /orders/{order_no}/cancel": "holder",
  "POST /orders/{order_no}/return": "holder",
  "POST /orders/{order_no}/account": "holder",
  "GET /get/slots/{product_url}": "anybody",
  "POST /bookings": "shopper",
  "GET /bookings/{booking_no}": "holder",
  "POST /bookings/{booking_no}/confirm": "holder",
  "POST /bookings/{booking_no}/move": "holder",
  "POST /bookings/{booking_no}/cancel": "holder",
  "GET /get/pitch/{product_url}": "anybody",
  "GET /get/media/{product_url}": "anybody",
  "GET /get/questions/{product_url}": "anybody",
  "POST /questions": "shopper",
  "GET /get/reviews/{product_url}": "anybody",
  "GET /reviews/{token}": "holder",
  "POST /reviews/{token}": "holder",
  "POST /reviews/{token}/pictures": "holder",
  "PATCH /reviews/{token}/pictures/{id}": "holder",
  "DELETE /reviews/{token}/pictures/{id}": "holder",
  "POST /reviews/{token}/leave": "holder",
  "POST /subscribe/stock": "shopper",
  "POST /subscribe/price": "shopper",
  "GET /subscribe/{key}": "shopper",
  "POST /subscribe/{key}/leave": "shopper",
  "GET /get/wished": "anybody",
  "GET /wishlist": "customer",
  "POST /wishlist": "customer",
  "POST /wishlist/share": "customer",
  "DELETE /wishlist/share": "customer",
  "GET /get/wishlist/{key}": "holder",
  "POST /grievances": "shopper",
  "GET /grievances/{ticket}": "holder",
  "POST /register": "shopper",
  "POST /verify/account": "shopper",
  "POST /resend/verification": "shopper",
  "POST /login": "shopper",
  "POST /logout": "shopper",
  "POST /forgot/password": "shopper",
  "POST /reset/password": "shopper",
  "POST /reset/password/check": "shopper",
  "GET /get/customer": "customer",
  "PATCH /customer": "customer",
  "DELETE /customer": "customer",
  "POST /customer/password": "customer",
  "GET /customer/data": "customer",
  "GET /customer/sessions": "customer",
  "DELETE /customer/sessions/{id}": "owner",
  "GET /customer/address": "customer",
  "POST /customer/address": "customer",
  "PATCH /customer/address/{id}": "owner",
  "DELETE /customer/address/{id}": "owner",
  "GET /get/cart": "customer",
  "PUT /cart": "customer",
  "GET /orders": "customer",
  "POST /get/recent/view": "customer",
  "POST /add/recent/view": "customer",
} satisfies Record<CallName, Who>;

/**
 * Who may use what is served beside the contract. `signed`: the gateway or the courier, who prove themselves.
 * `staff`: who is signed in to the office. `operator`: whoever runs the shop. `demo`: anybody, but only there where the shop is tried out.
 */
export type WhoElse = "anybody" | "holder" | "signed" | "operator" | "staff" | "demo";

/** Every other route, as the router knows it. Pages have no rights of their own: they ask the API with the browser's session. */
export const whoMayUse: Record<string, WhoElse> = {
  "GET /public/api/openapi.json": "anybody",
  "GET /office/api/openapi.json": "staff",
  "GET /office/assets/*": "anybody",
  "GET /office/colours.css": "anybody",
  "GET /office/favicon.svg": "anybody",
  "GET /office/*": "anybody", // the office's app, one page
  "GET /healthz": "anybody",
  "GET /readyz": "anybody",
  "POST /csp-reports": "anybody",
  "GET /metrics": "operator",
  "GET /assets/*": "anybody",
  "GET /fonts/:file": "anybody", // the owner's own type
  "GET /pictures/*": "anybody",
  "GET /pictures/own/*": "anybody",
  "GET /preview/:token": "holder", // a product's draft
  "GET /preview/shop/:token/*": "holder", // the shop's pages as the office will have them
  "GET /robots.txt": "anybody",
  "GET /*": "anybody", // files of the owner's folder, shop/public
  "GET /favicon.svg": "anybody",
  "GET /logo.svg": "anybody",
  "GET /manifest.webmanifest": "anybody",
  "GET /sitemap.xml": "anybody",
  "GET /:name{sitemap-[1-9][0-9]{0,5}\\.xml}": "anybody",
  "POST /review/:token/pictures": "holder", // the form without script
  "GET /review/:token/pictures/:id": "holder", // before it is shown
  "GET /public/api/orders/:order_no/invoice.pdf": "holder",
  "GET /public/api/orders/:order_no/credit-notes/:file{[1-9][0-9]{0,2}\\.pdf}": "holder",
  "GET /public/api/bookings/:booking_no/visit.ics": "holder",
  "GET /public/api/payments/:gateway/return": "signed",
  "POST /public/api/payments/:gateway/return": "signed",
  "POST /public/api/payments/:gateway/webhook": "signed",
  "POST /hooks/courier": "signed",
  "GET /pay/page.css": "anybody",
  "GET /pay/checkout.js": "anybody",
  "GET /pay/wait.js": "anybody",
  "GET /pay/:order_no": "holder",
  "GET /pay/:order_no/code": "holder",
  "GET /practice-gateway/page.css": "anybody",
  "GET /practice-gateway/:name{(sans|serif)-latin\\.woff2}": "anybody",
  "GET /practice-gateway/back.js": "anybody",
  "GET /practice-gateway/pay/:id": "holder",
  "POST /practice-gateway/pay/:id": "holder",
  "GET /practice-gateway/back/:id": "holder",
  "GET /mailbox": "demo",
  "GET /mailbox/page.css": "demo",
  "GET /mailbox/:file": "demo",
  "GET /mailbox/:file/html": "demo",
};
