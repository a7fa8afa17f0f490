import type { BoardOrder } from "../../../contract/office/board.ts";
import { useRead } from "../../api/read.ts";

/** What is to be packed after this order: first what one picks oneself, then the oldest that nobody has. */
export function useNext(order_no?: string): BoardOrder[] {
  const { data: board } = useRead("GET /board");
  const [toPick, picked] = ["to_pick", "picked"].map(
    (name) => board?.columns.find((column) => column.name === name)?.orders ?? [],
  );
  const own = (picked ?? []).filter(({ claim }) => claim?.own);
  return [...own, ...(toPick ?? [])].filter((order) => order.order_no !== order_no && order.may.includes("pack"));
}
