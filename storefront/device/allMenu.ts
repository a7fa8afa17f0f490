import type { MenuEntry } from "../parts/menuText.ts";
import { isRecord } from "./line.ts";
import { remembered } from "./remembered.ts";

const named = (found: unknown): { name: string; slug: string } | undefined =>
  isRecord(found) && typeof found.name === "string" && typeof found.slug === "string"
    ? { name: found.name.slice(0, 80), slug: found.slug.slice(0, 200) }
    : undefined;

function understand(found: unknown): MenuEntry | undefined {
  const entry = named(found);
  if (!entry || !isRecord(found) || !Array.isArray(found.child)) return;
  return { ...entry, child: found.child.map(named).filter((child) => child !== undefined) };
}

/** Every department with its categories, as last seen: the side menu when the shop's own does not come. */
export const allMenu = remembered("allMenu", (found): MenuEntry[] =>
  Array.isArray(found)
    ? found
        .slice(0, 100)
        .map(understand)
        .filter((entry) => entry !== undefined)
    : [],
);
