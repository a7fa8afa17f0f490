import { attemptCart } from "./memory.ts";

/** After so many milliseconds what could not be confirmed is tried once more: a network that has just come back may be gone again for a moment. */
const again = 5_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has the shop confirm what waits. Only then is the code for it fetched; where even that fails it is tried again later, without a network when that is back. */
export function confirm(): void {
  import("./quote.ts").then(
    ({ askAgain }) => askAgain(),
    (error: unknown) => {
      console.warn("The cart will be confirmed later.", error);
      clearTimeout(waiting);
      if (navigator.onLine) waiting = setTimeout(confirmIfNeeded, again);
    },
  );
}

function confirmIfNeeded(): void {
  if (attemptCart.get().length > 0) confirm();
}

/** Confirms at the start, and whenever the network is back, what waits from earlier. */
export function confirmWaiting(): void {
  globalThis.addEventListener?.("online", confirmIfNeeded);
  confirmIfNeeded();
}
