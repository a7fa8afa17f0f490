import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Has every page but the first laid out as a whole (firstScreen.ts): Back leads to the place where one was, and its height may not be guessed. */
export function useLaidOut(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.dataset.all = "";
  }, [key]);
}
