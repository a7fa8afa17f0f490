import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { announce } from "../../device/announce.ts";
import { openDialogs } from "../sheet.ts";

/**
 * Keeps the focus with the list when its address changes. Goes on what is to be read next, the list (or the dialog over
 * it): when its page was turned, and when what had the focus is gone, as a filter that was taken off. `count`, how many there are now,
 * stands in the list; while a dialog is over it, it is said.
 */
export function useListFocus(count: string) {
  const list = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const [dialog] = openDialogs();
    if (dialog) announce(count);
    const at = document.activeElement;
    if (at !== document.body && !list.current?.contains(at?.closest("nav") ?? null)) return;
    const place = dialog ?? list.current;
    place?.focus({ preventScroll: true });
  }, [search, count]);
  return list;
}
