import type { Page } from "playwright-core";

/** What is waited for: another screen, by its address below the office and so many rows; what a selector finds; or another text than this. */
export type Until = { path?: string; rows?: number; seen?: string; otherThan?: string };

declare global {
  interface Window {
    /** Begins to wait; the last key that is pressed meanwhile is what counts. */
    waitFor(until: Until): void;
    /** A code as a scanner types it; its Enter is what counts. The times between its signs are the events' own, so that a busy machine makes no typist of it. */
    scan(code: string): void;
    /** Milliseconds from that key until what is waited for was painted. */
    answered: Promise<number>;
  }
}

/** Runs in the page from its beginning. Times are the page's own: what the test's program takes is none of them. */
export function watch(): void {
  const titleOf = () => document.querySelector("main h1")?.textContent;
  const isThere = ({ path, rows = 0, seen, otherThan }: Until, before: string | undefined): boolean => {
    const main = document.querySelector("main");
    if (!main || main.querySelector(".skeleton, [aria-label=Loading]")) return false;
    if (path !== undefined && (!location.pathname.endsWith(`/${path}`) || [undefined, before].includes(titleOf())))
      return false;
    if (seen !== undefined && !document.querySelector(seen)) return false;
    if (otherThan !== undefined && main.innerText === otherThan) return false;
    return main.querySelectorAll("[data-row]").length >= rows;
  };
  let pressed = Number.NaN;
  // Before any of the page: a scanner's keys are kept from all who listen after it.
  addEventListener("keydown", ({ isTrusted, timeStamp }) => isTrusted && (pressed = timeStamp), { capture: true });
  window.scan = (code) => {
    const begun = performance.now() - code.length - 1;
    for (const [at, key] of [...code.split(""), "Enter"].entries()) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { get: () => begun + at });
      if (key === "Enter") pressed = performance.now();
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  };
  window.waitFor = (until) => {
    const [begun, before] = [performance.now(), titleOf()];
    pressed = Number.NaN;
    window.answered = new Promise((resolve, reject) => {
      const look = () => {
        if (performance.now() - begun > 15_000)
          return reject(new Error(`${location.href}: not there, ${JSON.stringify(until)}`));
        if (Number.isNaN(pressed) || !isThere(until, before)) return requestAnimationFrame(look);
        return setTimeout(() => resolve(performance.now() - pressed)); // after the frame: it is painted by then
      };
      requestAnimationFrame(look);
    });
  };
}

/** Milliseconds from the last key that `press` presses until what is waited for is painted. */
export async function answeredIn(page: Page, until: Until, press: () => Promise<void>): Promise<number> {
  await page.evaluate((what) => window.waitFor(what), until);
  await press();
  return page.evaluate(() => window.answered);
}
