import type { Sql } from "./connect.ts";

/** What is not begun yet: who comes now joins it. */
type Open<Item, Done> = { items: Item[]; done: Promise<Done[]> };

/**
 * A piece of work for which many come at once. One statement runs at a time for each pool; those who come meanwhile are taken
 * together by the next, so that many cost the database hardly more than one. `run` answers for each item, in their order;
 * where it fails it has failed for all whom it was run for. What is done is never begun before the call.
 */
export function together<Item, Done>(
  run: (sql: Sql, items: Item[]) => Promise<Done[]>,
): (sql: Sql, item: Item) => Promise<Done> {
  const open = new WeakMap<Sql, Open<Item, Done>>();
  const running = new WeakMap<Sql, Promise<unknown>>();

  const begin = (sql: Sql): Open<Item, Done> => {
    const items: Item[] = [];
    const start = () => {
      open.delete(sql);
      const begun = run(sql, items);
      running.set(sql, begun);
      return begun;
    };
    const next = { items, done: (running.get(sql) ?? Promise.resolve()).then(start, start) };
    open.set(sql, next);
    return next;
  };

  return async (sql, item) => {
    const { items, done } = open.get(sql) ?? begin(sql);
    const at = items.push(item) - 1;
    return (await done)[at] as Done;
  };
}
