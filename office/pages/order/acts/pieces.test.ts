import { expect, test } from "vitest";
import { asksForExchange, piecesOf, receivedOf } from "./pieces.ts";

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

test("what is kept in exchange asks for a word as soon as a piece in whose place it goes is not fit for the shelf", () => {
  const asked = {
    lines: [
      { id: 12, quantity: 2, exchange_for: { id: 13, option_text: "Left" } },
      { id: 15, quantity: 1, exchange_for: null },
    ],
    exchange: { state: "kept" as const, kept_until: "2026-12-25", order_no: null },
  };
  const came = (...conditions: ("shelf" | "repair" | undefined)[]) =>
    piecesOf(asked).map((piece, n) => ({ ...piece, condition: conditions[n] }));
  expect(asksForExchange(asked, came())).toBe(false);
  expect(asksForExchange(asked, came("shelf", "shelf", "repair"))).toBe(false);
  expect(asksForExchange(asked, came("shelf", "repair"))).toBe(true);
  expect(asksForExchange({ ...asked, exchange: { ...asked.exchange, state: "over" } }, came("repair"))).toBe(false);
});
