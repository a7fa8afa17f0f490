import type { Field } from "./fillInAgain.ts";

/** Listens from the page's first moment on: the script that begins the app (scriptsLater.ts). */
export type Early = ((event: Event) => void) & {
  /** The app's files, the last of which hydrates; the file of each route by its id; and whether it is to begin at once, or was touched. */
  app: [files: string[], routes: Record<string, string>, atOnce: boolean];
  /** Has the app begin at once: the file that begins it is there. */
  go?: () => void;
  tapped?: HTMLButtonElement | null;
  filled: Set<Field>;
  /** Done when the page's type and its whole sheet are on, or can't be had. */
  look?: Promise<void>;
};

export const earlyOf = (window: Window): Early | undefined => (window as typeof window & { early?: Early }).early;

/**
 * What a shopper did before the page had hydrated: the last tap on a button that does nothing without script (links, forms and
 * popovers work by themselves), and the fields that he filled in. The returned function stops listening and tells the app of both.
 */
export function keepEarly(): () => void {
  const early = earlyOf(window);
  return () => {
    if (!early) return;
    for (const kind of ["click", "input"]) removeEventListener(kind, early, true);
    if (early.filled.size > 0)
      void import("./fillInAgain.ts").then(({ fillInAgain }) => early.filled.forEach(fillInAgain)).catch(console.warn);
    if (early.tapped?.isConnected) early.tapped.click();
  };
}
