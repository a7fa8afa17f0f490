/** Listens from the page's first moment on: the script that begins the app (scriptsLater.ts). */
type Early = ((event: Event) => void) & { tapped?: HTMLButtonElement | null };

/**
 * The last tap on a button that does nothing before the page has hydrated (links, forms and popovers work by themselves).
 * The returned function stops listening and repeats that tap.
 */
export function keepEarlyTap(): () => void {
  const { early } = window as typeof window & { early?: Early };
  return () => {
    if (!early) return;
    removeEventListener("click", early, true);
    if (early.tapped?.isConnected) early.tapped.click();
  };
}
