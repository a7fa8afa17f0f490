import { type MouseEvent, useEffect } from "react";
import { type NavigateFunction, type NavigateOptions, useNavigate } from "react-router";
import { isPlainClick } from "./isPlainClick.ts";

let go: NavigateFunction | undefined;

/** Lets the app take presses of links (`follow`), as long as the frame that calls this stands. */
export function useFollowing(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
    return () => {
      go = undefined;
    };
  }, [navigate]);
}

type Press = MouseEvent<HTMLAnchorElement>;

/**
 * The way that the app goes for a link that was pressed. There is none until the app lives, and none where the link leads out of the shop, as the
 * owner's may, or opens a tab: there the browser goes, as with any link.
 */
export function wayOf(event: Press, options?: NavigateOptions): (() => Promise<void> | void) | undefined {
  const { origin, target, pathname, search, hash } = event.currentTarget;
  if (!go || event.defaultPrevented || !isPlainClick(event) || origin !== location.origin || target) return undefined;
  event.preventDefault();
  const to = pathname + search + hash;
  const replace = to === location.pathname + location.search + location.hash;
  return () => go?.(to, { replace, ...options });
}

/** What a link does when it is pressed: the app goes on to its page, or else the browser (`wayOf`). */
export const follow = (event: Press, options?: NavigateOptions): void => void wayOf(event, options)?.();
