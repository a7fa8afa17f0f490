import { useSyncExternalStore } from "react";

/** A value that lives outside the screens: read anywhere, watched by `use`. */
export type Store<T> = { get: () => T; set: (next: T) => void; use: () => T };

/** Makes a value that screens can watch. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
