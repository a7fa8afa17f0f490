import type { Board } from "../../../contract/office/board.ts";

export type Column = Board["columns"][number];
export type ColumnName = Column["name"];

/** The board's columns: how they are called, and what an empty one says. */
export const columns: Record<ColumnName, { name: string; none: string }> = {
  to_pick: { name: "To pick", none: "Nothing to pick. Paid orders appear here by themselves, the oldest first." },
  picked: { name: "Picked", none: "Nobody picks at the moment. Take an order from “To pick” to have your name on it." },
  packed: { name: "Packed", none: "No parcel waits for a courier." },
  handed_over: { name: "Handed over today", none: "No parcel has left today yet." },
};

export const isColumn = (word: string | null): word is ColumnName => word !== null && Object.hasOwn(columns, word);
export const sayCount = (count: number): string => (count >= 1_000 ? "1,000+" : String(count));
