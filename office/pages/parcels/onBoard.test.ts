import { expect, test } from "vitest";
import type { Board, BoardOrder } from "../../../contract/office/board.ts";
import { moved } from "./onBoard.ts";

const order = (order_no: string, days_late = 0) =>
  ({ order_no, claim: null, promised: { days_late } }) as unknown as BoardOrder;
const board: Board = {
  columns: [
    { name: "to_pick", count: 60, late: 1, orders: [order("AAAAA-AAAAA", 2), order("BBBBB-BBBBB")] },
    { name: "picked", count: 1, late: 0, orders: [order("CCCCC-CCCCC")] },
    { name: "packed", count: 0, late: 0, orders: [] },
    { name: "handed_over", count: 0, late: 0, orders: [] },
  ],
  couriers: [],
};

test("an order that moves on takes its place in the count and in what is late", () => {
  const claim = { name: "Meena", at: "2026-11-23T06:30:00Z", own: true };
  const { columns } = moved(board, ["AAAAA-AAAAA"], "picked", (one) => ({ ...one, claim }));
  expect(
    columns.map(({ name, count, late, orders }) => [name, count, late, orders.map((one) => one.order_no)]),
  ).toEqual([
    ["to_pick", 59, 0, ["BBBBB-BBBBB"]],
    ["picked", 2, 1, ["AAAAA-AAAAA", "CCCCC-CCCCC"]],
    ["packed", 0, 0, []],
    ["handed_over", 0, 0, []],
  ]);
  expect(columns[1]?.orders[0]?.claim).toEqual(claim);
});

test("what is not on the board changes nothing", () => {
  expect(moved(board, ["ZZZZZ-ZZZZZ"], "packed", (one) => one)).toEqual(board);
});
