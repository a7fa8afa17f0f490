import { writeCartState } from "./cartState.ts";
import { addLines, isRecord, understandLines } from "./line.ts";
import { attemptCart, cart, cartCoupon, checkoutDraft, shippingAddress } from "./memory.ts";
import { adoptCheckout } from "./root.ts";
import { serverMade } from "./serverMade.ts";
import { readText, writeText } from "./storage.ts";

/** For how long the page waits for the cart, in milliseconds: what the server made works meanwhile. */
const patience = 5_000;

/** What is missing here of what was chosen without script: per variant the larger quantity counts, so that taking it over twice changes nothing. */
function takeLines(found: unknown): void {
  const here = addLines(cart.get(), attemptCart.get());
  const missing = understandLines(found).flatMap((line) => {
    const mine = here.find(({ id }) => id === line.id);
    const quantity = line.quantity - (mine?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, ...mine, quantity }] : [];
  });
  if (missing.length > 0) writeCartState({ confirmed: cart.get(), waiting: addLines(attemptCart.get(), missing) });
}

/** What was typed into a checkout that the server made goes on in the one with script. */
function takeTyped(): void {
  const form = document.querySelector<HTMLFormElement>(`#${serverMade} form[action="/checkout"]`);
  if (!form || !form.elements.namedItem("email")) return;
  const typed = Object.fromEntries(new FormData(form));
  writeText(checkoutDraft, JSON.stringify({ ...typed, consent: "" }), "session");
}

/**
 * Brings what was put into the cart without script into the device's: lines, coupon and pincode where the device has none,
 * and the checkout's name, as long as nothing else was to become an order under another. Only then the cookie is given up.
 */
export async function takeCookieCart(): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch("/cart/kept", { headers: { Accept: "application/json" }, signal });
  const kept: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(kept)) return;
  const { lines, coupon, pincode, checkout } = kept;
  if (cart.get().length + attemptCart.get().length === 0 && typeof checkout === "string") adoptCheckout(checkout);
  takeLines(lines);
  if (typeof coupon === "string") cartCoupon.update((mine) => mine ?? { code: coupon });
  if (typeof pincode === "string") shippingAddress.update((known) => (known.pincode ? known : { ...known, pincode }));
  takeTyped();
  // Where the browser keeps nothing for us the cookie stays: the next page begins with it again.
  const body = new URLSearchParams({ intent: "taken" });
  if (readText("cartCount") !== null) await fetch("/cart/kept", { method: "POST", body, signal });
}
