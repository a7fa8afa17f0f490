import type { Board, BoardOrder } from "../../../contract/office/board.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";

type ColumnName = Board["columns"][number]["name"];

/** The board with these orders in another column, changed by `change`: how it will be when the shop has done it. */
export function moved(
  board: Board,
  orders: readonly string[],
  to: ColumnName,
  change: (order: BoardOrder) => BoardOrder,
): Board {
  const goes = ({ order_no }: BoardOrder) => orders.includes(order_no);
  const going = board.columns.flatMap((column) => column.orders.filter(goes)).map(change);
  const isLate = ({ promised }: BoardOrder) => promised.days_late > 0;
  return {
    ...board,
    columns: board.columns.map((column) => {
      const gone = column.orders.filter(goes);
      const come = column.name === to ? going : [];
      return {
        ...column,
        count: column.count - gone.length + come.length,
        late: column.late - gone.filter(isLate).length + come.filter(isLate).length,
        orders: [...come, ...column.orders.filter((order) => !goes(order))],
      };
    }),
  };
}

/** Shows orders in another column of the open board, before the shop has answered. */
export function moveOnBoard(
  orders: readonly string[],
  to: ColumnName,
  change: (order: BoardOrder) => BoardOrder = (order) => order,
): void {
  client.setQueryData<Board>([...keyOf("GET /board")], (board) => board && moved(board, orders, to, change));
}
