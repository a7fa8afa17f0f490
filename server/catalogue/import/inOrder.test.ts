import { expect, test } from "vitest";
import { inOrder } from "./inOrder.ts";

/** Works that are done when they are told to be; `begun` are those that have been. */
function works() {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      return gate.promise;
    },
    finish: (name: string) => gates.get(name)?.resolve(name),
    fail: (name: string) => gates.get(name)?.reject(new Error(name)),
  };
}
const settled = () => new Promise((done) => setImmediate(done));

test("two works go on at once, and a third one waits for the first", async () => {
  const { begun, of, finish } = works();
  const taken: string[] = [];
  const { add, end } = inOrder<string>(2, (done) => void taken.push(done));
  await add(of("a"));
  await add(of("b"));
  const third = add(of("c"));
  finish("b");
  await settled();
  expect([begun, taken]).toEqual([["a", "b"], []]);
  finish("a");
  await third;
  expect([begun, taken]).toEqual([["a", "b", "c"], ["a"]]);
  finish("c");
  await end();
  expect(taken).toEqual(["a", "b", "c"]);
});

test("one that is to go alone waits for those before it, and those after it wait for it", async () => {
  const { begun, of, finish } = works();
  const { add, end } = inOrder<string>(2, () => {});
  await add(of("a"));
  const alone = add(of("b"), true);
  await settled();
  expect(begun).toEqual(["a"]);
  finish("a");
  await alone;
  const after = add(of("c"));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  finish("b");
  await after;
  finish("c");
  await end();
  expect(begun).toEqual(["a", "b", "c"]);
});

test("what fails is told to who adds next or ends, and nothing after it is taken", async () => {
  const { of, finish, fail } = works();
  const taken: string[] = [];
  const { add, end, rest } = inOrder<string>(2, (done) => void taken.push(done));
  await add(of("a"));
  await add(of("b"));
  fail("a");
  finish("b");
  await expect(add(of("c"))).rejects.toThrow("a");
  await expect(end()).rejects.toThrow("a");
  await rest();
  expect(taken).toEqual([]);
});
