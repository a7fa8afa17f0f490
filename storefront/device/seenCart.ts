import { isRecord, understandLines } from "./line.ts";
import type { Piece } from "./mergeCarts.ts";
import { remembered } from "./remembered.ts";

/** The account's cart as a device has last seen it: what has changed here or there since is told by comparing with it. */
export type SeenCart = { customer: number; version: number; lines: Piece[] };

export const piecesOf = (lines: Piece[]): Piece[] => lines.map(({ id, quantity }) => ({ id, quantity }));

export const seenCart = remembered("accountCart", (found): SeenCart | null => {
  if (!isRecord(found) || typeof found.customer !== "number" || typeof found.version !== "number") return null;
  return { customer: found.customer, version: found.version, lines: piecesOf(understandLines(found.lines)) };
});
