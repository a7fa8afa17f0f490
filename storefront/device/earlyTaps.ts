/**
 * Keeps the last tap on a button that does nothing before the page has hydrated (links, forms and popovers work by
 * themselves). The returned function stops listening and repeats that tap.
 */
export function keepEarlyTap(): () => void {
  let tapped: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[type="button"]') : null;
    tapped = button?.matches("[popovertarget], [commandfor]") ? null : button;
  };
  addEventListener("click", keep, true);
  return () => {
    removeEventListener("click", keep, true);
    if (tapped?.isConnected) tapped.click();
  };
}

/** The page has been painted with its pictures, or somebody has begun to use it. */
export function loadedOrUsed(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of ["load", "pointermove", "pointerdown", "keydown", "scroll"]) {
      addEventListener(sign, () => resolve(), { once: true, passive: true });
    }
  });
}
