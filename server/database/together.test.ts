import { expect, test } from "vitest";
import type { Sql } from "./connect.ts";
import { together } from "./together.ts";

const pool = (): Sql => (() => {}) as unknown as Sql;

test("who comes while one runs is taken together by the next, each with his own answer", async () => {
  const runs: number[][] = [];
  const gates: (() => void)[] = [];
  const double = together(async (_, items: number[]) => {
    runs.push(items);
    await new Promise<void>((go) => void gates.push(go));
    return items.map((item) => item * 2);
  });
  const sql = pool();
  const first = double(sql, 1);
  await expect.poll(() => gates.length).toBe(1);
  const others = [double(sql, 2), double(sql, 3)];
  gates[0]?.();
  expect(await first).toBe(2);
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  expect(await Promise.all(others)).toEqual([4, 6]);
  expect(runs).toEqual([[1], [2, 3]]);
});

test("what fails has failed for those it was run for, and for nobody after them", async () => {
  let fails = true;
  const work = together(async (_, items: string[]) => {
    if (fails) throw new Error("away");
    return items;
  });
  const sql = pool();
  await expect(Promise.all([work(sql, "a"), work(sql, "b")])).rejects.toThrow("away");
  fails = false;
  expect(await work(sql, "c")).toBe("c");
});
