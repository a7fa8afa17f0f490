import { expect, test } from "vitest";
import { makeRoom } from "./makeRoom.ts";

const keep = (...asked: string[]) =>
  new Map(["a", "b", "c", "d"].map((key) => [key, { asked: asked.includes(key) }] as const));
const left = (kept: ReturnType<typeof keep>, most: number) => {
  makeRoom(
    kept,
    "d",
    () => kept.size > most,
    (key) => kept.delete(key),
  );
  return [...kept.keys()].join("");
};

test("the oldest goes first; what was asked for stays once more, and the newest stays", () => {
  expect(left(keep(), 2)).toBe("cd");
  expect(left(keep("a"), 2)).toBe("da");
  expect(left(keep("a", "b", "c"), 3)).toBe("dbc");
  const kept = keep("a");
  expect([left(kept, 3), left(kept, 2)]).toEqual(["cda", "da"]);
});

test("nothing goes while there is room, and all the others where there is none", () => {
  expect(left(keep(), 4)).toBe("abcd");
  expect(left(keep("a", "c"), 0)).toBe("d");
});
