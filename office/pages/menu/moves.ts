import { movedBy } from "../shopfront/useDraft.ts";
import type { State } from "../shopfront/words.ts";

export type Category = State<"menu">["categories"][number];
type List = Category[];

/** The list with those of one parent in this order, in the places that they have. */
function inOrder(list: List, parent: string | null, order: List): List {
  const rest = [...order];
  return list.map((entry) => (entry.parent === parent ? (rest.shift() ?? entry) : entry));
}

const siblings = (list: List, parent: string | null) => list.filter((entry) => entry.parent === parent);

/** Puts a category into a department, behind or before what it has. */
function into(list: List, entry: Category, department: string, first: boolean): List {
  const others = list.filter(({ key }) => key !== entry.key);
  const moved = { ...entry, parent: department };
  return first ? [moved, ...others] : [...others, moved];
}

/** An entry one place up or down; a category at the end of its department goes on into the next one. */
export function moveUpDown(list: List, key: string, by: number): List {
  const entry = list.find((one) => one.key === key);
  if (!entry) return list;
  const beside = siblings(list, entry.parent);
  const to = beside.indexOf(entry) + by;
  if (to >= 0 && to < beside.length) return inOrder(list, entry.parent, movedBy(beside, key, by));
  if (entry.parent === null) return list;
  const departments = siblings(list, null);
  const next = departments[departments.findIndex((one) => one.key === entry.parent) + Math.sign(by)];
  return next ? into(list, entry, next.key, by > 0) : list;
}

/** A department that has no categories becomes a category of the one above it. */
export function moveIn(list: List, key: string): List {
  const departments = siblings(list, null);
  const at = departments.findIndex((one) => one.key === key);
  const [entry, above] = [departments[at], departments[at - 1]];
  if (!entry || !above || siblings(list, key).length > 0) return list;
  return into(list, entry, above.key, false);
}

/** A category becomes a department, the next one after its own. */
export function moveOut(list: List, key: string): List {
  const entry = list.find((one) => one.key === key);
  if (!entry || entry.parent === null) return list;
  const moved = { ...entry, parent: null };
  return list.flatMap((one) => (one.key === entry.parent ? [one, moved] : one.key === key ? [] : [one]));
}
