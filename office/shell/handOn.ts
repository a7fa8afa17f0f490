import { type RefObject, useEffect } from "react";

/** What Tab reaches. */
const stop = ":is(a[href], button, input, select, textarea, summary, [tabindex='0'])";
const stops = `${stop}:not(:disabled, [tabindex='-1'], [aria-hidden='true'])`;
const stopsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(stops)];
const shows = (one: HTMLElement) => one.checkVisibility();

/** Where something stood that is gone: in what, between what, and the how manieth of its stops had the focus. */
type Gap = { row: Element; place: Element; before: Node | null; after: Node | null; part: number };

/** The rows that take over from one that is gone: the same order where it stands now, the row after it, the row before it. */
function rowsFor({ row, before, after }: Gap): Element[] {
  if (!row.matches("li, tr")) return [];
  const order = row.getAttribute("data-order");
  const same = order ? document.querySelector(`[data-order="${CSS.escape(order)}"]`) : null;
  return [same, after, before].filter(
    (one): one is Element => one instanceof Element && one.isConnected && one.matches(row.localName),
  );
}

/** The stop that takes over from one that is gone, the closest first, within the screen. */
function heir(gap: Gap, screen: Element): HTMLElement | undefined {
  for (const row of rowsFor(gap)) {
    const all = stopsIn(row);
    const found = all.slice(gap.part, gap.part + 1).find(shows) ?? all.findLast(shows);
    if (found) return found;
  }
  let from = gap.before;
  for (let place: Element | null = gap.place; place && screen.contains(place); place = place.parentElement) {
    const all = stopsIn(place).filter(shows);
    const isAfter = (one: HTMLElement) =>
      !from || (!from.contains(one) && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
    const found = all.find(isAfter) ?? all.at(-1);
    if (found) return found;
    from = place;
  }
  return;
}

/**
 * What had the focus and goes with what was done (a row is taken out, an act is over) hands it on to what stands next: the same
 * place in the next row, else the stop after it, else the one before. Else the next Tab would begin at the page's head. Not for
 * who pressed with a pointer: he goes on with it, a phone's keyboard is not to rise, and Enter stays the screen's own.
 */
export function useFocusHandedOn(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let path = "";
    let gap: Gap | undefined;
    let byKeys = true;
    const tell = ({ type }: Event) => {
      byKeys = type === "keydown";
    };
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !screen.current?.contains(target)) return;
      last = target;
      path = location.pathname;
      gap = undefined;
    };
    const handOn = () => {
      if (!gap || document.activeElement !== document.body) return;
      if (byKeys && screen.current && path === location.pathname) heir(gap, screen.current)?.focus();
      gap = undefined;
    };
    const look = (records: MutationRecord[]) => {
      const lost = last;
      if (!lost || lost.isConnected) return;
      for (const { removedNodes, target, previousSibling, nextSibling } of records)
        for (const row of removedNodes)
          if (row instanceof Element && target instanceof Element && row.contains(lost)) {
            const part = stopsIn(row).indexOf(lost);
            gap = { row, place: target, before: previousSibling, after: nextSibling, part };
          }
      // A dialog or menu that is still closing has the focus for a moment yet: its going is a change like this one.
      requestAnimationFrame(handOn);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    document.addEventListener("keydown", tell, true);
    document.addEventListener("pointerdown", tell, true);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("keydown", tell, true);
      document.removeEventListener("pointerdown", tell, true);
    };
  }, [screen]);
}
