import { type MouseEvent, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { isPlainClick } from "./isPlainClick.ts";

/**
 * What a plain link does when it is pressed: the app goes on to its page. The router's own link hears of every change of the address and
 * is made anew by it; where a hundred of them stand in a menu or a list of filters, a touch waits for them. `options` stay the same object.
 */
export function useFollow(options?: NavigateOptions): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const to = event.currentTarget.getAttribute("href") ?? "";
      void navigate(to, { replace: to === location.pathname + location.search, ...options });
    },
    [navigate, options],
  );
}
