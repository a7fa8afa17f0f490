import type { Transaction } from "../database/connect.ts";

/**
 * What can be exported. `columns` is the header; `count` tells of how many things, `rows` gives the rows of one thing after
 * the other by a cursor. Both run in one transaction that sees one moment of the shop.
 */
export type Export = {
  columns: string[];
  count(tx: Transaction): Promise<number>;
  rows(tx: Transaction): AsyncIterable<string[][]>;
};

/** Things that a cursor fetches at a time. */
export const cursorRows = 200;
