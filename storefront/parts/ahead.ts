import { type SyntheticEvent, useSyncExternalStore } from "react";

/** A link that the pointer rests on for so many milliseconds is about to be pressed. */
const moment = 100;

let address: string | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Somebody seems about to go to a page: its path with its query. */
export function mean(page: string): void {
  address = page;
  for (const listen of listeners) listen();
}

type Of = SyntheticEvent<HTMLAnchorElement>;
const pageOf = ({ currentTarget: { pathname, search } }: Of) => pathname + search;

/** A finger is on the link. */
export const touched = (event: Of): void => mean(pageOf(event));

/** The pointer or the focus has come to the link. */
export function reached(event: Of): void {
  clearTimeout(waiting);
  waiting = setTimeout(mean, moment, pageOf(event));
}

/** It has left again. */
export const left = (): void => clearTimeout(waiting);

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The page that somebody seems about to go to. */
export const useAhead = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => address,
    () => undefined,
  );
