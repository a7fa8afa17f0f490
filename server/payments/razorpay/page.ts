import { html } from "hono/html";
import { type Html, plainPage } from "../../http/plainPage.ts";
import { formatMoney } from "../../money.ts";
import { upiLimit } from "../methods.ts";
import type { Payable } from "./findPayable.ts";

/** Razorpay's own script; its terms allow no copy. */
export const checkoutScript = "https://checkout.razorpay.com/v1/checkout.js";

const frame = (title: string, content: Html, scripts?: string[]): Html =>
  plainPage(title, "/pay/page.css", content, scripts);

const limitNote = (amount: number) =>
  amount > upiLimit
    ? html`<p class="note">
        UPI pays at most ${formatMoney(upiLimit)} at once. Please choose card, EMI or net banking for this order.
      </p>`
    : "";

/** What the payment page says about the shop and about where the shopper comes back to; addresses are whole. */
type Ways = { keyId: string; shopName: string; callbackUrl: string; cancelUrl: string };

/**
 * Pays by Razorpay: its script opens over this page; where scripts don't run, the same form leads to its hosted
 * checkout. The form's fields are what both are told.
 */
export function checkoutPage(order: Payable, { keyId, shopName, callbackUrl, cancelUrl }: Ways): Html {
  const fields = {
    key_id: keyId,
    order_id: order.gateway_order_id,
    amount: String(order.amount),
    currency: "INR",
    name: shopName,
    description: `Order ${order.order_no}`,
    "prefill[name]": order.name,
    "prefill[email]": order.email,
    "prefill[contact]": `+91${order.mobile}`,
    callback_url: callbackUrl,
    cancel_url: cancelUrl,
  };
  return frame(
    `Pay ${shopName}`,
    html`<p>${shopName}, order ${order.order_no}</p>
      <h1>Pay ${formatMoney(order.amount)}</h1>
      ${limitNote(order.amount)}
      <form method="post" action="https://api.razorpay.com/v1/checkout/embedded" id="pay" data-seconds="${order.seconds}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="main">Pay with Razorpay</button>
      </form>
      <p><a href="${cancelUrl}">Back to the order without paying</a></p>`,
    [checkoutScript, "/pay/checkout.js"],
  );
}

/** Shows the code to scan; `upi` opens a UPI app on the phone itself, where the gateway tells the address. */
export const qrPage = (
  order: Payable,
  {
    shopName,
    pictureUrl,
    statusUrl,
    returnUrl,
    cancelUrl,
    upi,
  }: {
    shopName: string;
    pictureUrl: string;
    statusUrl: string;
    returnUrl: string;
    cancelUrl: string;
    upi: string | undefined;
  },
): Html =>
  frame(
    `Pay ${shopName} by UPI`,
    html`<p>${shopName}, order ${order.order_no}</p>
      <h1>Pay ${formatMoney(order.amount)} by UPI</h1>
      <p>Scan this code with any UPI app. The amount is in it.</p>
      <img src="${pictureUrl}" alt="QR code to pay ${formatMoney(order.amount)} for order ${order.order_no}" />
      ${upi ? html`<p><a class="button" href="${upi}">Open a UPI app on this phone</a></p>` : ""}
      <form method="post" action="${returnUrl}" id="paid" data-status="${statusUrl}">
        <button class="main">I have paid</button>
      </form>
      <p role="status">This page goes on by itself as soon as your bank has told us.</p>
      <p><a href="${cancelUrl}">Back to the order without paying</a></p>`,
    ["/pay/wait.js"],
  );

export const messagePage = (title: string, text: string, link: string): Html =>
  frame(title, html`<h1>${title}</h1><p>${text}</p><p><a href="${link}">Continue</a></p>`);
