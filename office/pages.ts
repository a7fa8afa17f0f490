import type { Page } from "./page.ts";

/**
 * Every screen behind the sign-in, a line each, in the menu's order. The first one that somebody may see is where he begins.
 * To add one: its line here, and its file, whose default export is the screen.
 */
export const pages: readonly Page[] = [
  {
    path: "staff",
    name: "Staff",
    load: () => import("./pages/staff/Staff.tsx"),
    right: "staff.edit",
    menu: { icon: "staff", group: "Shop", go: "f" },
  },
  {
    path: "keys",
    name: "Program keys",
    load: () => import("./pages/keys/Keys.tsx"),
    right: "staff.edit",
    menu: { icon: "key", group: "Shop", go: "k" },
  },
  {
    path: "audit",
    name: "Who did what",
    load: () => import("./pages/audit/Audit.tsx"),
    right: "audit.read",
    menu: { icon: "audit", group: "Shop", go: "w" },
  },
  { path: "me", name: "My account", load: () => import("./pages/me/Me.tsx") },
];
