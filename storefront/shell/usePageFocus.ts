import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Somebody has begun the next search while the page was on its way. */
const isSearching = () => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.type === "search" && at.value !== "";
};

/**
 * After a change of path the focus goes to the new page's heading, so that a screen reader reads on from there; not away
 * from what is being typed.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isSearching()) return;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
