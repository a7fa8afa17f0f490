import { noTrustedTypes, reporting } from "../../http/securityHeaders.ts";

const own = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What Razorpay's checkout needs: its script, its frame, its pictures and figures, styles that it writes into the page,
 * and the bank's window. No other page of the shop allows any of it. Its script makes HTML of texts: trusted types would stop it.
 */
const policies = {
  razorpay:
    "default-src 'none'; script-src 'self' https://checkout.razorpay.com; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
    "frame-src https://api.razorpay.com https://checkout.razorpay.com; connect-src https://*.razorpay.com; " +
    "img-src 'self' data: https://*.razorpay.com; form-action 'self' https://api.razorpay.com; base-uri 'none'; frame-ancestors 'none'; " +
    reporting,
  upi_qr: `${own}; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; ${noTrustedTypes}; ${reporting}`,
  message: `${own}; form-action 'none'`,
};

/** The headers of a payment page. The bank's window must find the page that opened it, so openers are not cut off. */
export const payHeaders = (page: keyof typeof policies): Record<string, string> => ({
  "Content-Security-Policy": policies[page],
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...(page === "razorpay"
    ? {
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Permissions-Policy":
          'camera=(), microphone=(), geolocation=(), payment=(self "https://api.razorpay.com"), usb=()',
      }
    : {}),
});
