import { expect, test } from "vitest";
import { addPieces, readPieces, writePieces } from "./pieces.ts";

test("the lines of a cart survive being written", () => {
  const lines = [
    { id: 12, quantity: 1 },
    { id: 2_147_483_647, quantity: 999 },
  ];
  expect(readPieces(writePieces(lines))).toEqual(lines);
  expect(readPieces(writePieces([]))).toEqual([]);
});

test.each(["", "x", "12", "12:", "12:1000", "12:-1", "1e3:1", "12:1;40:2", "12:1,", " 12:1", "99999999999:1"])(
  "%j stands for no lines",
  (text) => expect(readPieces(text)).toEqual([]),
);

test("no line has no pieces or an id that can't be", () => {
  expect(readPieces("0:1,4294967296:1,7:0,8:2")).toEqual([{ id: 8, quantity: 2 }]);
});

test("pieces of one variant add up, and more than the shop takes is refused", () => {
  expect(addPieces([{ id: 1, quantity: 2 }], readPieces("1:3,2:1"))).toEqual([
    { id: 1, quantity: 5 },
    { id: 2, quantity: 1 },
  ]);
  expect(addPieces([{ id: 1, quantity: 999 }], readPieces("1:1"))).toBeUndefined();
  const full = Array.from({ length: 100 }, (_, n) => ({ id: n + 1, quantity: 1 }));
  expect(addPieces(full, [{ id: 101, quantity: 1 }])).toBeUndefined();
  expect(addPieces(full, [{ id: 100, quantity: 1 }])).toHaveLength(100);
});
