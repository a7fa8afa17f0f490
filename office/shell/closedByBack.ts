import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What Back closes instead of leaving the screen: the open dialogs, the latest last. */
const closers: { close: () => void }[] = [];

/** How many dialogs are open that Back closes. */
export const openDialogs = (): number => closers.length;
export const closeLatest = (): void => closers.at(-1)?.close();

/**
 * Before the first screen lies no entry of the office, so that no blocker hears of a Back that leaves it. The first dialog there
 * makes one, a marked copy that the router takes for its own. It stays, as entries that are taken away would run against whoever
 * goes on meanwhile; from it a Back without a dialog goes two steps.
 */
type Entry = { idx?: unknown; own?: unknown };
const read = (state: unknown): Entry => (typeof state === "object" && state !== null ? state : {});
const isFirst = (state: unknown): boolean => read(state).idx === 0;
const isOwn = (state: unknown): boolean => read(state).own === true;

/** Whether the router shows the first screen. */
let routerAtFirst = false;
/** Whether the browser stands on such an entry, or goes there. */
let onOwn = isOwn(history.state);
/** Whether a Back that closed a dialog is being undone. */
let returning = false;

function markOwn(by: "pushState" | "replaceState"): void {
  history[by]({ ...read(history.state), own: true }, "");
  onOwn = true;
}

/** Has Back close this for as long as it is open, as on a phone everything that was opened is closed. */
export function useClosedByBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const closer = { close: () => latest.current() };
    closers.push(closer);
    // A Back that is blocked stands on the entry before for a moment.
    if (routerAtFirst && isFirst(history.state) && !onOwn) markOwn("pushState");
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [open]);
}

/** Follows the router from entry to entry. What it replaced stays marked: the copy's first still lies below. */
export function useOwnEntry(): void {
  const location = useLocation();
  const followed = useRef<typeof location>(undefined);
  useEffect(() => {
    if (followed.current === location) return;
    followed.current = location;
    if (onOwn && isFirst(history.state)) markOwn("replaceState");
    else onOwn = isOwn(history.state);
    routerAtFirst = isFirst(history.state);
  }, [location]);
}

function onPop(event: PopStateEvent): void {
  const there = isOwn(event.state);
  if (there && returning) event.stopImmediatePropagation();
  else if (!there && onOwn && isFirst(event.state)) {
    event.stopImmediatePropagation();
    returning = openDialogs() > 0;
    if (!returning) {
      onOwn = false;
      return history.back();
    }
    closeLatest();
    return history.forward();
  }
  returning = false;
}

addEventListener("popstate", onPop, true); // in the capture phase: before the router
