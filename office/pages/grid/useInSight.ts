import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { Place } from "./pick.ts";

/** So many rows above and below those in sight are in the page too. */
const spare = 6;

/**
 * Which rows of the grid are in sight, `first` to before `last`, and how many at once (`page`). Brings the place where one is
 * into sight. All rows are as high as the heads.
 */
export function useInSight(box: RefObject<HTMLDivElement | null>, rows: number, at: Place) {
  const [size, setSize] = useState({ line: 36, height: 600 });
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const line = current.querySelector<HTMLElement>("[role=row]")?.offsetHeight ?? 36;
      setSize({ line: Math.max(1, line), height: current.clientHeight });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    return () => watch.disconnect();
  }, [box]);
  const page = Math.max(1, Math.floor(size.height / size.line) - 1);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const place = at.row * size.line;
    if (place < current.scrollTop) current.scrollTo({ top: place });
    else if (place + 2 * size.line > current.scrollTop + current.clientHeight)
      current.scrollTo({ top: place + 2 * size.line - current.clientHeight });
    const heads = current.querySelectorAll<HTMLElement>("[role=columnheader]");
    const [name, head] = [heads[0], heads[at.column + 1]];
    if (!name || !head) return;
    const left = head.offsetLeft - name.offsetWidth;
    if (left < current.scrollLeft) current.scrollTo({ left });
    else if (head.offsetLeft + head.offsetWidth > current.scrollLeft + current.clientWidth)
      current.scrollTo({ left: Math.min(left, head.offsetLeft + head.offsetWidth - current.clientWidth) });
  }, [box, at, size.line]);
  const from = Math.floor(top / size.line);
  return {
    first: Math.max(0, Math.min(from, rows - 1) - spare),
    last: Math.min(rows, from + page + 1 + spare),
    page,
    onScroll: () => setTop(Math.floor((box.current?.scrollTop ?? 0) / size.line) * size.line),
  };
}
