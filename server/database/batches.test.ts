import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { inBatches } from "./batches.ts";
import type { Sql } from "./connect.ts";

const pool = (): Sql => (() => {}) as unknown as Sql;

/** Work that waits to be let go on, and what it was begun for. */
function gated() {
  const runs: string[][] = [];
  const gates: (() => void)[] = [];
  const run = async (_: Sql, items: string[]) => {
    runs.push(items);
    await new Promise<void>((go) => void gates.push(go));
    return items.map((item) => (item === "rare" ? undefined : `${item} done`));
  };
  const go = async (at: number) => {
    await expect.poll(() => gates.length).toBe(at + 1);
    gates[at]?.();
  };
  return { runs, run, go };
}
const patience = 5_000;

test("who comes while one runs is taken by the next, at most so many, each with his own answer", async () => {
  const { runs, run, go } = gated();
  const work = inBatches(run, () => [], { most: 3, patience });
  const sql = pool();
  const all = Promise.all(["a", "b", "rare", "d", "e"].map((item) => work(sql, item)));
  for (const at of [0, 1, 2]) await go(at);
  expect(await all).toEqual(["a done", "b done", undefined, "d done", "e done"]);
  expect(runs).toEqual([["a"], ["b", "rare", "d"], ["e"]]);
});

test("those who share a name come one after the other", async () => {
  const { runs, run, go } = gated();
  const work = inBatches(run, (item) => [item.charAt(0)], { most: 9, patience });
  const sql = pool();
  const all = Promise.all(["a", "b1", "c", "b2", "b3"].map((item) => work(sql, item)));
  for (const at of [0, 1, 2, 3]) await go(at);
  await all;
  expect(runs).toEqual([["a"], ["b1", "c"], ["b2"], ["b3"]]);
});

test("who has waited for too long is told so, and nothing is done for him", async () => {
  const { runs, run, go } = gated();
  const work = inBatches(run, () => [], { most: 9, patience: 20 });
  const sql = pool();
  const first = work(sql, "a");
  expect(await work(sql, "b")).toBeUndefined();
  await go(0);
  expect(await first).toBe("a done");
  expect(runs).toEqual([["a"]]);
});

test("a batch that fails has failed for those in it, and for nobody after them", async () => {
  let fails = true;
  const work = inBatches(
    async (_, items: string[]) => {
      if (fails) throw new Error("away");
      return items;
    },
    () => [],
    { most: 9, patience },
  );
  const sql = pool();
  await expect(work(sql, "a")).rejects.toThrow("away");
  fails = false;
  expect(await work(sql, "b")).toBe("b");
});

test("a batch is told as a part of what its first one does, whoever began them", async () => {
  const whose = new AsyncLocalStorage<string>();
  const told: (string | undefined)[] = [];
  const { run, go } = gated();
  const work = inBatches(
    (sql, items: string[]) => {
      told.push(whose.getStore());
      return run(sql, items);
    },
    () => [],
    { most: 9, patience },
  );
  const sql = pool();
  const all = Promise.all(["a", "b", "c"].map((item) => whose.run(item, () => work(sql, item))));
  for (const at of [0, 1]) await go(at);
  await all;
  expect(told).toEqual(["a", "b"]);
});
