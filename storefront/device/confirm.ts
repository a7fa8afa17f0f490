import { attemptCart } from "./memory.ts";

/** Has the shop confirm what waits. Only then is the code for it fetched; when even that fails, the next page tries again. */
export function confirm(): void {
  import("./quote.ts").then(
    ({ askAgain }) => askAgain(),
    (error: unknown) => console.warn("The cart will be confirmed later.", error),
  );
}

/** Confirms at the start, and whenever the network is back, what waits from earlier. */
export function confirmWaiting(): void {
  const confirmIfNeeded = () => {
    if (attemptCart.get().length > 0) confirm();
  };
  globalThis.addEventListener?.("online", confirmIfNeeded);
  confirmIfNeeded();
}
