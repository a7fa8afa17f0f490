import { mostWished } from "../../contract/listLimits.ts";
import { isRecord } from "./line.ts";
import { remembered } from "./remembered.ts";
import { toast } from "./toast.ts";

/**
 * The ids of the products that are wished for, the latest first. `seen`: what the account had when this device last heard of it.
 * Both are under one key: one without the other would look as if somebody had taken things off.
 */
export type Wished = { ids: number[]; seen: { customer: number; ids: number[] } | null };

const isId = (found: unknown): found is number =>
  typeof found === "number" && Number.isInteger(found) && found > 0 && found <= 2_147_483_647;
const isIds = (found: unknown): found is number[] =>
  Array.isArray(found) && found.length <= mostWished && found.every(isId) && new Set(found).size === found.length;

function understandSeen(found: unknown): Wished["seen"] {
  if (!isRecord(found) || !isId(found.customer) || !isIds(found.ids)) return null;
  return { customer: found.customer, ids: found.ids };
}

/** What this device wishes for. One bad entry makes all of it count as absent, and the account's comes back whole. */
export const wishlist = remembered(
  "wishlist",
  (found): Wished =>
    isRecord(found) && isIds(found.ids)
      ? { ids: found.ids, seen: understandSeen(found.seen) }
      : { ids: [], seen: null },
);

/** Puts a product on the wishlist, at its place or as the latest, or takes it off. False where there is no room. */
export function setWished(id: number, wanted: boolean, place = 0): boolean {
  let fits = true;
  wishlist.update((now) => {
    const others = now.ids.filter((other) => other !== id);
    fits = !wanted || others.length < mostWished;
    return fits ? { ...now, ids: wanted ? others.toSpliced(place, 0, id) : others } : now;
  });
  return fits;
}

/** Puts a product on the wishlist or takes it off, and says so; or that there is no room. */
export function toggleWished(id: number, name: string): void {
  const saved = wishlist.get().ids.includes(id);
  if (setWished(id, !saved)) toast("success", `${name} is ${saved ? "off" : "on"} your wishlist.`);
  else toast("error", `Your wishlist is full: it takes ${mostWished} products.`);
}
