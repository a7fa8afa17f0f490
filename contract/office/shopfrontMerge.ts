/** A thing of a list, known by its key whatever is changed about it. */
export type Keyed = { key: string };
/** What a part of the shopfront consists of: lists of things, each in its order. */
export type Lists = { [list: string]: readonly Keyed[] };

/** What is changed of a list: things as they are to be, keys of things that are to go, and the order of all that stay. */
export type Change<T extends Keyed> = { set?: T[]; gone?: string[]; order?: string[] };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const byKey = <T extends Keyed>(list: readonly T[]) => new Map(list.map((item) => [item.key, item]));

/** A thing with the fields that mine changed, and the others as they are now. */
function mergeFields<T extends object>(base: T, mine: T, live: T): T {
  const changed = Object.entries(mine).filter(([name, value]) => !same(value, base[name as keyof T]));
  return { ...live, ...Object.fromEntries(changed) };
}

/** Puts the things that are not in `order` behind what they stand behind in `from`. */
function placeOthers(order: string[], from: readonly string[]): string[] {
  const placed = [...order];
  from.forEach((key, i) => {
    if (placed.includes(key)) return;
    const before = from.slice(0, i).findLast((earlier) => placed.includes(earlier));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, key);
  });
  return placed;
}

function mergeList<T extends Keyed>(base: readonly T[], mine: readonly T[], live: readonly T[]): T[] {
  const [was, own, now] = [byKey(base), byKey(mine), byKey(live)];
  const merged = new Map<string, T>();
  for (const key of new Set([...now.keys(), ...own.keys()])) {
    const [before, wanted, present] = [was.get(key), own.get(key), now.get(key)];
    if (wanted && present) merged.set(key, before ? mergeFields(before, wanted, present) : wanted);
    else if (wanted && (!before || !same(before, wanted))) merged.set(key, wanted);
    else if (present && !before) merged.set(key, present);
  }
  const kept = (list: readonly T[]) => list.map(({ key }) => key).filter((key) => merged.has(key));
  const [mineOrder, liveOrder] = [kept(mine), kept(live)];
  const moved = !same(
    mineOrder.filter((key) => was.has(key)),
    kept(base).filter((key) => own.has(key)),
  );
  const order = moved ? placeOthers(mineOrder, liveOrder) : placeOthers(liveOrder, mineOrder);
  return order.flatMap((key) => merged.get(key) ?? []);
}

/**
 * What comes of `live` with what was changed from `base` to `mine`: things, fields and the order that were not changed are
 * as they are in `live` now. Where both changed the same field, mine holds.
 */
export function merge<L extends Lists>(base: L, mine: L, live: L): L {
  const lists = Object.keys(live).map((name) => [
    name,
    mergeList(base[name] ?? [], mine[name] ?? [], live[name] ?? []),
  ]);
  return Object.fromEntries(lists) as L;
}

/** The lists with a change to some of them. What is set and new stands at the end, unless the order says otherwise. */
export function withChanges<L extends Lists>(lists: L, changes: { [list: string]: Change<Keyed> | undefined }): L {
  const changed = Object.entries(lists).map(([name, list]) => {
    const { set = [], gone = [], order } = changes[name] ?? {};
    const things = byKey(list);
    for (const thing of set) things.set(thing.key, thing);
    for (const key of gone) things.delete(key);
    const wanted = order ? [...new Set(order)].filter((key) => things.has(key)) : [...things.keys()];
    return [name, placeOthers(wanted, [...things.keys()]).flatMap((key) => things.get(key) ?? [])];
  });
  return Object.fromEntries(changed) as L;
}

/** What was changed of a list, as it is sent to the shop. Undefined: nothing. */
export function changeOf<T extends Keyed>(before: readonly T[], after: readonly T[]): Change<T> | undefined {
  const was = byKey(before);
  const set = after.filter((item) => !same(item, was.get(item.key)));
  const keys = after.map(({ key }) => key);
  const gone = [...was.keys()].filter((key) => !keys.includes(key));
  const left = before.map(({ key }) => key).filter((key) => keys.includes(key));
  const usual = [...left, ...keys.filter((key) => !was.has(key))];
  const change = {
    ...(set.length > 0 ? { set } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(same(keys, usual) ? {} : { order: keys }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
