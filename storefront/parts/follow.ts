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

/**
 * What a link does when it is pressed: the app goes on to its page. Until the app lives the browser does, as with any link, and where it leads out of the
 * shop, as the owner's may, or opens a tab.
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, options?: NavigateOptions): void {
  const { origin, target, pathname, search, hash } = event.currentTarget;
  if (!go || event.defaultPrevented || !isPlainClick(event) || origin !== location.origin || target) return;
  event.preventDefault();
  const to = pathname + search + hash;
  void go(to, { replace: to === location.pathname + location.search + location.hash, ...options });
}
