import { expect, test } from "vitest";
import { BreakerOpen, CircuitBreaker } from "./circuitBreaker.ts";

function breaker() {
  const clock = { now: 0 };
  const changes: boolean[] = [];
  const made = new CircuitBreaker({
    faults: 3,
    rest: 30_000,
    now: () => clock.now,
    changed: (open) => void changes.push(open),
  });
  const asked = { times: 0 };
  const ask = (answer: Promise<string> | Error, isFault?: (error: unknown) => boolean) =>
    made.run(() => {
      asked.times++;
      return answer instanceof Error ? Promise.reject(answer) : answer;
    }, isFault);
  const fail = () => expect(ask(new Error("away"))).rejects.toThrow("away");
  return { made, clock, changes, asked, ask, fail };
}

test("it opens after three faults in a row, not after three in all", async () => {
  const { made, ask, fail } = breaker();
  await fail();
  await fail();
  await ask(Promise.resolve("well"));
  await fail();
  await fail();
  expect(made.state).toBe("closed");
  await fail();
  expect(made.state).toBe("open");
});

test("while it is open nobody is asked; after its rest one is, and what comes of that counts for all", async () => {
  const { made, clock, changes, asked, ask, fail } = breaker();
  for (let i = 0; i < 3; i++) await fail();
  await expect(ask(Promise.resolve("well"))).rejects.toThrow(BreakerOpen);
  expect(asked.times).toBe(3);
  clock.now += 30_000;
  expect([made.state, made.lets]).toEqual(["half_open", true]);
  await fail();
  expect([made.state, made.lets, asked.times]).toEqual(["open", false, 4]);
  clock.now += 30_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = ask(promise);
  expect(made.lets).toBe(false);
  await expect(ask(Promise.resolve("well"))).rejects.toThrow(BreakerOpen);
  resolve("well");
  expect(await trial).toBe("well");
  expect([made.state, asked.times]).toEqual(["closed", 5]);
  expect(changes).toEqual([true, true, false]);
});

test("what is not the service's fault says that it is well", async () => {
  const { made, ask } = breaker();
  for (let i = 0; i < 5; i++)
    await expect(ask(new Error("no such pincode"), () => false)).rejects.toThrow("no such pincode");
  expect(made.state).toBe("closed");
});

test("requests that were under way when it opened don't reopen or close it wrongly", async () => {
  const { made, clock, ask, fail } = breaker();
  const { promise, reject } = Promise.withResolvers<string>();
  const late = ask(promise);
  for (let i = 0; i < 3; i++) await fail();
  reject(new Error("late"));
  await expect(late).rejects.toThrow("late");
  expect(made.state).toBe("open");
  clock.now += 30_000;
  expect(made.lets).toBe(true);
});
