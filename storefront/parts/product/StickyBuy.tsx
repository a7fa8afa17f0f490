import { useEffect, useRef, useState } from "react";
import { button } from "../button.ts";
import { Price } from "../Price.tsx";

/** On a phone, the price and the button again at the foot of the screen, once the first button has been scrolled past. */
export function StickyBuy({ price }: { price: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // What is below the screen counts as in sight, so that a jump over the mark is seen as well.
    const watcher = new IntersectionObserver(([seen]) => setPast(seen?.isIntersecting === false), {
      rootMargin: "0px 0px 100000px",
    });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <span ref={mark} className="absolute" />
      {past && (
        <div className="sticky-buy">
          <Price paise={price} className="text-lg font-semibold" />
          <button className={button.primary}>Add to cart</button>
        </div>
      )}
    </>
  );
}
