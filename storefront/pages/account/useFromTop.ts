import { useEffect } from "react";

/** Shows what has taken a form's place from its top, and reads it out from its heading. */
export function useFromTop(replaced: boolean): void {
  useEffect(() => {
    if (!replaced) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [replaced]);
}
