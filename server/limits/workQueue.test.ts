import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { WorkQueue } from "./workQueue.ts";

test("never more at once than it may, all in turn, and a failure frees its place", async () => {
  const queue = new WorkQueue("trial", 2, 100);
  let running = 0;
  const order: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      queue.run(async () => {
        expect(++running).toBeLessThanOrEqual(2);
        order.push(i);
        await turn();
        running--;
        if (i % 5 === 0) throw new Error("no");
        return i;
      }),
    ),
  );
  expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(4);
  expect([queue.begun, queue.peak]).toEqual([20, 2]);
});

test("more than may wait is refused at once", async () => {
  const queue = new WorkQueue("trial", 1, 2);
  const done: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => done.push(resolve));
  const held = [queue.run(hold), queue.run(hold), queue.run(hold)];
  await expect(queue.run(hold)).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  expect(queue).toMatchObject({ running: 1, waiting: 2, refused: 1 });
  for (let i = 0; i < 3; i++) {
    await turn();
    done[i]?.();
  }
  await Promise.all(held);
});
