import { useSyncExternalStore } from "react";
import { parseJson, readText, writeText } from "./storage.ts";

/** A value under one key of local storage. */
export type Remembered<T> = {
  get: () => T;
  /** Changes what the device holds now, which another tab may have written since. */
  update: (change: (value: T) => T) => void;
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
  /** What stands there when nothing is remembered, and on the server. */
  empty: T;
};

const forgets = new Map<string, () => void>();

/** Forgets what stands under a key, also where the code that understands it has not come. */
export const forget = (key: string): void => (forgets.get(key) ?? (() => writeText(key, null)))();

/**
 * A value that this browser remembers under `key` as JSON, the same in every tab. `understand` gets whatever is found
 * there, undefined for nothing, and gives a sound value. Where storage is refused the value lives as long as the page.
 */
export function remembered<T>(key: string, understand: (found: unknown) => T): Remembered<T> {
  const empty = understand(undefined);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;
  let refused = false;

  const read = () => {
    const found = readText(key);
    if (refused || found === text) return;
    text = found;
    value = understand(parseJson(found));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (next: T, nextText: string | null) => {
    value = next;
    refused = !writeText(key, nextText);
    text = refused ? text : nextText;
    tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    read();
    tell();
  };

  const forgetIt = () => write(empty, null);
  forgets.set(key, forgetIt);

  return {
    empty,
    get: () => {
      read(); // another tab's change is in storage before its event has come
      return value;
    },
    update: (change) => {
      read();
      const next = change(value);
      const nextText = JSON.stringify(next);
      if (nextText !== text || refused) write(next, nextText);
    },
    forget: forgetIt,
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", onStorage);
      };
    },
  };
}

/** The remembered value in a component; on the server and while hydrating it is the empty one. */
export const useRemembered = <T>(memory: Remembered<T>): T =>
  useSyncExternalStore(memory.subscribe, memory.get, () => memory.empty);

const never = () => () => {};

/** False on the server and while hydrating, then true: what the device remembers may be shown. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
