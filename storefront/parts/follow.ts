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

/** What a link does when it is pressed: the app goes on to its page. Until the app lives the browser does, as with any link. */
export function follow(event: MouseEvent<HTMLAnchorElement>, options?: NavigateOptions): void {
  if (!go || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  const to = pathname + search + hash;
  void go(to, { replace: to === location.pathname + location.search + location.hash, ...options });
}
