import { useEffect, useState } from "react";

/** Small movements of a thumb are no change of direction. Pixels. */
const least = 12;

/** True while the page is being scrolled down and its top is out of sight. */
export function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < least) return;
      setAway(now > last && now > 160);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return away;
}
