import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useOnline } from "../device/useOnline.ts";

/**
 * By these the router takes a link for one that will be followed, and fetches its page. That the mouse comes onto it, React hears from
 * the element that it leaves.
 */
const intents = ["mouseover", "mouseout", "focusin", "touchstart"];
const keepFromLinks = (event: Event) => {
  const at = event instanceof MouseEvent && event.type === "mouseout" ? event.relatedTarget : event.target;
  if (at instanceof Element && at.closest("a[href]")) event.stopPropagation();
};

/**
 * Says that there is no network. A way to another page waits until there is one: where the router can't fetch a page's
 * script, be it ahead of time, it loads the document anew, and the shopper would have the browser's own page.
 */
export function Offline() {
  const online = useOnline();
  const [waits, setWaits] = useState(false);
  return online && !waits ? null : <Waiting online={online} onWait={setWaits} />;
}

type Props = { online: boolean; onWait: (waits: boolean) => void };

/** There only without a network, or while a way waits: a blocker that is always there complains of links within a page. */
function Waiting({ online, onWait }: Props) {
  const way = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  const waits = way.state === "blocked";
  useEffect(() => onWait(waits), [waits, onWait]);
  useEffect(() => {
    if (online && way.state === "blocked") way.proceed();
  }, [online, way]);
  useEffect(() => {
    if (online) return;
    for (const intent of intents) window.addEventListener(intent, keepFromLinks, { capture: true, passive: true });
    return () => {
      for (const intent of intents) window.removeEventListener(intent, keepFromLinks, { capture: true });
    };
  }, [online]);
  if (online) return null;
  return (
    <p role="alert" className="offline">
      {waits ? "You are offline. The page opens when the network is back." : "You are offline. This page stays."}
    </p>
  );
}
