import { expect, test } from "vitest";
import { piecesOf, receivedOf } from "./pieces.ts";

const lines = [
  { id: 12, quantity: 3 },
  { id: 15, quantity: 1 },
];

test("no piece has a condition before somebody has looked at it", () => {
  const pieces = piecesOf({ lines });
  expect(pieces.map(({ id }) => id)).toEqual([12, 12, 12, 15]);
  expect(receivedOf(pieces)).toBeUndefined();
  expect(receivedOf(pieces.map((piece, n) => (n === 0 ? piece : { ...piece, condition: "shelf" })))).toBeUndefined();
});

test("pieces are counted by their condition", () => {
  const said = (["shelf", "scrap", "shelf", "repair"] as const).values();
  const pieces = piecesOf({ lines }).map((piece) => ({ ...piece, condition: said.next().value }));
  expect(receivedOf(pieces)).toEqual([
    { id: 12, quantity: 2, condition: "shelf" },
    { id: 12, quantity: 1, condition: "scrap" },
    { id: 15, quantity: 1, condition: "repair" },
  ]);
});
