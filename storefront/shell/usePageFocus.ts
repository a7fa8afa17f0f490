import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Somebody has begun the next search while the page was on its way. */
const isSearching = () => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.type === "search" && at.value !== "";
};

const focus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  return element !== null;
};

/**
 * After a change of path the focus goes to the new page's heading, so that a screen reader reads on from there; Back and
 * Forward bring it to the link by which the page was left. Not away from what is being typed. A form that keeps the page where it
 * is scrolled to does not keep the one that it leads to.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      const href = target instanceof Element && target.closest("main a")?.getAttribute("href");
      if (href) left.current.set(key, href);
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, [key]);
  useEffect(() => {
    const elsewhere = last.current !== pathname;
    last.current = pathname;
    if (isSearching()) return;
    const link = back && left.current.get(key);
    if (link && focus(document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`))) return;
    if (!elsewhere) return;
    if (!back && hash === "") scrollTo({ top: 0, behavior: "instant" });
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    heading?.setAttribute("tabindex", "-1");
    focus(heading);
  }, [pathname, hash, key, back]);
}
