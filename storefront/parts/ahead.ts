import type { SyntheticEvent } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A link that the pointer rests on for so many milliseconds is about to be pressed. */
const moment = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;
const meant = createStore<{ page?: string }>(() => ({}));

/** Somebody seems about to go to a page: its path with its query. */
export const mean = (page: string): void => meant.setState({ page });

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

/** The page that somebody seems about to go to. */
export const useAhead = (): string | undefined => useStore(meant, ({ page }) => page);
