import { useEffect, useRef } from "react";
import { createBurst, longestGap } from "./burst.ts";

/** How long a key is held back at most, in milliseconds: a busy page hears the next one a little late. */
const patience = longestGap + 15;

/** Keys that were held back and are let go again. */
const letGo = new WeakSet<Event>();

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type)) ||
  target instanceof HTMLTextAreaElement;

/** Puts a field back to what stood in it before something was scanned into it, so that its form hears of it. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Dialogs and menus have fields of their own for what is scanned, but for those that say that the screen hears them. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && target.type === "password") ||
  document.querySelector("[role=dialog]:not([data-scans]), [role=alertdialog], dialog[open]") !== null;

/**
 * Hears a scanner that types as a keyboard, wherever the focus is but in a password's field or a dialog that has not `scans`. Its keys do nothing
 * else on the page; a key pressed by hand does what it always does, a blink later. `onScan` gets the code.
 */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const burst = createBurst();
    let held: KeyboardEvent[] = [];
    let before: { field: HTMLInputElement | HTMLTextAreaElement; value: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      const keys = held;
      held = [];
      for (const event of keys) {
        const again = new KeyboardEvent("keydown", event);
        letGo.add(again);
        event.target?.dispatchEvent(again);
      }
    };
    const hear = (event: KeyboardEvent) => {
      if (letGo.has(event) || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isElsewhere(event.target)) return;
      const at = event.timeStamp;
      const field = isField(event.target) ? event.target : undefined;
      if (!burst.isOpen(at)) {
        release();
        before = field && { field, value: field.value };
      }
      const heard = burst.hear({ key: event.key, at });
      if (heard === "pass") return;
      if (heard === "hold") {
        // What is typed into a field appears at once; it is taken out again should it be a scan.
        if (field || event.key === " ") return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held.push(event);
        clearTimeout(timer);
        timer = setTimeout(release, patience);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      held = [];
      if (before) putBack(before.field, before.value);
      latest.current(heard.scan);
    };
    addEventListener("keydown", hear, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", hear, { capture: true });
    };
  }, []);
}
