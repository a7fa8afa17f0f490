import type { Keyed } from "../../contract/office/shopfrontMerge.ts";

/** The things of a list that are new or different, the keys that are gone, and whether the order of what stays is another one. */
export function changedIn<T extends Keyed>(before: readonly T[], after: readonly T[]) {
  const was = new Map(before.map((thing) => [thing.key, thing]));
  const now = new Set(after.map(({ key }) => key));
  const order = (list: readonly T[]) => list.map(({ key }) => key).filter((key) => was.has(key) && now.has(key));
  return {
    set: after.flatMap((thing) => {
      const old = was.get(thing.key);
      return JSON.stringify(old) === JSON.stringify(thing) ? [] : [{ old, thing }];
    }),
    gone: before.filter(({ key }) => !now.has(key)),
    moved: order(before).join() !== order(after).join(),
  };
}
