import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "./connect.ts";

/** Somebody whose turn has not come. `asHis`: has work told as his in traces; `late`: ends his patience. */
type Waiting<Item, Done> = {
  item: Item;
  names: string[];
  resolve: (done: Done | undefined) => void;
  reject: (error: unknown) => void;
  asHis: ReturnType<typeof AsyncLocalStorage.snapshot>;
  late: NodeJS.Timeout;
};
type Lane<Item, Done> = { waiting: Set<Waiting<Item, Done>>; isRunning: boolean };

/**
 * Work that is done for many at once, one batch at a time for each pool: who comes while one runs is taken by the next, at most so many
 * (`most`), and of those who share one of their `names` one at a time. `run` answers for each, in their order; undefined: not for him. The first of a batch is the one in whose
 * trace it stands. Undefined is also answered to who has waited for his batch to begin until his patience, in milliseconds, was over; for him nothing was done.
 */
export function inBatches<Item, Done>(
  run: (sql: Sql, items: Item[]) => Promise<(Done | undefined)[]>,
  namesOf: (item: Item) => string[],
  { most, patience }: { most: number; patience: number },
): (sql: Sql, item: Item) => Promise<Done | undefined> {
  const lanes = new WeakMap<Sql, Lane<Item, Done>>();

  const take = ({ waiting }: Lane<Item, Done>): Waiting<Item, Done>[] => {
    const taken: Waiting<Item, Done>[] = [];
    const names = new Set<string>();
    for (const one of waiting) {
      if (taken.length === most) break;
      if (one.names.some((name) => names.has(name))) continue;
      for (const name of one.names) names.add(name);
      clearTimeout(one.late);
      waiting.delete(one);
      taken.push(one);
    }
    return taken;
  };

  const work = async (sql: Sql, lane: Lane<Item, Done>): Promise<void> => {
    lane.isRunning = true;
    while (lane.waiting.size > 0) {
      const taken = take(lane);
      const items = taken.map(({ item }) => item);
      const begin = () => run(sql, items);
      try {
        const done = await (taken[0]?.asHis(begin) ?? begin());
        for (const [at, { resolve }] of taken.entries()) resolve(done[at]);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    lane.isRunning = false;
  };

  return (sql, item) =>
    new Promise((resolve, reject) => {
      const lane: Lane<Item, Done> = lanes.get(sql) ?? { waiting: new Set(), isRunning: false };
      lanes.set(sql, lane);
      const giveUp = () => {
        lane.waiting.delete(one);
        resolve(undefined);
      };
      const asHis = AsyncLocalStorage.snapshot();
      const one: Waiting<Item, Done> = {
        item,
        names: namesOf(item),
        resolve,
        reject,
        asHis,
        late: setTimeout(giveUp, patience),
      };
      lane.waiting.add(one);
      if (!lane.isRunning) void work(sql, lane);
    });
}
