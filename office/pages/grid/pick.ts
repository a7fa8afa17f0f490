import type { Range } from "./tables.ts";

/** A place in the grid, from 0. */
export type Place = { row: number; column: number };
/** What is chosen: from `anchor` to where one is. */
export type Pick = { at: Place; anchor: Place };

export const start: Pick = { at: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/** The cells between its two corners. */
export const rangeOf = ({ at, anchor }: Pick): Range => ({
  top: Math.min(at.row, anchor.row),
  bottom: Math.max(at.row, anchor.row),
  left: Math.min(at.column, anchor.column),
  right: Math.max(at.column, anchor.column),
});

/** How far a key leads: by rows and columns; undefined for a key that leads nowhere. `page`: rows in sight. */
function wayOf(event: { key: string; ctrlKey: boolean; metaKey: boolean }, page: number): [number, number] | undefined {
  const far = event.ctrlKey || event.metaKey ? Number.POSITIVE_INFINITY : 1;
  const ways: Record<string, [number, number]> = {
    ArrowUp: [-far, 0],
    ArrowDown: [far, 0],
    ArrowLeft: [0, -far],
    ArrowRight: [0, far],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [far === 1 ? 0 : -far, Number.NEGATIVE_INFINITY],
    End: [far === 1 ? 0 : far, Number.POSITIVE_INFINITY],
  };
  return ways[event.key];
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The pick after a key; Shift keeps its other corner. Undefined for a key that leads nowhere. */
export function moved(
  { at, anchor }: Pick,
  event: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  size: { rows: number; columns: number; page: number },
): Pick | undefined {
  const way = wayOf(event, size.page);
  if (!way) return undefined;
  const to = { row: within(at.row + way[0], size.rows), column: within(at.column + way[1], size.columns) };
  return { at: to, anchor: event.shiftKey ? anchor : to };
}
