import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { openDialogs } from "../sheet.ts";

/**
 * Keeps the focus with the list when its address changes. Goes on what is to be read next, the list (or the dialog over
 * it): when its page was turned, and when what had the focus is gone, as a filter that was taken off.
 */
export function useListFocus() {
  const list = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const at = document.activeElement;
    if (at !== document.body && !list.current?.contains(at?.closest("nav") ?? null)) return;
    const place = openDialogs()[0] ?? list.current;
    place?.focus({ preventScroll: true });
  }, [search]);
  return list;
}
