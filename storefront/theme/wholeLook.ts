import { earlyOf } from "../device/early.ts";
import address from "./theme.css?url";

/** Headers of a page that shows next to nothing before its script has run: the sheet that the script waits for comes beside it. */
export const lookAhead = { Link: `<${address}>; rel=preload; as=style; fetchpriority=low` };

/**
 * The whole style sheet, once for all pages: what stood in the first page was only what that page needed. Done when it is on, as the
 * script that began the app has seen to (begin.ts), or can't be had. Run from its sources a page has no such script.
 */
export function wholeLook(): Promise<void> | undefined {
  if (import.meta.env.DEV)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
  return earlyOf(window)?.look?.catch(console.warn);
}
