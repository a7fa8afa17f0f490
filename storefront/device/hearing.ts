type Listening = Parameters<EventTarget["addEventListener"]>;

/** What the page's parts ask React for (`onClick`, `onMouseEnter`, …), as the browser calls it. */
const asked = new Set(
  "change click focusin focusout input keydown mouseout mouseover reset submit touchstart".split(" "),
);

const put = new Map<EventTarget, Listening[]>();

/**
 * Does work in which React begins to hear events at a target. It would hear some eighty of them, each on the way down and again on the way up,
 * whether a part asks for them or not: a tap was told to it nineteen times before it was a click, a page that scrolls with each frame. It
 * hears those that the page asks for, both ways, as it takes a part over that is pressed on the event's way down; a part that asks for more says so by `hearToo`.
 */
export function hearAsked(target: EventTarget, work: () => void): void {
  const unheard: Listening[] = [];
  const listen = target.addEventListener;
  target.addEventListener = (...listening: Listening) => {
    if (asked.has(listening[0])) listen.apply(target, listening);
    else unheard.push(listening);
  };
  try {
    work();
  } finally {
    target.addEventListener = listen;
  }
  put.set(target, unheard);
}

/** Goes the way of an event once, to nobody: the browser reads what stands on it now and not while a finger waits (8 ms of a slow phone's processor). */
export const goTheWay = (): unknown => document.body.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));

/** Has React hear these events too. A part that is fetched when it is needed says so once, as it comes. */
export function hearToo(...types: string[]): void {
  for (const [target, unheard] of put) {
    const isWanted = ([type]: Listening) => types.includes(type);
    for (const listening of unheard.filter(isWanted)) target.addEventListener(...listening);
    put.set(
      target,
      unheard.filter((listening) => !isWanted(listening)),
    );
  }
}
