import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { hasMouse } from "../hasMouse.ts";

/** How long a banner stands before the next one comes, in milliseconds. */
const stands = 7_000;

const lessMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion; on the server and while hydrating nobody has. */
const useCalm = () =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(lessMotion);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(lessMotion).matches,
    () => false,
  );

const neverChanges = () => () => {};

/**
 * A strip of slides that scrolls by itself, one every seven seconds, until it is paused; not while it is pointed at or
 * focused, nor for those who asked for less motion unless they start it. `came`: whether the script is
 * there, not yet while it takes over what the server made. `hold` goes on the element around it.
 */
export function useCarousel(slides: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const calm = useCalm();
  const came = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const moving = wish ?? !calm;

  const show = (slide: number) => {
    const place = (slide + slides) % slides;
    strip.current?.scrollTo({ left: place * strip.current.clientWidth, behavior: calm ? "auto" : "smooth" });
  };

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onScroll = () => setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, []);

  useEffect(() => {
    if (!moving || held || slides < 2) return;
    const timer = setInterval(() => document.hidden || show(shown + 1), stands); // again: a page that is hidden moves on when it is back
    return () => clearInterval(timer);
  });

  const hold = {
    onMouseEnter: () => setHeld(hasMouse()),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { strip, came, shown, show, moving, setWish, hold };
}
