import { useEffect, useRef } from "react";
import { createStore } from "../store.ts";

/** What kept somebody on the screen last: a dialog that Back closes, or what he typed and has not saved. */
export const keptBy = createStore<"dialog" | "typed">("typed");

/** How many forms hold what was typed and not saved: who leaves is asked. */
export const unsaved = createStore(0);

/** Asks before the screen is left while `is`. */
export function useUnsaved(is: boolean): void {
  useEffect(() => {
    if (!is) return;
    unsaved.set(unsaved.get() + 1);
    return () => unsaved.set(unsaved.get() - 1);
  }, [is]);
}

/** What is asked of open dialogs: whether something in them is typed and not saved. */
const asked = new Set<() => boolean>();

/** Has the browser ask before the page is closed or loaded anew while `is` says so. */
export function useUnsavedWhen(is: () => boolean): void {
  const latest = useRef(is);
  useEffect(() => {
    latest.current = is;
  });
  useEffect(() => {
    const ask = () => latest.current();
    asked.add(ask);
    return () => void asked.delete(ask);
  }, []);
}

/** Whether anything on the screen or in a dialog over it is typed and not saved. */
export const isAnythingUnsaved = (): boolean => unsaved.get() > 0 || [...asked].some((ask) => ask());
