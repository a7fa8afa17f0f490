import { type PlainLook, plainLook } from "../../http/plainPage.ts";

/** Opens Razorpay's checkout over the page, told by the form's fields; without it the form itself goes there. */
export const checkoutOpener = `const form = document.getElementById("pay");
const field = Object.fromEntries(new FormData(form));
function open() {
  new Razorpay({
    key: field.key_id, order_id: field.order_id, amount: field.amount, currency: field.currency,
    name: field.name, description: field.description,
    prefill: { name: field["prefill[name]"], email: field["prefill[email]"], contact: field["prefill[contact]"] },
    callback_url: field.callback_url, redirect: true,
    retry: { enabled: true, max_count: 4 }, timeout: Number(form.dataset.seconds) || 60,
    config: { display: { hide: [{ method: "upi", flows: ["collect"] }] } },
    modal: { confirm_close: true, ondismiss: () => location.replace(field.cancel_url) },
  }).open();
}
form.addEventListener("submit", (event) => {
  if (!window.Razorpay) return;
  event.preventDefault();
  open();
});
if (window.Razorpay) open();
`;

/** Asks the shop whether the order is paid, and goes on by the form when it no longer waits. */
export const paidWatcher = `const form = document.getElementById("paid");
async function look() {
  try {
    const response = await fetch(form.dataset.status, { headers: { Accept: "application/json" } });
    if (response.ok && (await response.json()).data.state !== "awaiting_payment") return form.submit();
  } catch {}
  setTimeout(look, 4000);
}
setTimeout(look, 4000);
`;

/** The pages' look, in the shop's colours and type. */
export const pageStyle = (
  look: PlainLook,
): string => `${plainLook(look)}body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 var(--body); }
main { max-width: 26rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { font: 400 2rem/1.2 var(--heading); }
img { display: block; width: 100%; height: auto; background: #fff; border-radius: 12px; }
.note { padding: 0.75rem 1rem; border-radius: 12px; background: var(--note); color: var(--on-note); }
button, a.button { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 1rem 0; padding: 0.6rem; border: 1px solid var(--main); border-radius: 999px; background: none; color: var(--main); font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button.main { background: var(--main); color: var(--on-main); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--note); outline-offset: 2px; }
a { color: var(--main); }
`;
