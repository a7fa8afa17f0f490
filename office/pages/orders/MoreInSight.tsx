import { useEffect, useRef } from "react";
import type { List } from "../../api/read.ts";

/** Fetches the next rows when the end of the list comes into sight; the button above it stays for keys. */
export function MoreInSight({ list: { more, busy } }: { list: Pick<List<unknown>, "more" | "busy"> }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || !more || busy) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: "400px" });
    sight.observe(current);
    return () => sight.disconnect();
  }, [more, busy]);
  return <div ref={end} />;
}
