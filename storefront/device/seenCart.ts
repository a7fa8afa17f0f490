import type { Piece } from "../parts/pieces.ts";
import { isRecord, understandLines } from "./line.ts";
import { remembered } from "./remembered.ts";

/** The account's cart as this device last saw it. Comparing with it shows what has changed since, here or on the server. */
export type SeenCart = { customer: number; version: number; lines: Piece[] };

export const piecesOf = (lines: Piece[]): Piece[] => lines.map(({ id, quantity }) => ({ id, quantity }));

export const seenCart = remembered("accountCart", (found): SeenCart | null => {
  if (!isRecord(found) || typeof found.customer !== "number" || typeof found.version !== "number") return null;
  return { customer: found.customer, version: found.version, lines: piecesOf(understandLines(found.lines)) };
});
