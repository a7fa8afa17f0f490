import type { Field } from "./fillInAgain.ts";

/** Listens from the page's first moment on: the script that begins the app (scriptsLater.ts). */
export type Early = ((event: Event) => void) & {
  /**
   * The app's files, the last of which hydrates; the file of each route by its id, the frame's first; whether it is to begin at once, or was touched; the file
   * of the build's manifest; and the pattern of the page's route.
   */
  app: [files: string[], routes: Record<string, string>, atOnce: boolean, manifest: string, path?: string];
  /** Has the app begin at once: the file that begins it is there. */
  go?: () => void;
  tapped?: HTMLButtonElement | null;
  filled: Set<Field>;
  /** Done when the page's type and its whole sheet are on, or can't be had. */
  look?: Promise<void>;
};

export const earlyOf = (window: Window): Early | undefined => (window as typeof window & { early?: Early }).early;

/** After so many milliseconds a tap that React could not take yet is told anew. */
const pause = 50;

/**
 * What a shopper did before the page had hydrated: the last tap on a button that does nothing without script (links, forms and
 * popovers work by themselves), and the fields that he filled in. `handOver`: React hears taps too from now on. It hydrates for one at once and
 * does what it asks, and told once more it would be undone; or it can't hydrate yet, and has the tap end on its way down: that one is told
 * until it comes through. `tell` tells the app of both. Whoever hears taps here goes on, which costs none of them anything.
 */
export function keepEarly(): { handOver(): void; tell(): void } | undefined {
  const early = earlyOf(window);
  if (!early) return undefined;
  const through = () => {
    early.tapped = null;
  };
  const tellTap = () => {
    if (!early.tapped?.isConnected) return;
    early.tapped.click();
    setTimeout(tellTap, pause);
  };
  return {
    handOver: () => document.addEventListener("click", through),
    tell() {
      removeEventListener("input", early, true);
      if (early.filled.size > 0)
        void import("./fillInAgain.ts")
          .then(({ fillInAgain }) => early.filled.forEach(fillInAgain))
          .catch(console.warn);
      // A tap may be on its way: React hydrates for it.
      setTimeout(tellTap);
    },
  };
}
