import { useEffect, useRef } from "react";
import { createStore } from "../store.ts";

/** What Back closes instead of leaving the screen: the open dialogs, the latest last. */
const closers: { close: () => void }[] = [];

/** How many dialogs are open that Back closes. */
export const openDialogs = (): number => closers.length;
export const closeLatest = (): void => closers.at(-1)?.close();

/** Has Back close this for as long as it is open, as on a phone everything that was opened is closed. */
export function useClosedByBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const closer = { close: () => latest.current() };
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [open]);
}

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
