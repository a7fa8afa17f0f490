import { may, type Session } from "../api/session.ts";
import type { Page } from "../page.ts";
import { pages } from "../pages.ts";

/** A screen with a place in the menu. */
export type Entry = Page & { menu: NonNullable<Page["menu"]> };

/** The menu of who is signed in: the screens that he may see. */
export const menuOf = (session: Session): Entry[] =>
  pages.flatMap((page) => (page.menu && may(session, page.right) ? [{ ...page, menu: page.menu }] : []));

/** The same by its headings, in their order. */
export function groupsOf(entries: readonly Entry[]): { name: string; entries: Entry[] }[] {
  const names = [...new Set(entries.map(({ menu }) => menu.group))];
  return names.map((name) => ({ name, entries: entries.filter(({ menu }) => menu.group === name) }));
}

/** Fetches a screen's script before it is asked for. */
export const prepare = ({ load }: Page): void => void load().catch(() => {});

/** The entry whose screen is open: the one with the longest address, as that of a new order lies under that of all orders. */
export const hereOf = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  entries
    .filter(({ path }) => `${pathname}/`.startsWith(`/${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
