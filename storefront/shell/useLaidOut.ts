import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { idle } from "../parts/idle.ts";

const signs = ["scroll", "pointerdown", "keydown"];

/** Lays out what was not on the screen, part by part from above whenever there is nothing else to do; what is seen stays where it is. */
function layOut(): void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(".section, .far, .product-grid > li")];
  const next = () => {
    const part = parts.shift();
    if (!part || root.dataset.all !== undefined) {
      root.dataset.all = "";
      return;
    }
    part.style.contentVisibility = "visible";
    idle(next);
  };
  idle(next);
}

/**
 * Has the first page laid out as a whole (firstScreen.ts) once somebody moves in it, and every other page as it comes: Back leads to the
 * place where one was, and what is above it may not be of a guessed height.
 */
export function useLaidOut(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.all = "";
  }, [pathname]);
  useEffect(() => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin);
      idle(layOut);
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    if (scrollY > 0) begin();
    return () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
  }, []);
}
