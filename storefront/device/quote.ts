import { createStore } from "zustand/vanilla";
import type { PaymentMethod, Quote, QuoteRequest } from "../../contract/cart.ts";
import { api } from "../api/browser.ts";
import { CallFailed, NoAnswer } from "../api/client.ts";
import { firstSignal } from "../api/firstSignal.ts";
import { announce } from "./announce.ts";
import { type CartState, cartState, writeCartState } from "./cartState.ts";
import type { CartLine } from "./line.ts";
import { attemptCart, cart, cartCoupon, shiprocketCharges } from "./memory.ts";
import { type Notice, tellNotices } from "./notices.ts";
import { quoteLike } from "./quoteLike.ts";
import { requestFor } from "./quoteRequest.ts";
import { settle } from "./settle.ts";
import { toast } from "./toast.ts";

export type Asking = {
  quote: Quote | null;
  /** The request that `quote` answers. */
  describes: string;
  state: "idle" | "asking" | "failed";
  /** Why there is no newer quote, in words for the shopper. */
  message: string;
};

/** The shop's last answer about the cart, and whether it is being asked anew. */
export const asking = createStore<Asking>(() => ({ quote: null, describes: "", state: "idle", message: "" }));
const patience = 10_000;
let underWay: AbortController | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause = 2_000;
let lastMethod: PaymentMethod | undefined;

/** Takes a quote for true: the cart, which was `asked` for, becomes what it says, and what had to change is told. */
function adoptQuote(quote: Quote, request: QuoteRequest, asked: CartState): void {
  const { notices, ...settled } = settle(cartState(), asked, quote);
  const refused = notices.filter(({ id, kind }) => kind !== "price" && asked.waiting.some((line) => line.id === id));
  writeCartState(settled);
  tellNotices(notices);
  for (const { message } of refused) toast("error", message);
  for (const notice of notices) if (!refused.includes(notice)) announce(notice.message);
  const { delivery } = quote;
  const { pincode } = request;
  if (delivery && pincode) shiprocketCharges.update(() => ({ pincode, ...delivery }));
  const lines = quote.lines.map(({ id, quantity }) => ({ id, quantity }));
  asking.setState({ quote, describes: JSON.stringify({ ...request, lines }), state: "idle", message: "" });
}

/** Takes the new quote over that came instead of an order. */
export function adoptNewerQuote(quote: Quote, method: PaymentMethod): void {
  const { coupon } = quote;
  if (coupon && !coupon.valid) {
    // Only the order has said whose code it would be: asked again without that, the shop would take it for good.
    cartCoupon.forget();
    tellNotices([{ id: 0, kind: "coupon", message: `The coupon ${coupon.code} was taken out. ${coupon.message}` }]);
  }
  const request = requestFor(method);
  if (request) adoptQuote(quote, request, cartState());
}

/** The shop has refused the request as a whole: what was waiting can't go in. */
function refuseWaiting(waiting: CartLine[], message: string): void {
  if (waiting.length === 0) return;
  const notices: Notice[] = waiting.map(({ id, product_name }) => ({
    id,
    kind: "refused",
    message: `${product_name}: ${message}`,
  }));
  writeCartState({
    confirmed: cart.get(),
    waiting: attemptCart.get().filter(({ id }) => !waiting.some((line) => line.id === id)),
  });
  tellNotices(notices);
  toast("error", message);
}

const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429;

function failed(error: unknown, waiting: CartLine[], method: PaymentMethod | undefined): void {
  const message =
    error instanceof CallFailed || error instanceof NoAnswer
      ? error.message
      : "The shop’s answer did not come in time or could not be understood.";
  asking.setState({ state: "failed", message });
  if (isRefusal(error)) return refuseWaiting(waiting, message);
  clearTimeout(retry);
  retry = setTimeout(() => void askForQuote(method), pause);
  pause = Math.min(pause * 2, 60_000);
}

const stillTrue = (quote: Quote): boolean => Date.parse(quote.expires_at) - Date.now() > 60_000;

/**
 * Asks the shop about the cart as it stands unless its last answer was about just that, and takes the answer for true.
 * Without an answer the cart stays as it is and the shop is asked again by and by.
 */
export async function askForQuote(method?: PaymentMethod): Promise<void> {
  const request = requestFor(method);
  lastMethod = method;
  underWay?.abort();
  clearTimeout(retry);
  if (!request) return asking.setState({ quote: null, describes: "", state: "idle", message: "" });
  const { quote, describes } = asking.getState();
  const waiting = attemptCart.get();
  if (quote && waiting.length === 0 && describes === JSON.stringify(request) && stillTrue(quote)) {
    return asking.setState({ state: "idle", message: "" });
  }
  const mine = new AbortController();
  underWay = mine;
  const asked = cartState();
  asking.setState({ state: "asking", message: "" });
  try {
    const signal = firstSignal(mine.signal, AbortSignal.timeout(patience));
    const answer = await api("POST /cart/quote", { body: request, signal, like: { data: quoteLike } });
    if (mine.signal.aborted) return;
    pause = 2_000;
    if (JSON.stringify(cartState()) === JSON.stringify(asked)) adoptQuote(answer.data, request, asked);
    // Another tab was faster. Its two keys arrive one by one here, and between them the cart counts some pieces twice.
    else await askForQuote(method);
  } catch (error) {
    if (!mine.signal.aborted) failed(error, waiting, method);
  }
}

/** Asks anew, whatever the last answer was: it has turned out to be no longer true. */
export function askForNewQuote(method?: PaymentMethod): void {
  asking.setState({ describes: "" });
  void askForQuote(method);
}

/** Asks once more for what was asked last; what waits to be confirmed is in it. */
export const askAgain = (): Promise<void> => askForQuote(lastMethod);
