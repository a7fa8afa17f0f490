import type { Page } from "./page.ts";

/**
 * Every screen behind the sign-in, a line each, in the menu's order. The first one that somebody may see is where he begins.
 * To add one: its line here, and its file, whose default export is the screen.
 */
export const pages: readonly Page[] = [{ path: "me", name: "My account", load: () => import("./pages/me/Me.tsx") }];
