/** Aborts with the first of these, for that one's reason. `AbortSignal.any` is missing before Safari 17.4 and Chrome 116. */
export function firstSignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  }
  return controller.signal;
}
