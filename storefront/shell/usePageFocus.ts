import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of path the focus goes to the new page's heading, so that a screen reader reads on from there. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
